/** 机组类型 of multi-split outdoor units. */
export const OUTDOOR_UNIT_TYPES = {
  V001001: "热泵型",
  V001002: "热回收型",
  V001003: "单冷型",
} as const;

/** 出风方式: units that blow upwards stand on a roof, those that blow sideways hang or stand at a wall. */
export const OUTDOOR_UNIT_DISCHARGES = { V001011: "顶出风", V001012: "侧出风" } as const;
export const SIDE_DISCHARGE = "V001012" satisfies keyof typeof OUTDOOR_UNIT_DISCHARGES;
