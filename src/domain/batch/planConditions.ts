import { filterInForce, type Batch } from "./Batch.ts";
import { conditionsInWords, plannedProduct, type PlanSources } from "./planRooms.ts";

/** Conditions that some product of a plan was selected at. */
export interface PlanConditions {
  /** By which a room names them: 工况 1. */
  readonly name: string;
  readonly words: readonly string[];
  readonly rooms: number;
  /** They are those of the screen. */
  readonly isInForce: boolean;
  /** The filters that ask this, by number. */
  readonly filters: ReadonlySet<number>;
}

/** The conditions of a plan: those in force first, then in the order in which rooms have them. */
export function planConditions<Filter>(
  batch: Batch<Filter>,
  brandNames: PlanSources["brandNames"],
): readonly PlanConditions[] {
  const now = conditionsInWords(batch, filterInForce(batch), brandNames);
  const found = new Map([[now.join(), { words: now, rooms: 0, filters: new Set<number>() }]]);
  const byFilter = batch.filters.filters.map((filter) => {
    const words = conditionsInWords(batch, filter, brandNames);
    return { key: words.join(), words };
  });
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const judgedBy = batch.results.judgedBy[row]!;
    const of = plannedProduct(batch, row) && byFilter[judgedBy];
    if (!of) continue;
    const one = found.get(of.key) ?? { words: of.words, rooms: 0, filters: new Set<number>() };
    one.rooms++;
    one.filters.add(judgedBy);
    found.set(of.key, one);
  }
  return [...found.values()].map((one, at) => ({ ...one, name: `工况 ${at + 1}`, isInForce: at === 0 }));
}
