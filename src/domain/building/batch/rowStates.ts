import { conditionsInForce, type Batch } from "./Batch.ts";
import { actingKey } from "./kind/actingValues.ts";
import type { RowState } from "./state/batchState.ts";
import { statusOf, RECHECKED } from "./table/ResultColumns.ts";
import { recheckedAt } from "./recheckedAt.ts";
import { followedRules } from "./rules/followedRules.ts";
import { filtersOf } from "./rules/ruledFilter.ts";

/** Tells whether a filter, given by number, asks the same as the present filter of a row. */
export function inForceOf<Filter>(batch: Batch<Filter>): (row: number, filter: number) => boolean {
  const { rooms, rules, filters } = batch;
  const keyOf = (filter: Filter) => actingKey(batch.kind.filterFields, filter);
  const keys = filters.filters.map(keyOf);
  const now = filtersOf(conditionsInForce(batch)).map(keyOf);
  const followed = followedRules(rooms, rules);
  return (row, filter) => keys[filter] === now[followed[row]! + 1];
}

/** Whether the room's figures or specified quantity have changed since its answer. */
export const isEdited = <Filter>({ rooms, results }: Batch<Filter>, row: number): boolean =>
  results.edition[row] !== rooms.editions[row];

/**
 * The state of each row: its status or, for an answer that does not fit the present question, the reason. A
 * product that a person adopted under other conditions on purpose, or locked before the conditions changed, counts
 * as `otherConditions`; any other answer to a former filter counts as `changed`.
 */
export function rowStates<Filter>(batch: Batch<Filter>): (row: number) => RowState {
  const isInForce = inForceOf(batch);
  const { askedWith, judgedBy, byHand, locked, verdict } = batch.results;
  return (row) => {
    const status = statusOf(batch.results, row);
    if (status !== "matched" && status !== "unmatched") return status;
    if (verdict[row] !== RECHECKED.none) {
      const found = recheckedAt(batch, row);
      if (found !== "none") return found;
    }
    if (isEdited(batch, row)) return "changed";
    if (isInForce(row, judgedBy[row]!)) return status;
    const isOnPurpose = locked[row] === 1 || (byHand[row] === 1 && isInForce(row, askedWith[row]!));
    if (!isOnPurpose) return "changed";
    return status === "matched" ? "otherConditions" : status;
  };
}
