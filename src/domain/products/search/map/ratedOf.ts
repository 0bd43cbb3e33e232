import type { NarrowedColumns } from "../SearchColumns.ts";
import { figureReader } from "../Figures.ts";
import { lookUp } from "../../../base/keyed.ts";

/** The stated value of a numeric property; NaN if not stated. */
export function ratedOf({ properties }: NarrowedColumns, code: string): (row: number) => number {
  const column = lookUp(properties, code);
  return column?.kind === "number" ? figureReader(column.values) : () => NaN;
}
