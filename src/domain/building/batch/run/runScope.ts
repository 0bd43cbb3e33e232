import type { Batch } from "../Batch.ts";
import type { RowState } from "../state/batchState.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { rowStates } from "../rowStates.ts";

/**
 * The rooms of a run; locked ones are never included. `unmatched` and `unanswered` are rooms with these states
 * now; `outdated` are rooms whose answer is no longer valid, and rooms added after the others were selected.
 */
export type RunScope = "all" | "unanswered" | "unmatched" | "outdated" | "ticked";

/** What a run would do, shown before it starts. */
export interface RunForecast {
  readonly rooms: number;
  /** Of these, rooms with a selected product, and rooms whose product a person chose. */
  readonly overwritten: number;
  readonly chosenByHand: number;
  /** Rooms of the scope that are left out because they are locked. */
  readonly locked: number;
}

/** Whether the row's answer is no longer valid, or missing because its room was added later. */
export function isOutdated<Filter>({ results }: Batch<Filter>, row: number, state: RowState): boolean {
  if (state === "blank") return results.joinedLater[row] === 1;
  return state === "changed" || state === "unsatisfied" || state === "unchecked";
}

/** Tells whether a row belongs to a scope. */
export function scopeOf<Filter>(batch: Batch<Filter>, scope: RunScope): (row: number) => boolean {
  switch (scope) {
    case "all":
      return () => true;
    case "ticked":
      return (row) => batch.ticked.has(batch.rooms.ids[row]!);
    case "unmatched":
    case "unanswered": {
      const stateAt = rowStates(batch);
      return (row) => stateAt(row) === scope;
    }
    case "outdated": {
      const stateAt = rowStates(batch);
      return (row) => isOutdated(batch, row, stateAt(row));
    }
  }
}

export function forecastRun<Filter>(batch: Batch<Filter>, scope: RunScope): RunForecast {
  const { results } = batch;
  const isInScope = scopeOf(batch, scope);
  const forecast = { rooms: 0, overwritten: 0, chosenByHand: 0, locked: 0 };
  for (let row = 0; row < results.answer.length; row++) {
    if (!isInScope(row)) continue;
    if (results.locked[row] === 1) forecast.locked++;
    else {
      const isOverwritten = statusOf(results, row) === "matched";
      forecast.rooms++;
      if (isOverwritten) forecast.overwritten++;
      if (isOverwritten && results.byHand[row] === 1) forecast.chosenByHand++;
    }
  }
  return forecast;
}
