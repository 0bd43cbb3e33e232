import type { PricedSum, PricesFound } from "../prices/PricedSum.ts";
import type { ModelLimit } from "./limit/ModelLimit.ts";
import type { Objective } from "./objective.ts";

/** What the rooms have now, measured as the plans are. */
export interface TodayPlan {
  readonly models: number;
  readonly meanExcess: number;
  readonly largestExcess: number;
  /** kW; `null` where a product states none. */
  readonly power: number | null;
  readonly price: PricedSum;
  /** Rooms whose product is none of their candidates: they are in no figure but the number of models. */
  readonly unknown: number;
}

/** A floor or type that has no plan of few enough models, as far as is known. */
export interface ShortPlace {
  /** Empty: of the rooms that state no floor, or follow no rule. */
  readonly name: string;
  /** So many models it needs at least, and with so many a plan is known; equal: it is proved. */
  readonly bound: number;
  readonly found: number;
  /** Rooms that take no part for it; 0: its locked rooms alone have too many models. */
  readonly rooms: number;
}

/** How the models are counted on floors or in types, and what comes of it. */
export interface LimitScope extends ModelLimit {
  /** Floors or types with rooms that are asked about. */
  readonly places: number;
  /** Rooms that state no floor, or follow no rule: they are counted together. */
  readonly unplaced: number;
  readonly short: readonly ShortPlace[];
  /** The most models that one place has now; `null` before any room has a product. */
  readonly today: number | null;
  /** dB(A) that the loudest unit has at least in any plan, where the quietest is asked for. */
  readonly leastLoudest: number | null;
}

/** What takes part in the optimum and what does not. */
export interface OptimumScope {
  /** Rooms that get a model of the plan. */
  readonly rooms: number;
  readonly locked: number;
  readonly leftOut: number;
  /** Of those: rooms that no slack helps. */
  readonly helpless: number;
  /** Of those: rooms whose own conditions allow too little excess. */
  readonly limited: number;
  /** The slack, a share, at which all others would take part; `null` where nobody is left out who could be helped. */
  readonly helpingSlack: number | null;
  readonly objectives: readonly Objective[];
  /** dB(A) that no unit of a quietest plan is louder than. */
  readonly loudest: number | null;
  /** Of what the candidates cost; `null` where no price is known. */
  readonly prices: PricesFound | null;
  /** Rooms that the least price leaves with what exceeds them least: none of their candidates has a price. */
  readonly unpriced: number;
  /** Absent where models are not counted by floors or types. */
  readonly limit?: LimitScope;
  /** `null` before any room has a product. */
  readonly today: TodayPlan | null;
}
