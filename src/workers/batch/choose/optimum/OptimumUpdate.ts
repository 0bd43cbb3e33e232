import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import type { OptimumFound } from "#domain/building/batch/optimum/PlanSearch.ts";

/** Progress of a search for the best plans of a building. */
export interface OptimumUpdate {
  /** Grows with every update. */
  readonly version: number;
  /** Groups of equal rooms whose candidates are known. */
  readonly asked: { readonly done: number; readonly total: number };
  /** `null` until all candidates are known. */
  readonly scope: OptimumScope | null;
  readonly found: OptimumFound | null;
}

export interface NamedBrand {
  readonly code: string;
  readonly name: string;
}

/** Result of adopting a plan. */
export interface OptimumAdopted {
  readonly changed: number;
  /** Rooms that were changed meanwhile, or that the product no longer serves, keep theirs. */
  readonly kept: number;
}
