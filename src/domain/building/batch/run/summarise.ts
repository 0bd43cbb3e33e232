import { hasRun, hasToKeep, nameOf, type Batch } from "../Batch.ts";
import type { BatchSummary, RowState } from "../state/batchState.ts";
import { isOutdated } from "./runScope.ts";
import { roomFacts } from "../roomFacts.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { rowStates } from "../rowStates.ts";

/** Facts that the worker knows besides the batch. */
type Beside = Pick<BatchSummary, "version" | "shown" | "saving" | "undo" | "redo" | "tickedShown"> &
  Partial<Pick<BatchSummary, "checking" | "buildingId" | "access" | "isBroughtBack">>;

/** The batch in a few numbers, which the page receives after every change. */
export function summarise<Filter>(batch: Batch<Filter>, beside: Beside): BatchSummary {
  const { rooms, results, products, filters } = batch;
  const stateAt = rowStates(batch);
  const counts = zeroCounts();
  const judgedBy = new Set<number>();
  let [chosenByHand, locked, outdated, samples] = [0, 0, 0, 0];
  for (let row = 0; row < rooms.ids.length; row++) {
    const state = stateAt(row);
    counts[state]++;
    locked += results.locked[row]!;
    if (results.locked[row] === 0 && isOutdated(batch, row, state)) outdated++;
    if (statusOf(results, row) !== "matched") continue;
    judgedBy.add(results.judgedBy[row]!);
    if (results.byHand[row] === 1) chosenByHand++;
    if (products.at(results.product[row]!)?.isSample === true) samples++;
  }
  return {
    checking: null,
    buildingId: "",
    access: "own",
    isBroughtBack: false,
    ...beside,
    buildingName: nameOf(batch),
    position: batch.position,
    assumptions: batch.assumptions,
    rooms: rooms.ids.length,
    matched: counts.matched,
    unmatched: counts.unmatched,
    unanswered: counts.unanswered,
    unsatisfied: counts.unsatisfied,
    unchecked: counts.unchecked,
    changed: counts.changed,
    otherConditions: counts.otherConditions,
    outdated,
    conditions: [...judgedBy].flatMap((filter) => filters.at(filter) ?? []),
    locked,
    ticked: batch.ticked.size,
    chosenByHand,
    samples,
    hasRun: hasRun(batch),
    hasToKeep: hasToKeep(batch),
    run: batch.run,
    view: batch.view,
    filter: batch.filter,
    rules: batch.rules,
    ...roomFacts(batch),
  };
}

/** All counts at zero. */
export const zeroCounts = (): Record<RowState, number> => ({
  blank: 0,
  waiting: 0,
  matched: 0,
  unmatched: 0,
  unanswered: 0,
  unsatisfied: 0,
  unchecked: 0,
  changed: 0,
  otherConditions: 0,
});
