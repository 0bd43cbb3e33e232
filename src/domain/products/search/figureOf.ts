import { figureReader } from "./Figures.ts";
import type { PropertyColumn } from "./SearchColumns.ts";

/** The figure that a property is ordered by; NaN if not stated. */
export function figureOf(column: PropertyColumn): (row: number) => number {
  switch (column.kind) {
    case "number":
      return figureReader(column.values);
    case "range":
      return (row) => (Number.isNaN(column.from[row]) ? column.to[row]! : column.from[row]!);
    case "bool":
      return (row) => column.values[row]! || NaN;
    case "enum":
    case "text":
      // Codes are in their order; 0 is "not stated".
      return (row) => column.coded.rows[row]! || NaN;
  }
}
