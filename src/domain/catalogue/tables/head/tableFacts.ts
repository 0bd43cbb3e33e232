import { isBlank, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { CategoryCode } from "../../categories.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { readTableCell } from "../cells/readTableCell.ts";
import type { StatedUnits } from "./tableTitle.ts";

/** What is known of a table while its columns are settled. */
export interface TableFacts {
  readonly grid: SheetGrid;
  /** The first row below the head. */
  readonly firstRow: number;
  readonly style: NumberStyle;
  readonly category: CategoryCode | null;
  readonly stated: StatedUnits;
  readonly place: string;
}

/** Figures of a column, several in one cell included. */
export function figuresOf({ grid, firstRow, style }: TableFacts, column: number): readonly number[] {
  return grid.rows.slice(firstRow).flatMap((cells) => {
    const cell = cells[column];
    if (isBlank(cell)) return [];
    const parts = typeof cell === "string" ? cell.split("/") : [cell ?? null];
    return parts.flatMap((part) => {
      const value = readTableCell(part, style);
      return value.kind === "number" ? [value.value] : [];
    });
  });
}
