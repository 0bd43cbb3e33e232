import type { Chiller } from "./Chiller.ts";
import { judgeChillers, type SourceVerdict } from "./coldSources.ts";
import { capacitiesOf, type Counted } from "./chillerCounts.ts";
import type { KeptTowers } from "./KeptTowers.ts";
import type { KeptModule } from "./PlantModule.ts";
import { sourceFaults, type SourceFault } from "./sourceFaults.ts";

/** Machines of one model as they were when they were taken. */
export interface KeptChillers extends Counted<Chiller> {
  /** SHA-256 of its record at the choice */
  readonly hash: string;
  /** Of each of them; absent where none were taken, and in plants from before. */
  readonly towers?: KeptTowers | undefined;
}

/** The chillers that somebody took, with what they were taken for; they are never replaced by themselves. */
export interface KeptPlant {
  /** One or two models, the larger first */
  readonly machines: readonly KeptChillers[];
  readonly standby: number;
  /** kW at the choice */
  readonly load: number;
  /** The plant room that was taken with it; absent without one, and in plants from before. */
  readonly module?: KeptModule | undefined;
}

/** "fails": it carries the load, and breaks another rule. */
export const PLANT_STATES = ["meets", "short", "large", "fails", "unknown"] as const;
export type PlantState = (typeof PLANT_STATES)[number];
export const PLANT_STATE_WORDS: Readonly<Record<PlantState, string>> = {
  meets: "仍满足",
  short: "装机不足",
  large: "过大",
  fails: "不满足",
  unknown: "无法判定",
};

/** What kept chillers are to the load of now. */
export interface PlantVerdict {
  readonly state: PlantState;
  readonly verdict: SourceVerdict | null;
  readonly faults: readonly SourceFault[];
}

/**
 * By the figures that the machines had when they were taken.
 *
 * @param load kW of now; null where it is not known
 * @param least kW, the building's least load; null where it is not stated
 */
export function judgePlant({ machines }: KeptPlant, load: number | null, least: number | null): PlantVerdict {
  if (load === null) return { state: "unknown", verdict: null, faults: [] };
  const capacities = capacitiesOf(machines);
  const verdict = judgeChillers(capacities, load, least ?? Number.POSITIVE_INFINITY);
  const state = verdict.isShort ? "short" : verdict.isLarge ? "large" : "meets";
  return { state, verdict, faults: sourceFaults(verdict, load, least) };
}
