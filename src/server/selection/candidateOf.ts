import type { CandidateModel } from "#domain/building/selection/roomCandidates.ts";
import type { ShownProduct } from "./categoryProducts.ts";

/** A product in the form for candidates. */
export const candidateOf = (
  { id, model, name, seriesName, brandCode, isSample }: ShownProduct,
  figures: Pick<CandidateModel, "size" | "inputPower" | "noise">,
): CandidateModel => ({ id, model, name, seriesName, brandCode, isSample, ...figures });
