/** A step of a machine that runs at several: 高档, 中档, 低档. */
export const STEPS = { top: "超高", high: "高", medium: "中", low: "低" } as const;
export type Step = keyof typeof STEPS;
