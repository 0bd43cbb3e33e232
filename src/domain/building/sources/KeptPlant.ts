import type { Chiller } from "./Chiller.ts";
import { judgeChillers, type SourceVerdict } from "./coldSources.ts";
import { capacitiesOf, type Counted } from "./chillerCounts.ts";
import type { KeptTowers } from "./KeptTowers.ts";
import type { KeptModule } from "./PlantModule.ts";
import { sourceFaults, type SourceFault } from "./sourceFaults.ts";

/** Machines of one model with their figures at the choice */
export interface KeptChillers extends Counted<Chiller> {
  /** SHA-256 of the product's record at the choice */
  readonly hash: string;
  /** Towers of each machine; absent if none were taken, and in older plans. */
  readonly towers?: KeptTowers | undefined;
}

/** The chillers that a person chose, and the load at the choice. The program never replaces them. */
export interface KeptPlant {
  /** One or two models, the larger first */
  readonly machines: readonly KeptChillers[];
  readonly standby: number;
  /** Load at the choice, kW */
  readonly load: number;
  /** The plant room taken with it; absent if none was, and in older plans. */
  readonly module?: KeptModule | undefined;
}

/** "fails": the plant carries the load and breaks another rule. */
export const PLANT_STATES = ["meets", "short", "large", "fails", "unknown"] as const;
export type PlantState = (typeof PLANT_STATES)[number];
export const PLANT_STATE_WORDS: Readonly<Record<PlantState, string>> = {
  meets: "仍满足",
  short: "装机不足",
  large: "过大",
  fails: "不满足",
  unknown: "无法判定",
};

/** Verdict on kept chillers for the present load */
export interface PlantVerdict {
  readonly state: PlantState;
  readonly verdict: SourceVerdict | null;
  readonly faults: readonly SourceFault[];
}

/**
 * Judges kept chillers by their figures at the choice.
 *
 * @param load present load, kW; null where it is not known
 * @param least the building's least load, kW; null where it is not stated
 */
export function judgePlant({ machines }: KeptPlant, load: number | null, least: number | null): PlantVerdict {
  if (load === null) return { state: "unknown", verdict: null, faults: [] };
  const capacities = capacitiesOf(machines);
  const verdict = judgeChillers(capacities, load, least ?? Number.POSITIVE_INFINITY);
  const state = verdict.isShort ? "short" : verdict.isLarge ? "large" : "meets";
  return { state, verdict, faults: sourceFaults(verdict, load, least) };
}
