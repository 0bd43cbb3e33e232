import type { FanCoilMotor } from "#domain/catalogue/properties.ts";

/** An invented maker: what it builds and how it leans against the standard's figures. */
export interface SampleBrand {
  readonly code: string;
  readonly name: string;
  /** Begins its model numbers. */
  readonly prefix: string;
  readonly families: readonly string[];
  readonly motors: readonly FanCoilMotor[];
  readonly capacity: number;
  readonly sensibleRatio: number;
  readonly power: number;
  /** dB(A) */
  readonly noise: number;
}

const ALL = ["WA", "WM", "LA", "LM", "KA", "BM"];
const NO_WALL = ["WA", "WM", "LA", "LM", "KA"];
const BOTH: readonly FanCoilMotor[] = ["V000431", "V000432"];
const AC: readonly FanCoilMotor[] = ["V000431"];

/** The standard limits noise and power from above and capacity to 95 % from below: leanings keep to that side. */
export const SAMPLE_BRANDS: readonly SampleBrand[] = [
  {
    code: "B000001",
    name: "朗源",
    prefix: "LY",
    families: ALL,
    motors: BOTH,
    capacity: 1.04,
    sensibleRatio: 0.006,
    power: 0.96,
    noise: -1,
  },
  {
    code: "B000002",
    name: "北辰",
    prefix: "BC",
    families: ALL,
    motors: BOTH,
    capacity: 1.02,
    sensibleRatio: -0.008,
    power: 0.94,
    noise: -1.5,
  },
  {
    code: "B000003",
    name: "恒屿",
    prefix: "HY",
    families: ALL,
    motors: BOTH,
    capacity: 1,
    sensibleRatio: 0.014,
    power: 0.98,
    noise: 0,
  },
  {
    code: "B000004",
    name: "澄川",
    prefix: "CC",
    families: NO_WALL,
    motors: BOTH,
    capacity: 1.06,
    sensibleRatio: -0.002,
    power: 0.99,
    noise: 0,
  },
  {
    code: "B000005",
    name: "瑞禾",
    prefix: "RH",
    families: ALL,
    motors: BOTH,
    capacity: 0.99,
    sensibleRatio: 0.002,
    power: 0.9,
    noise: -2,
  },
  {
    code: "B000006",
    name: "南屏",
    prefix: "NP",
    families: NO_WALL,
    motors: BOTH,
    capacity: 1.01,
    sensibleRatio: 0.018,
    power: 0.97,
    noise: -0.5,
  },
  {
    code: "B000007",
    name: "广衡",
    prefix: "GH",
    families: ALL,
    motors: BOTH,
    capacity: 1.03,
    sensibleRatio: -0.012,
    power: 0.95,
    noise: -1,
  },
  {
    code: "B000008",
    name: "禹风",
    prefix: "YF",
    families: NO_WALL,
    motors: BOTH,
    capacity: 0.995,
    sensibleRatio: 0.01,
    power: 0.93,
    noise: -1.5,
  },
  {
    code: "B000009",
    name: "沐川",
    prefix: "MC",
    families: ALL,
    motors: AC,
    capacity: 0.985,
    sensibleRatio: 0.004,
    power: 1,
    noise: 0,
  },
  {
    code: "B000010",
    name: "松岭",
    prefix: "SL",
    families: ALL,
    motors: BOTH,
    capacity: 1.05,
    sensibleRatio: -0.005,
    power: 0.97,
    noise: -0.5,
  },
];
