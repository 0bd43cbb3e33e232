import { conditionsInForce, type Batch } from "./Batch.ts";
import { actingKey } from "./kind/actingValues.ts";
import type { Standing } from "./state/batchState.ts";
import { statusOf, VERDICT } from "./table/ResultColumns.ts";
import { verdictAt } from "./verdictAt.ts";
import { followedRules } from "./rules/followedRules.ts";
import { filtersOf } from "./rules/ruledFilter.ts";

/** Whether a filter, by its number, asks what the filter in force for this row asks. */
export function inForceOf<Filter>(batch: Batch<Filter>): (row: number, filter: number) => boolean {
  const { rooms, rules, filters } = batch;
  const keyOf = (filter: Filter) => actingKey(batch.kind.filterFields, filter);
  const keys = filters.filters.map(keyOf);
  const now = filtersOf(conditionsInForce(batch)).map(keyOf);
  const followed = followedRules(rooms, rules);
  return (row, filter) => keys[filter] === now[followed[row]! + 1];
}

/** The room has other figures, or another specified quantity, than its answer is for. */
export const isEdited = <Filter>({ rooms, results }: Batch<Filter>, row: number): boolean =>
  results.edition[row] !== rooms.editions[row];

/**
 * Where each row is counted, one word for each: its status, or for an answer that is not what the screen asks for
 * why it is not. What a person adopted on purpose under conditions of its own, or locked before the conditions were
 * changed, stands at other conditions; every other answer to a filter of the past is out of date.
 */
export function standings<Filter>(batch: Batch<Filter>): (row: number) => Standing {
  const isInForce = inForceOf(batch);
  const { askedWith, judgedBy, byHand, locked, verdict } = batch.results;
  return (row) => {
    const status = statusOf(batch.results, row);
    if (status !== "matched" && status !== "unmatched") return status;
    if (verdict[row] !== VERDICT.none) {
      const found = verdictAt(batch, row);
      if (found !== "none") return found;
    }
    if (isEdited(batch, row)) return "changed";
    if (isInForce(row, judgedBy[row]!)) return status;
    const isOnPurpose = locked[row] === 1 || (byHand[row] === 1 && isInForce(row, askedWith[row]!));
    if (!isOnPurpose) return "changed";
    return status === "matched" ? "otherConditions" : status;
  };
}
