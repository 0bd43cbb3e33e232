import type { PlanPairs } from "./assignRows.ts";
import type { PlanStep } from "./FoundPlans.ts";
import type { ObjectiveProblem } from "./objective.ts";

export interface OptimumFound {
  /** `plans`: plans are still being sought; `bounds`: the plans are there and their bounds improve; `done`. */
  readonly stage: "plans" | "bounds" | "done";
  /** The fewest models: the number found and the lower bound. If they are equal, the plan is optimal. */
  readonly fewest: { readonly models: number; readonly bound: number };
  /** By rising number of models, each cheaper than the one before. */
  readonly steps: readonly PlanStep[];
}

/** A search for the plans of a building, driven by the caller step by step. */
export interface PlanSearch {
  readonly problem: ObjectiveProblem;
  /** Grows whenever `found` has changed. */
  readonly version: number;
  /**
   * `null` before there is a plan, and if no room takes part. A bound for a number of models holds for every plan
   * with at most that many.
   */
  readonly found: OptimumFound | null;
  run(): Generator<void>;
  /** Searches only the plan that the objective wants. */
  runWanted(): Generator<void>;
  /** The best plan with at most `k` models, or else the one with the fewest; `null` if there is none. */
  planAt(k: number): PlanPairs | null;
}
