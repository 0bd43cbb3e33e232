import type { Batch } from "../Batch.ts";
import type { BatchView } from "../state/batchState.ts";
import { passingRows } from "./passingRows.ts";
import { sortKeys, type RankTexts } from "./sortKeys.ts";

/** The rows that a view shows, in its order, as row indices. */
export function viewRows<Filter>(
  batch: Batch<Filter>,
  view: BatchView,
  floorRanks?: RankTexts,
): Int32Array<ArrayBuffer> {
  const rows = passingRows(batch, view);
  return view.sort ? sorted(rows, sortKeys(batch, view.sort.key, floorRanks), view.sort.descending) : rows;
}

/** Rows without a key come last in both directions; equal keys keep the order of the building. */
function sorted(rows: Int32Array, keys: Float64Array, isDescending: boolean): Int32Array<ArrayBuffer> {
  const keyed = rows.filter((row) => !Number.isNaN(keys[row]!));
  const keyless = rows.filter((row) => Number.isNaN(keys[row]!));
  // Sorting typed arrays is not guaranteed to be stable, so the row number breaks ties.
  keyed.sort(isDescending ? (a, b) => keys[b]! - keys[a]! || a - b : (a, b) => keys[a]! - keys[b]! || a - b);
  const all = new Int32Array(rows.length);
  all.set(keyed);
  all.set(keyless, keyed.length);
  return all;
}
