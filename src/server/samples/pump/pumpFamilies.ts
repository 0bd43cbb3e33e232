import type { PumpFamily } from "./PumpFamily.ts";
import { DROOPING_HEAD, FALLING_HEAD } from "./pumpShapes.ts";

/** r/min at 50 Hz with the slip of a loaded motor: two and four poles. */
const BOTH_SPEEDS = [2900, 1450];
const FULL_AND_TRIMMED = [1, 0.93, 0.87];

/** Flows and heads are those of the size series of ISO 2858, with steps between. */
export const PUMP_FAMILIES: readonly PumpFamily[] = [
  {
    letters: "DX",
    name: "单级单吸离心泵",
    type: "V000601",
    flows: [12.5, 25, 50, 100, 160, 200, 300, 400],
    stageHeads: [12.5, 20, 32, 50, 80],
    stages: [1],
    speeds: BOTH_SPEEDS,
    trims: FULL_AND_TRIMMED,
    specificSpeed: { from: 28, to: 240 },
    inlets: 1,
    efficiency: 0,
    headShape: FALLING_HEAD,
  },
  {
    letters: "GD",
    name: "立式管道离心泵",
    type: "V000602",
    flows: [6.3, 12.5, 25, 50, 80, 100, 160, 200],
    stageHeads: [12.5, 20, 32, 50, 80],
    stages: [1],
    speeds: BOTH_SPEEDS,
    trims: FULL_AND_TRIMMED,
    specificSpeed: { from: 25, to: 220 },
    inlets: 1,
    efficiency: -2.5,
    headShape: DROOPING_HEAD,
  },
  {
    letters: "SX",
    name: "单级双吸离心泵",
    type: "V000603",
    flows: [250, 360, 500, 720, 1000, 1400, 2000],
    stageHeads: [80, 128, 200, 320],
    stages: [1],
    // The head of a stage is given at 2900 r/min, at which these are not built.
    speeds: [1450, 980],
    trims: FULL_AND_TRIMMED,
    specificSpeed: { from: 45, to: 240 },
    inlets: 2,
    efficiency: 1.5,
    headShape: FALLING_HEAD,
  },
  {
    letters: "DJ",
    name: "卧式多级离心泵",
    type: "V000604",
    flows: [12.5, 25, 46, 85, 155],
    stageHeads: [25, 40],
    stages: [2, 3, 4, 5, 6, 7, 8, 9],
    speeds: [2900],
    trims: [1],
    specificSpeed: { from: 28, to: 200 },
    inlets: 1,
    efficiency: -3,
    headShape: FALLING_HEAD,
  },
  {
    letters: "LQ",
    name: "轻型立式多级离心泵",
    type: "V000605",
    flows: [4, 8, 12, 16, 20, 32, 45, 64, 90],
    stageHeads: [9, 13],
    stages: [2, 3, 4, 5, 6, 8, 10, 12],
    speeds: [2900],
    trims: [1],
    specificSpeed: { from: 35, to: 420 },
    inlets: 1,
    efficiency: -2,
    headShape: FALLING_HEAD,
  },
];
