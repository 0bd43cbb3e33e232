import { isAirKind } from "#domain/building/systems/air/AirSettings.ts";
import type { SegmentLine } from "#domain/building/systems/systemLines.ts";

/** Words for a medium in tables of systems */
export interface MediumWords {
  /** Name of a size, and of a segment without one */
  readonly size: string;
  readonly unsized: string;
  /** Whether flows carry loads of rooms and pass valves */
  readonly hasLoad: boolean;
  /** Diameters of the whole sheet, mm */
  readonly diameters: readonly (readonly [title: string, of: (line: SegmentLine) => number | null])[];
  /** Column of a terminal's loss, and the basis of an assumed loss */
  readonly terminalLoss: string;
  readonly assumedLoss: string;
  /** Device that takes a circuit's surplus */
  readonly balanced: string;
  readonly lengthUnit: string;
  readonly digits: { readonly flow: number; readonly friction: number; readonly loss: number };
  /** Name of the machine that a system keeps */
  readonly machine: string;
}

const WATER_WORDS: MediumWords = {
  size: "管径",
  unsized: "超出系列",
  hasLoad: true,
  diameters: [["内径", ({ inner }) => inner]],
  terminalLoss: "末端阻力",
  assumedLoss: "末端水阻按 30 kPa 估算",
  balanced: "设平衡阀",
  lengthUnit: "m，单程",
  digits: { flow: 2, friction: 0, loss: 0 },
  machine: "水泵",
};

const AIR_WORDS: MediumWords = {
  size: "风管",
  unsized: "无合适风管",
  hasLoad: false,
  diameters: [
    ["水力直径", ({ inner }) => inner],
    ["当量直径", ({ equivalent }) => equivalent],
  ],
  terminalLoss: "风口阻力",
  assumedLoss: "风口阻力按 ζ 和公称面积上的风速估算",
  balanced: "设调节风阀",
  lengthUnit: "m",
  digits: { flow: 0, friction: 2, loss: 1 },
  machine: "风机",
};

/** The words for a kind of systems */
export const mediumWords = (kind: string): MediumWords => (isAirKind(kind) ? AIR_WORDS : WATER_WORDS);
