import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { indexOf, INNER, lastFlow, type DutyIndex } from "./DutyIndex.ts";
import { isFormer, type MergedRows } from "./mergedRows.ts";

const GONE = -1;
const NO_ROWS = new Uint32Array(0);

/** The row in the merged state for each index entry; `GONE` if it has none. */
function rowsOf(index: DutyIndex | undefined, rowOf: Int32Array): Int32Array {
  return Int32Array.from(index?.rows ?? NO_ROWS).map((row) => rowOf[row] ?? GONE);
}

/**
 * The index of the merged curves from the indices of both states, without computing anything about a curve again.
 * `undefined` is the index of a state without such curves.
 */
export function mergedDutyIndex(
  merged: MergedRows,
  curves: PackedCurves,
  former: DutyIndex | undefined,
  added: DutyIndex | undefined,
): DutyIndex {
  const formerRows = new Int32Array(merged.reduce((most, source) => Math.max(most, source), -1) + 1);
  const addedRows = new Int32Array(merged.reduce((most, source) => Math.max(most, ~source), -1) + 1);
  formerRows.fill(GONE);
  addedRows.fill(GONE);
  merged.forEach((source, row) => {
    if (isFormer(source)) formerRows[source] = row;
    else addedRows[~source] = row;
  });
  const order = (a: number, b: number) => lastFlow(curves, a) - lastFlow(curves, b) || a - b;
  const ofFormer = rowsOf(former, formerRows);
  const ofAdded = rowsOf(added, addedRows);
  // Kept rows stay in the same order among themselves; the added ones were numbered in another order.
  const fresh = Array.from(ofAdded.keys()).sort((a, b) => order(ofAdded[a]!, ofAdded[b]!));
  const positions = new Int32Array(ofFormer.length + fresh.length);
  const rows = new Uint32Array(positions.length);
  let size = 0;
  let next = 0;
  const takeFresh = () => {
    const at = fresh[next++]!;
    rows[size] = ofAdded[at]!;
    positions[size++] = ~at;
  };
  ofFormer.forEach((row, at) => {
    if (row === GONE) return;
    while (next < fresh.length && order(ofAdded[fresh[next]!]!, row) < 0) takeFresh();
    rows[size] = row;
    positions[size++] = at;
  });
  while (next < fresh.length) takeFresh();
  const kept = positions.subarray(0, size);
  const isFalling = new Uint8Array(size);
  const innerK = new Float32Array(size * INNER);
  kept.forEach((source, position) => {
    // An index that does not exist is never read.
    const [index, at] = isFormer(source) ? [former!, source] : [added!, ~source];
    isFalling[position] = index.isFalling[at]!;
    for (let part = 0; part < INNER; part++)
      innerK[position * INNER + part] = index.innerK[at * INNER + part]!;
  });
  return indexOf(curves, rows.slice(0, size), { isFalling, innerK });
}
