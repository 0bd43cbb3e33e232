import type { CandidateModel } from "#domain/building/selection/roomCandidates.ts";
import type { ShownProduct } from "./categoryProducts.ts";

/** A product as candidates are told of it. */
export const candidateOf = (
  { id, model, name, seriesName, brandCode, isSample }: ShownProduct,
  figures: Pick<CandidateModel, "size" | "inputPower" | "noise">,
): CandidateModel => ({ id, model, name, seriesName, brandCode, isSample, ...figures });
