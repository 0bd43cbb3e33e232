import { conditionsInForce, type Batch } from "../Batch.ts";
import { conditionsInWords, plannedProduct, type PlanSources } from "./planRooms.ts";
import { actingKey } from "../kind/actingValues.ts";
import { filtersOf } from "../rules/ruledFilter.ts";

/** Conditions under which some product of a plan was selected. */
export interface PlanConditions {
  /** The name by which rooms refer to them: 工况 1. */
  readonly name: string;
  readonly words: readonly string[];
  readonly rooms: number;
  /** Who uses these conditions now: 筛选条件, and rules by name; empty if nothing uses them any more. */
  readonly askedBy: readonly string[];
  /** Numbers of the filters with these conditions. */
  readonly filters: ReadonlySet<number>;
}

interface Found<Filter> {
  readonly filter: Filter;
  rooms: number;
  readonly askedBy: string[];
  readonly filters: Set<number>;
}

const GENERAL = "筛选条件";

/**
 * The conditions of a plan: first the building's own, then those of rules in their order, then those that only
 * rooms have.
 */
export function planConditions<Filter>(
  batch: Batch<Filter>,
  brandNames: PlanSources["brandNames"],
): readonly PlanConditions[] {
  const found = new Map<string, Found<Filter>>();
  const { kind, filters } = batch;
  const foundOf = (filter: Filter): Found<Filter> => {
    const key = actingKey(kind.filterFields, filter);
    const one = found.get(key) ?? { filter, rooms: 0, askedBy: [], filters: new Set() };
    found.set(key, one);
    return one;
  };
  filtersOf(conditionsInForce(batch)).forEach((filter, at) =>
    foundOf(filter).askedBy.push(batch.rules[at - 1]?.name ?? GENERAL),
  );
  const known = new Map<number, Found<Filter>>();
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const judgedBy = batch.results.judgedBy[row]!;
    const filter = plannedProduct(batch, row) && filters.at(judgedBy);
    if (filter === undefined) continue;
    const one = known.get(judgedBy) ?? foundOf(filter);
    known.set(judgedBy, one);
    one.rooms++;
    one.filters.add(judgedBy);
  }
  // A rule without rooms is not part of the plan.
  return [...found.values()]
    .filter(({ rooms, askedBy }) => rooms > 0 || askedBy.includes(GENERAL))
    .map(({ filter, ...one }, at) => ({
      ...one,
      name: `工况 ${at + 1}`,
      words: conditionsInWords(kind, filter, brandNames),
    }));
}
