import type { Batch } from "./Batch.ts";
import { surplusesAt } from "./selectionAt.ts";
import { rowStates } from "./rowStates.ts";
import { isNominalOnly } from "./state/Surplus.ts";

/** Tells which rows count as matched by the stated figures of their units only. */
export function nominalRows<Filter>(batch: Batch<Filter>): (row: number) => boolean {
  const stateAt = rowStates(batch);
  return (row) => stateAt(row) === "matched" && isNominalOnly(surplusesAt(batch, row));
}

export function countNominal<Filter>(batch: Batch<Filter>): number {
  const isNominal = nominalRows(batch);
  let count = 0;
  for (let row = 0; row < batch.rooms.ids.length; row++) if (isNominal(row)) count++;
  return count;
}
