import type { PlanPairs } from "./assignRows.ts";
import type { PlanStep } from "./FoundPlans.ts";
import type { ObjectiveProblem } from "./objective.ts";

export interface OptimumFound {
  /** `plans` are still looked for; `bounds`: the plans are there, what speaks for them gets sharper; `done`. */
  readonly stage: "plans" | "bounds" | "done";
  /** How few models there can be: as found, and at least. Equal: the plan is the best. */
  readonly fewest: { readonly models: number; readonly bound: number };
  /** By rising number of models, each cheaper than the one before. */
  readonly steps: readonly PlanStep[];
}

/** A search for the plans of a building; driven from outside, step by step. */
export interface PlanSearch {
  readonly problem: ObjectiveProblem;
  /** Grows whenever `found` has changed. */
  readonly version: number;
  /** `null` before there is a plan, and where no room takes part. Bounds hold for every plan of at most so many models. */
  readonly found: OptimumFound | null;
  run(): Generator<void>;
  /** Only the plan that the objective wants. */
  runWanted(): Generator<void>;
  /** The best plan of at most `k` models, or else the one of the fewest; `null`: there is none. */
  planAt(k: number): PlanPairs | null;
}
