import type { IndoorUnitStructure } from "#domain/catalogue/indoorUnitValues.ts";

/** mm of the smallest size and how much each further size adds. */
type Growth = readonly [first: number, step: number];

/** One way to build an indoor unit, and the sizes in which it is built. */
export interface IndoorUnitFamily {
  /** In model numbers. */
  readonly letters: string;
  readonly structure: IndoorUnitStructure;
  readonly name: string;
  /** kW of the smallest and the largest size. */
  readonly from: number;
  readonly to: number;
  /** Pa; `null` for units that blow freely into the room. */
  readonly staticPressures: readonly (number | null)[];
  /** dB(A) beside a duct unit of the same size. */
  readonly noise: number;
  readonly length: Growth;
  readonly width: Growth;
  readonly height: Growth;
}

/** Rated cooling of the sizes that multi-split systems are built in, kW. */
export const COOLING_SERIES = [
  2.2, 2.5, 2.8, 3.2, 3.6, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9, 10, 11.2, 12.5, 14, 16,
] as const;

const FREE = [null] as const;

export const INDOOR_UNIT_FAMILIES: readonly IndoorUnitFamily[] = [
  {
    letters: "DL",
    structure: "V000501",
    name: "薄型风管式",
    from: 2.2,
    to: 7.1,
    staticPressures: [10, 30],
    noise: 0,
    length: [700, 50],
    width: [450, 0],
    height: [200, 0],
  },
  {
    letters: "DM",
    structure: "V000501",
    name: "中静压风管式",
    from: 4.5,
    to: 16,
    staticPressures: [50, 80],
    noise: 1,
    length: [920, 60],
    width: [635, 0],
    height: [270, 5],
  },
  {
    letters: "K1",
    structure: "V000502",
    name: "单面出风嵌入式",
    from: 2.2,
    to: 7.1,
    staticPressures: FREE,
    noise: 2,
    length: [850, 40],
    width: [425, 0],
    height: [153, 6],
  },
  {
    letters: "K2",
    structure: "V000503",
    name: "两面出风嵌入式",
    from: 2.2,
    to: 9,
    staticPressures: FREE,
    noise: 1,
    length: [780, 45],
    width: [600, 0],
    height: [298, 0],
  },
  {
    letters: "K4C",
    structure: "V000504",
    name: "紧凑型四面出风嵌入式",
    from: 2.2,
    to: 5.6,
    staticPressures: FREE,
    noise: 2,
    length: [570, 0],
    width: [570, 0],
    height: [245, 3],
  },
  {
    letters: "K4",
    structure: "V000504",
    name: "四面出风嵌入式",
    from: 4.5,
    to: 16,
    staticPressures: FREE,
    noise: 1,
    length: [840, 0],
    width: [840, 0],
    height: [204, 8],
  },
  {
    letters: "B",
    structure: "V000505",
    name: "壁挂式",
    from: 2.2,
    to: 9,
    staticPressures: FREE,
    noise: 3,
    length: [790, 35],
    width: [220, 2],
    height: [285, 4],
  },
];
