import { numberedTags } from "../numberedTags.ts";
import type { CircuitName } from "./plant/PlantPumps.ts";
import type { WaterKind } from "./WaterSettings.ts";

/** The water that a pump moves: cold, hot, both in two pipes, that of its own chiller, or that of towers */
export type Moved = WaterKind | "both" | CircuitName;
const TAGS: Readonly<Record<Moved, string>> = {
  cold: "B-L",
  hot: "B-R",
  both: "B-LR",
  primary: "B-Y",
  condenser: "B-LQ",
};
/** Names of the pumps in schedules */
export const PUMP_NAMES: Readonly<Record<Moved, string>> = {
  cold: "冷水循环泵",
  hot: "热水循环泵",
  both: "冷热水循环泵",
  primary: "一级循环泵",
  condenser: "冷却水循环泵",
};
export const movedBy = (kind: WaterKind, isTwoPipe: boolean): Moved => (isTwoPipe ? "both" : kind);

/** Tags of the pumps of systems: B-L; numbered if several move the same water. */
export const pumpTags = (systems: readonly Moved[]): readonly string[] =>
  numberedTags(systems.map((moved) => TAGS[moved]));
