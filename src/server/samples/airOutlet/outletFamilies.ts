import type { OutletType } from "#domain/catalogue/outletTypes.ts";

/** One way to build an outlet of a type. */
export interface OutletFamily {
  /** Begins the specification. */
  readonly letters: string;
  readonly type: OutletType;
  readonly name: string;
  /** Effective over neck area, without a damper. */
  readonly areaRatio: number;
}

/** What a volume damper behind the blades leaves of the effective area. */
export const DAMPER_AREA = 0.95;

/** Listed by size, with and without a damper, by no brand. */
export const UNBRANDED_FAMILIES: readonly OutletFamily[] = [
  {
    letters: "FS4",
    type: "V000167",
    name: "四面吹方形散流器",
    areaRatio: 0.75,
  },
  {
    letters: "FS3",
    type: "V000167",
    name: "三面吹方形散流器",
    areaRatio: 0.7,
  },
  {
    letters: "FS2",
    type: "V000167",
    name: "两面吹方形散流器",
    areaRatio: 0.66,
  },
  { letters: "YSH", type: "V000168", name: "圆环形散流器", areaRatio: 0.8 },
  { letters: "YSP", type: "V000168", name: "圆盘形散流器", areaRatio: 0.72 },
  {
    letters: "DBH",
    type: "V000169",
    name: "单层百叶风口（水平叶片）",
    areaRatio: 0.8,
  },
  {
    letters: "DBV",
    type: "V000169",
    name: "单层百叶风口（垂直叶片）",
    areaRatio: 0.78,
  },
  {
    letters: "SBH",
    type: "V000170",
    name: "双层百叶风口（前层水平）",
    areaRatio: 0.72,
  },
  {
    letters: "SBV",
    type: "V000170",
    name: "双层百叶风口（前层垂直）",
    areaRatio: 0.7,
  },
];

/** Built by every brand; the long mouth throws the same, but lets a little less air through. */
export const NOZZLE_FAMILIES: readonly OutletFamily[] = [
  { letters: "QPA", type: "V000164", name: "球形喷口", areaRatio: 0.95 },
  { letters: "QPB", type: "V000164", name: "长嘴球形喷口", areaRatio: 0.9 },
];
