import type { Batch } from "../Batch.ts";
import type { BatchView } from "../state/batchState.ts";
import { passingRows } from "./passingRows.ts";
import { sortKeys, type RankTexts } from "./sortKeys.ts";

/** The rows that a view shows, in its order: a permutation of row indexes, never copies of rows. */
export function viewRows<Filter>(
  batch: Batch<Filter>,
  view: BatchView,
  floorRanks?: RankTexts,
): Int32Array<ArrayBuffer> {
  const rows = passingRows(batch, view);
  return view.sort ? sorted(rows, sortKeys(batch, view.sort.key, floorRanks), view.sort.descending) : rows;
}

/** Rows without a key stand last in both directions; equal keys keep the order of the building. */
function sorted(rows: Int32Array, keys: Float64Array, isDescending: boolean): Int32Array<ArrayBuffer> {
  const keyed = rows.filter((row) => !Number.isNaN(keys[row]!));
  const keyless = rows.filter((row) => Number.isNaN(keys[row]!));
  // The engine's sort of typed arrays promises no stability, so the row itself breaks ties.
  keyed.sort(isDescending ? (a, b) => keys[b]! - keys[a]! || a - b : (a, b) => keys[a]! - keys[b]! || a - b);
  const all = new Int32Array(rows.length);
  all.set(keyed);
  all.set(keyless, keyed.length);
  return all;
}
