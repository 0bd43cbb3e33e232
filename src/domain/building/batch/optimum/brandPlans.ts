import type { Batch } from "../Batch.ts";
import type { PricedSum } from "../prices/PricedSum.ts";
import type { BuildingCandidates } from "./BuildingCandidates.ts";
import { BuildingOptimum } from "./BuildingOptimum.ts";
import type { RoomGroups } from "./groupRooms.ts";
import { countsModels, type OptimumQuestion } from "./objective.ts";
import { searchBasis } from "./searchBasis.ts";
import { countSets, setsOf } from "./Sets.ts";

/** What the plan of one brand comes to. Sums are of the rooms that the brand can serve alone. */
export interface BrandPlan {
  readonly brandCode: string;
  /** Those of locked rooms among them. */
  readonly models: number;
  /** Fewer there cannot be; `null` where the objective does not count models. */
  readonly leastModels: number | null;
  /** Rooms that get a model of the brand, those of them that have another product now, and those that it has no model for. */
  readonly rooms: number;
  readonly changed: number;
  readonly without: number;
  /** A share. */
  readonly meanExcess: number;
  /** Electric input of all units, kW; `null` where a chosen product states none. */
  readonly power: number | null;
  readonly price: PricedSum;
  /** dB(A) that no unit is louder than, where the objective asks for quiet ones. */
  readonly loudest: number | null;
}

export interface BrandOptimum<Filter> {
  readonly plan: BrandPlan;
  readonly optimum: BuildingOptimum<Filter>;
}

/** The same candidates without those of other brands; what slack would help the others is not known of one brand. */
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
 * For each brand the plan that the objective wants, as if its candidates were the only ones: the fewest models, or each room's
 * own best. The brand that leaves the fewest rooms without a model goes first, then the one with the fewest models. A brand
 * that can serve none of the rooms is not among them.
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
    ({ plan: one }, { plan: other }) => one.without - other.without || one.models - other.models,
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
  const { models, meanExcess, power, price } = step;
  return {
    brandCode,
    models,
    leastModels: isOfFew ? found.fewest.bound : null,
    rooms: scope.rooms,
    changed: optimum.assigned(models).length,
    without: scope.leftOut,
    meanExcess,
    power,
    price,
    loudest: scope.loudest,
  };
}
