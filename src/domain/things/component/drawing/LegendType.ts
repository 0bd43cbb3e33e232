/** The three legends of a component: 侧视、立面、平面. */
export const LEGEND_TYPES = ["PROFILE", "ELEVATION", "PLAN"] as const;
export type LegendType = (typeof LEGEND_TYPES)[number];
