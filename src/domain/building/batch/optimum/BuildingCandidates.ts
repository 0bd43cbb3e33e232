import type { CandidateModel, PackedCandidates, UnpackedRow } from "../../selection/roomCandidates.ts";
import { setsOf, type Sets } from "./Sets.ts";

/** A candidate with what a building needs to know about it. */
export interface BuildingModel extends CandidateModel {
  /** Price of one unit in yuan; `null` if no price is known, which does not mean 0. */
  readonly price: number | null;
}

/**
 * The candidates for each group of equal rooms of a building. Models are in the order of their names, which
 * decides between equals.
 */
export interface BuildingCandidates {
  readonly models: readonly BuildingModel[];
  /** Candidates of each group. */
  readonly rows: Sets;
  /** One for each of `rows.members`, in units of EXCESS_UNIT. */
  readonly excess: Uint16Array<ArrayBuffer>;
  /** The excess of the leading figure, likewise. */
  readonly lead: Uint16Array<ArrayBuffer>;
  /** The least excess of any product as a share; NaN if none serves the group. */
  readonly least: Float64Array<ArrayBuffer>;
}

/** One answer of the server, unpacked. */
export interface CandidatePart extends Pick<PackedCandidates, "models" | "least"> {
  readonly rows: readonly UnpackedRow[];
}

const byName = (a: CandidateModel, b: CandidateModel) => {
  const [one, two] = a.model === b.model ? [a.id, b.id] : [a.model, b.model];
  return one < two ? -1 : one > two ? 1 : 0;
};

/** @param parts of the groups in their order */
export function joinCandidates(parts: readonly CandidatePart[]): BuildingCandidates {
  const known = new Map(parts.flatMap(({ models }) => models.map((model) => [model.id, model] as const)));
  const models = [...known.values()].sort(byName).map((model) => ({ ...model, price: null }));
  const indexOf = new Map(models.map(({ id }, index) => [id, index]));
  const lists: number[][] = [];
  const excess: number[] = [];
  const lead: number[] = [];
  for (const part of parts) {
    const indexes = part.models.map(({ id }) => indexOf.get(id)!);
    for (const row of part.rows) {
      const pairs = row.models.map((model, at) => ({
        model: indexes[model]!,
        excess: row.excess[at]!,
        lead: row.lead[at]!,
      }));
      pairs.sort((a, b) => a.model - b.model);
      lists.push(pairs.map(({ model }) => model));
      for (const pair of pairs) {
        excess.push(pair.excess);
        lead.push(pair.lead);
      }
    }
  }
  return {
    models,
    rows: setsOf(lists),
    excess: Uint16Array.from(excess),
    lead: Uint16Array.from(lead),
    least: Float64Array.from(
      parts.flatMap(({ least }) => least),
      (share) => share ?? NaN,
    ),
  };
}

/** The candidates with their known prices, by product. */
export const withPrices = (
  candidates: BuildingCandidates,
  priceOf: (productId: string) => number | null,
): BuildingCandidates => ({
  ...candidates,
  models: candidates.models.map((model) => ({ ...model, price: priceOf(model.id) })),
});
