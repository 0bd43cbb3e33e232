import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import type { OptimumFound } from "#domain/building/batch/optimum/PlanSearch.ts";

/** How far a search for the best plans of a building is. */
export interface OptimumTold {
  /** Grows with everything that is new. */
  readonly version: number;
  /** Groups of equal rooms whose candidates are known. */
  readonly asked: { readonly done: number; readonly total: number };
  /** `null` until all candidates are known. */
  readonly scope: OptimumScope | null;
  readonly found: OptimumFound | null;
}

/** A brand and what a person calls it. */
export interface NamedBrand {
  readonly code: string;
  readonly name: string;
}

/** What came of a plan that was adopted. */
export interface OptimumAdopted {
  readonly changed: number;
  /** Rooms that were changed meanwhile, or that the product no longer serves: they keep theirs. */
  readonly kept: number;
}
