import type { NarrowedColumns } from "../SearchColumns.ts";
import { lookUp } from "../../../base/keyed.ts";

/** What each product states of a property with figures; NaN where it states none. */
export function ratedOf({ properties }: NarrowedColumns, code: string): (row: number) => number {
  const column = lookUp(properties, code);
  // Every row has its place in a column.
  return column?.kind === "number" ? (row) => column.values[row]! : () => NaN;
}
