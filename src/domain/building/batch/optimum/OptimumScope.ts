import type { PricedSum, PricesFound } from "../prices/PricedSum.ts";
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
  /** `null` before any room has a product. */
  readonly today: TodayPlan | null;
}
