import type { Batch } from "../Batch.ts";
import type { PricedSum } from "../prices/PricedSum.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import { BuildingOptimum } from "./BuildingOptimum.ts";
import type { RoomGroups } from "./groupRooms.ts";
import { countsModels, type OptimumQuestion } from "./objective.ts";
import { searchBasis } from "./searchBasis.ts";
import { countSets, setsOf } from "./Sets.ts";

/** The plan of one brand. Sums cover the rooms that the brand can serve alone. */
export interface BrandPlan {
  readonly brandCode: string;
  /** Number of models, those of locked rooms included. */
  readonly models: number;
  /** Lower bound of this number; `null` if the objective does not count models. */
  readonly leastModels: number | null;
  /**
   * Rooms that get a model of the brand; those of them that now have another product; rooms that no model of the
   * brand serves.
   */
  readonly rooms: number;
  readonly changed: number;
  readonly without: number;
  /** A share. */
  readonly meanExcess: number;
  /** Rooms that its units meet by stated figures only. */
  readonly nominal: number;
  /** Electric input of all units, kW; `null` if a chosen product states none. */
  readonly power: number | null;
  readonly price: PricedSum;
  /** dB(A) that no unit exceeds, if the objective is noise. */
  readonly loudest: number | null;
}

export interface BrandOptimum<Filter> {
  readonly plan: BrandPlan;
  readonly optimum: BuildingOptimum<Filter>;
}

/**
 * The candidates without those of other brands. The slack that would help left-out rooms is not known for a single
 * brand.
 */
function ofBrand(candidates: BuildingCandidates, brandCode: string): BuildingCandidates {
  const { models, rows, excess, lead } = candidates;
  const lists: number[][] = [];
  const pairs: number[] = [];
  for (let group = 0; group < countSets(rows); group++) {
    const list: number[] = [];
    for (let pair = rows.starts[group]!; pair < rows.starts[group + 1]!; pair++) {
      const model = rows.members[pair]!;
      if (models[model]!.brandCode !== brandCode) continue;
      list.push(model);
      pairs.push(pair);
    }
    lists.push(list);
  }
  return {
    models,
    rows: setsOf(lists),
    excess: Uint16Array.from(pairs, (pair) => excess[pair]!),
    lead: Uint16Array.from(pairs, (pair) => lead[pair]!),
    least: new Float64Array(lists.length).fill(NaN),
  };
}

/**
 * The plan of each brand that the objective wants if there were no other candidates: the fewest models, or the
 * least cost. The brand with the fewest unserved rooms comes first, then, if these are counted, the one with the
 * fewest rooms met by stated figures only, then the one with the fewest models. A brand that serves no room is
 * left out.
 */
export function* brandOptima<Filter>(
  batch: Batch<Filter>,
  groups: RoomGroups,
  candidates: BuildingCandidates,
  question: OptimumQuestion,
): Generator<void, readonly BrandOptimum<Filter>[]> {
  const brands = new Set(candidates.models.map(({ brandCode }) => brandCode));
  const optima: BrandOptimum<Filter>[] = [];
  for (const brandCode of [...brands].sort()) {
    const basis = yield* searchBasis(batch, groups, ofBrand(candidates, brandCode), question);
    const optimum = new BuildingOptimum(batch, basis, question);
    yield;
    yield* optimum.search.runWanted();
    const plan = planOf(optimum, brandCode, question);
    if (plan !== null) optima.push({ plan, optimum });
    yield;
  }
  return optima.sort(
    ({ plan: one }, { plan: other }) =>
      one.without - other.without ||
      (question.objective === "robust" ? one.nominal - other.nominal : 0) ||
      one.models - other.models,
  );
}

function planOf<Filter>(
  optimum: BuildingOptimum<Filter>,
  brandCode: string,
  { objective }: OptimumQuestion,
): BrandPlan | null {
  const { found, scope } = optimum;
  const isOfFew = countsModels(objective);
  const step = isOfFew ? found?.steps[0] : found?.steps.at(-1);
  if (!found || !step) return null;
  const { models, meanExcess, nominal, power, price } = step;
  return {
    brandCode,
    models,
    leastModels: isOfFew ? found.fewest.bound : null,
    rooms: scope.rooms,
    changed: optimum.assigned(models).length,
    without: scope.leftOut,
    meanExcess,
    nominal,
    power,
    price,
    loudest: scope.loudest,
  };
}
