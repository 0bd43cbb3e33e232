import type { Batch } from "../Batch.ts";
import { statusOf } from "../ResultColumns.ts";

/** Which rooms a run asks for; locked ones never. `unmatched` and `unanswered` are those that show as such now. */
export type RunScope = "all" | "unanswered" | "unmatched" | "ticked";

/** What a run would do, for the question before it. */
export interface RunForecast {
  readonly rooms: number;
  /** Of these, rooms with a selected product, and those whose product a person chose. */
  readonly overwritten: number;
  readonly chosenByHand: number;
  /** Rooms of the scope that stay out of it because they are locked. */
  readonly locked: number;
}

export function isInScope<Filter>(batch: Batch<Filter>, scope: RunScope, row: number): boolean {
  switch (scope) {
    case "all":
      return true;
    case "ticked":
      return batch.ticked.has(batch.rooms.ids[row]!);
    case "unmatched":
    case "unanswered":
      return statusOf(batch.results, row) === scope;
  }
}

export function forecastRun<Filter>(batch: Batch<Filter>, scope: RunScope): RunForecast {
  const { results } = batch;
  const forecast = { rooms: 0, overwritten: 0, chosenByHand: 0, locked: 0 };
  for (let row = 0; row < results.answer.length; row++) {
    if (!isInScope(batch, scope, row)) continue;
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
