import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** The calls of a batch for plan optimisation, independent of the kind's filter type. */
export type OptimumClient = Pick<
  BatchClient<unknown>,
  | "places"
  | "summary"
  | "optimise"
  | "optimumNews"
  | "optimumEffect"
  | "optimumPumps"
  | "optimumChanges"
  | "optimumLeftOut"
  | "adoptOptimum"
  | "optimumBrands"
  | "adoptOptimumBrand"
>;
export type OptimisedKind = Pick<BatchKind<unknown>, "categoryCode" | "words"> & {
  /** Present for kinds whose noise in rooms is considered. */
  readonly noise?: object;
};
