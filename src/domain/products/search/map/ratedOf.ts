import type { NarrowedColumns } from "../SearchColumns.ts";
import { lookUp } from "../../../base/keyed.ts";

/** The stated value of a numeric property; NaN if not stated. */
export function ratedOf({ properties }: NarrowedColumns, code: string): (row: number) => number {
  const column = lookUp(properties, code);
  // Every row has a value in a column.
  return column?.kind === "number" ? (row) => column.values[row]! : () => NaN;
}
