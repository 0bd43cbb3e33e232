import { greatest } from "../../base/lists.ts";
import type { Coded } from "./SearchColumns.ts";

/**
 * All rows in rounds: the first of each series before the second of any, otherwise in their order, so that
 * browsing a catalogue shows its variety first. Rows without a series form one group.
 */
export function variedOrder({ rows }: Coded, size: number): Uint32Array<ArrayBuffer> {
  const seen = new Map<number, number>();
  const rounds = new Uint32Array(size);
  for (let row = 0; row < size; row++) {
    const round = seen.get(rows[row]!) ?? 0;
    rounds[row] = round;
    seen.set(rows[row]!, round + 1);
  }
  // A counting sort: a million rows are sorted in two passes.
  const starts = new Uint32Array(Math.max(0, greatest(seen.values())) + 1);
  for (const round of rounds) starts[round + 1]! += 1;
  for (let round = 1; round < starts.length; round++) starts[round]! += starts[round - 1]!;
  const order = new Uint32Array(size);
  for (let row = 0; row < size; row++) order[starts[rounds[row]!]!++] = row;
  return order;
}
