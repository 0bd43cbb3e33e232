import type { Cell } from "../../base/sheet/SheetGrid.ts";
import type { Fault } from "./ImportRemark.ts";

/** A header as the file writes it, with the cell below it. Blank cells are left out. */
export type SourceField = readonly [header: string, cell: Cell];

/** One row of fields, and its place in the file for people: `row 5`, `curves row 12`, `product 3, point 2`. */
export interface SourceRow {
  readonly place: string;
  readonly fields: readonly SourceField[];
}

/** One product as a file states it, unchecked: its own fields and its curve points. */
export interface SourceProduct extends SourceRow {
  readonly points: readonly SourceRow[];
  /** Faults in the layout, found before the fields are read. */
  readonly faults: readonly Fault[];
}
