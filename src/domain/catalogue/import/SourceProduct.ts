import type { Cell } from "../../base/sheet/SheetGrid.ts";
import type { Fault } from "./ImportRemark.ts";

/** A header as the file writes it, and the cell below it. Blank cells are left out. */
export type SourceField = readonly [header: string, cell: Cell];

/** One row of fields, and where a person finds it: `row 5`, `curves row 12`, `product 3, point 2`. */
export interface SourceRow {
  readonly place: string;
  readonly fields: readonly SourceField[];
}

/** One product as a file states it, nothing checked yet: its own fields and its curve points. */
export interface SourceProduct extends SourceRow {
  readonly points: readonly SourceRow[];
  /** What is wrong with how the file states it, before its fields are read. */
  readonly faults: readonly Fault[];
}
