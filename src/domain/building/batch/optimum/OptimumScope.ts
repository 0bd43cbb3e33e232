import type { PricedSum, PricesFound } from "../prices/PricedSum.ts";
import type { ModelLimit } from "./limit/ModelLimit.ts";
import type { Objective } from "./objective.ts";

/** The present products of the rooms, with the same measures as plans. */
export interface TodayPlan {
  readonly models: number;
  readonly meanExcess: number;
  readonly largestExcess: number;
  /** Rooms that their units meet by stated figures only. */
  readonly nominal: number;
  /** kW; `null` if a product states none. */
  readonly power: number | null;
  readonly price: PricedSum;
  /** Rooms whose product is not among their candidates: they count only in the number of models. */
  readonly unknown: number;
}

/** A floor or type without a known plan of few enough models. */
export interface ShortPart {
  /** Empty for rooms that state no floor, or follow no rule. */
  readonly name: string;
  /**
   * The least number of models that it needs, and the number of a known plan; if they are equal, this is proved.
   */
  readonly bound: number;
  readonly found: number;
  /** Rooms that take no part for this reason; 0 if its locked rooms alone have too many models. */
  readonly rooms: number;
}

/** How models are counted by floors or types, and the result. */
export interface LimitScope extends ModelLimit {
  /** Number of floors or types with rooms that are asked about. */
  readonly places: number;
  /** Rooms that state no floor, or follow no rule, and are counted together. */
  readonly unplaced: number;
  readonly short: readonly ShortPart[];
  /** The greatest number of models in one floor or type now; `null` before any room has a product. */
  readonly today: number | null;
  /** Lower bound in dB(A) for the loudest unit of any plan, if the objective is noise. */
  readonly leastLoudest: number | null;
}

/** The rooms that take part in the optimisation, and those that do not. */
export interface OptimumScope {
  /** Rooms that get a model of the plan. */
  readonly rooms: number;
  readonly locked: number;
  readonly leftOut: number;
  /** Of those: rooms that no slack helps. */
  readonly helpless: number;
  /** Of those: rooms whose own conditions allow too little excess. */
  readonly limited: number;
  /** The slack (share) at which all others would take part; `null` if no room left out can be helped. */
  readonly helpingSlack: number | null;
  readonly objectives: readonly Objective[];
  /** dB(A) that no unit of the quietest plan exceeds. */
  readonly loudest: number | null;
  /** Facts about the candidates' prices; `null` if no price is known. */
  readonly prices: PricesFound | null;
  /** Rooms without a priced candidate, to which the objective of least price gives the least excess. */
  readonly unpriced: number;
  /** Absent if models are not counted by floors or types. */
  readonly limit?: LimitScope;
  /** `null` before any room has a product. */
  readonly today: TodayPlan | null;
}
