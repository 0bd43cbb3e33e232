import type { Batch } from "./Batch.ts";
import type { BatchView } from "./batchState.ts";
import { columnTest } from "./columns/columnTest.ts";
import { statusOf } from "./ResultColumns.ts";
import { verdictAt } from "./revision/verdictAt.ts";
import { foldCase, searchTexts } from "./searchTexts.ts";

function isShown<Filter>(batch: Batch<Filter>, show: BatchView["show"], row: number): boolean {
  if (show === "all") return true;
  if (show === "unsatisfied" || show === "unchecked") return verdictAt(batch, row) === show;
  if (show === "locked") return batch.results.locked[row] === 1;
  return statusOf(batch.results, row) === show;
}

/** The rows that pass all that a view asks, in the order of the building. */
export function passingRows<Filter>(batch: Batch<Filter>, view: BatchView): Int32Array<ArrayBuffer> {
  const { rooms } = batch;
  const search = foldCase(view.search);
  const texts = search === "" ? null : searchTexts(rooms);
  const tests = view.columns.map((filter) => columnTest(batch, filter));
  const passing = new Int32Array(rooms.ids.length);
  let count = 0;
  for (let row = 0; row < passing.length; row++) {
    if (!isShown(batch, view.show, row)) continue;
    if (texts && !texts[row]!.includes(search)) continue;
    if (!tests.every((passes) => passes(row))) continue;
    passing[count++] = row;
  }
  return passing.slice(0, count);
}
