import type { Meaning } from "../words/recognise.ts";
import type { TableUnit } from "../words/TableUnit.ts";

/** One of several values in the cells of a column: the 中 of 风量（高/中/低）. */
export interface ColumnPart extends Meaning {
  readonly label: string;
}

/** What the head says of one column. */
export interface TableColumn extends Meaning {
  readonly column: number;
  /** As printed, its rows joined by a blank. */
  readonly header: string;
  readonly unit: TableUnit | null;
  /** The values that each cell states beside each other; empty for one. */
  readonly parts: readonly ColumnPart[];
  /**
   * `odd-unit`: the head states a unit that nobody knows. `other-kind`: its unit is not one of the quantity.
   */
  readonly problem: "odd-unit" | "other-kind" | null;
}

/** Columns whose heads are figures: flow across, head within. */
export interface TableAxis extends Meaning {
  readonly header: string;
  readonly unit: TableUnit | null;
  readonly columns: readonly number[];
  readonly values: readonly number[];
  /** What stands in the cells; `null`: no word says so. */
  readonly content: Pick<TableColumn, "quantity" | "header" | "unit"> | null;
  /** Its head names both, and no word says which of them stands across. */
  readonly mayBeSwapped: boolean;
  /** The column that names what stands in the cells, row by row; it states nothing of a product. */
  readonly labels: number | null;
  /** A second row of figures contradicts the first: m³/h and L/s that are not the same flow. */
  readonly isContradicted: boolean;
}

export interface TableHead {
  /** Rows of the head, from row 0 of its grid. */
  readonly depth: number;
  readonly columns: readonly TableColumn[];
  readonly axis: TableAxis | null;
  /** The heads of columns below figures that are no axis: they are not read. */
  readonly unread: string | null;
  /** Columns that no head names, be there anything in them or not. */
  readonly nameless: readonly number[];
  /** The better of two readings has the higher score. */
  readonly score: number;
}
