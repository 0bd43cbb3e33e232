/** 产品类型 of a multi-split indoor unit; every selection filters by it. */
export const INDOOR_UNIT_TYPE = "V000067";

/** Names of 结构形式 in the catalogue. */
export const INDOOR_UNIT_STRUCTURES = {
  V000501: "风管式",
  V000502: "嵌入式-单面出风",
  V000503: "嵌入式-两面出风",
  V000504: "嵌入式-四面出风",
  V000505: "壁挂式",
} as const;

/** Structures that the batch screen offers, in its order; the first is the default. */
export const OFFERED_STRUCTURES = [
  "风管式",
  "嵌入式-单面出风",
  "嵌入式-两面出风",
  "嵌入式-四面出风",
] as const;
