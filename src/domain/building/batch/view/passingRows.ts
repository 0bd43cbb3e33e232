import { isNameIn } from "../../../base/keyed.ts";
import type { Batch } from "../Batch.ts";
import type { BatchView } from "../state/batchState.ts";
import { LOUD_VERDICTS } from "../loudRooms.ts";
import { columnTest } from "./columns/columnTest.ts";
import { nominalRows } from "../nominalRooms.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { foldCase, searchTexts } from "../table/searchTexts.ts";
import { rowStates } from "../rowStates.ts";

function shownBy<Filter>(batch: Batch<Filter>, show: BatchView["show"]): (row: number) => boolean {
  const { results, products } = batch;
  if (show === "all") return () => true;
  if (show === "locked") return (row) => results.locked[row] === 1;
  if (show === "samples")
    return (row) =>
      statusOf(results, row) === "matched" && products.at(results.product[row]!)?.isSample === true;
  if (show === "nominal") return nominalRows(batch);
  if (isNameIn(LOUD_VERDICTS, show)) {
    const verdict = LOUD_VERDICTS[show];
    const soundAt = batch.hearing?.soundsIn(batch);
    return (row) => soundAt?.(row)?.verdict === verdict;
  }
  const stateAt = rowStates(batch);
  return (row) => stateAt(row) === show;
}

/** The rows that pass everything that a view asks, in the order of the building. */
export function passingRows<Filter>(batch: Batch<Filter>, view: BatchView): Int32Array<ArrayBuffer> {
  const { rooms } = batch;
  const search = foldCase(view.search);
  const texts = search === "" ? null : searchTexts(rooms);
  const tests = view.columns.map((filter) => columnTest(batch, filter));
  const isShown = shownBy(batch, view.show);
  const passing = new Int32Array(rooms.ids.length);
  let count = 0;
  for (let row = 0; row < passing.length; row++) {
    if (!isShown(row)) continue;
    if (texts && !texts[row]!.includes(search)) continue;
    if (!tests.every((passes) => passes(row))) continue;
    passing[count++] = row;
  }
  return passing.slice(0, count);
}
