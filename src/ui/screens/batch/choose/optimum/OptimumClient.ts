import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** What of a batch and its kind a building is brought to its best with; none of it knows the filter of the kind. */
export type OptimumClient = Pick<
  BatchClient<unknown>,
  | "places"
  | "summary"
  | "optimise"
  | "optimumNews"
  | "optimumEffect"
  | "optimumChanges"
  | "optimumLeftOut"
  | "adoptOptimum"
  | "optimumBrands"
  | "adoptOptimumBrand"
>;
export type OptimisedKind = Pick<BatchKind<unknown>, "categoryCode" | "words">;
