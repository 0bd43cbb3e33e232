import { conditionsInForce, type Batch } from "../Batch.ts";
import { conditionsInWords, plannedProduct, type PlanSources } from "./planRooms.ts";
import { actingKey } from "../kind/actingValues.ts";
import { filtersOf } from "../rules/ruledFilter.ts";

/** Conditions that some product of a plan was selected at. */
export interface PlanConditions {
  /** By which a room names them: 工况 1. */
  readonly name: string;
  readonly words: readonly string[];
  readonly rooms: number;
  /** What asks this now: 筛选条件, rules by their names; empty where nothing does any more. */
  readonly askedBy: readonly string[];
  /** The filters that ask this, by number. */
  readonly filters: ReadonlySet<number>;
}

interface Found {
  readonly words: readonly string[];
  rooms: number;
  readonly askedBy: string[];
  readonly filters: Set<number>;
}

const GENERAL = "筛选条件";

/** The conditions of a plan: the building's own first, then those of rules in their order, then as rooms have others. */
export function planConditions<Filter>(
  batch: Batch<Filter>,
  brandNames: PlanSources["brandNames"],
): readonly PlanConditions[] {
  const found = new Map<string, Found>();
  const { kind, filters } = batch;
  const foundOf = (filter: Filter): Found => {
    const key = actingKey(kind.filterFields, filter);
    const words = conditionsInWords(kind, filter, brandNames);
    const one = found.get(key) ?? { words, rooms: 0, askedBy: [], filters: new Set() };
    found.set(key, one);
    return one;
  };
  filtersOf(conditionsInForce(batch)).forEach((filter, at) =>
    foundOf(filter).askedBy.push(batch.rules[at - 1]?.name ?? GENERAL),
  );
  const known = new Map<number, Found>();
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const judgedBy = batch.results.judgedBy[row]!;
    const filter = plannedProduct(batch, row) && filters.at(judgedBy);
    if (filter === undefined) continue;
    const one = known.get(judgedBy) ?? foundOf(filter);
    known.set(judgedBy, one);
    one.rooms++;
    one.filters.add(judgedBy);
  }
  // A rule that no room follows says nothing of the plan.
  return [...found.values()]
    .filter(({ rooms, askedBy }) => rooms > 0 || askedBy.includes(GENERAL))
    .map((one, at) => ({ ...one, name: `工况 ${at + 1}` }));
}
