import type { FanFamily, FanVariant } from "./FanFamily.ts";
import { AXIAL, MIXED } from "./fanShapes.ts";

/** Blade angles in degrees. */
const axial: readonly FanVariant[] = [
  { letter: "15-", pressure: 0.085, flow: 0.16, efficiency: 0.73, hubRatio: 0.28 },
  { letter: "20-", pressure: 0.105, flow: 0.2, efficiency: 0.765, hubRatio: 0.35 },
  { letter: "25-", pressure: 0.125, flow: 0.24, efficiency: 0.78, hubRatio: 0.42 },
  { letter: "30-", pressure: 0.15, flow: 0.27, efficiency: 0.77, hubRatio: 0.5 },
];
const roof: readonly FanVariant[] = [
  { letter: "20-", pressure: 0.085, flow: 0.2, efficiency: 0.68, hubRatio: 0.32 },
  { letter: "25-", pressure: 0.1, flow: 0.235, efficiency: 0.69, hubRatio: 0.4 },
];
const mixed: readonly FanVariant[] = [
  { letter: "A", pressure: 0.22, flow: 0.26, efficiency: 0.775, hubRatio: 0.5 },
  { letter: "B", pressure: 0.27, flow: 0.3, efficiency: 0.79, hubRatio: 0.55 },
];

const TUBE_AREA = Math.PI / 4;

const tubeAxial = {
  type: "V000704",
  drive: "V000711",
  tipSpeed: { from: 20, to: 85 },
  diameters: { from: 315, to: 1600 },
  variants: axial,
  ...AXIAL,
  outletArea: TUBE_AREA,
  casing: { length: 0.9, width: 1.15, height: 1.15 },
  noise: 21,
} as const;

const mixedFlow = {
  type: "V000705",
  drive: "V000711",
  tipSpeed: { from: 18, to: 70 },
  diameters: { from: 250, to: 1120 },
  variants: mixed,
  ...MIXED,
  outletArea: TUBE_AREA,
  casing: { length: 1.1, width: 1.2, height: 1.2 },
  noise: 16,
} as const;

/** Also what a smoke-extract fan runs on when there is no smoke: the low set. */
const POLE_PAIRS = [
  [2, 4],
  [4, 6],
  [4, 8],
  [6, 8],
] as const;

export const AXIAL_FAMILIES: readonly FanFamily[] = [
  {
    letters: "ZD",
    name: "轴流风机",
    speeds: { kind: "poles", poles: [2, 4, 6, 8] },
    weight: 95,
    ...tubeAxial,
  },
  {
    letters: "ZS",
    name: "双速轴流风机",
    speeds: { kind: "double", poles: POLE_PAIRS },
    weight: 105,
    ...tubeAxial,
  },
  {
    letters: "XD",
    name: "混流风机",
    speeds: { kind: "poles", poles: [2, 4, 6] },
    weight: 110,
    ...mixedFlow,
  },
  {
    letters: "XS",
    name: "双速混流风机",
    speeds: { kind: "double", poles: POLE_PAIRS },
    weight: 120,
    ...mixedFlow,
  },
  {
    letters: "WZ",
    name: "屋顶轴流风机",
    type: "V000707",
    drive: "V000711",
    speeds: { kind: "poles", poles: [4, 6, 8] },
    tipSpeed: { from: 15, to: 65 },
    diameters: { from: 315, to: 1250 },
    variants: roof,
    ...AXIAL,
    outletArea: 0.95,
    casing: { length: 1.7, width: 1.7, height: 1.1 },
    weight: 110,
    noise: 20,
  },
];
