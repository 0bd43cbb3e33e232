import type { ReactNode } from "react";

/** What a table does with a column beyond TanStack Table's own words for one. */
export interface DataColumnMeta<Row> {
  /** px, or a share of the table; the column without one takes what is left. */
  readonly width?: number | `${number}%` | undefined;
  /** Below the title. */
  readonly unit?: ReactNode;
  /** Behind the title: what a reader must know of the column. */
  readonly mark?: ReactNode;
  /** Figures, and what is done with a row, end at the right, and so does their title. */
  readonly isFigure?: boolean | undefined;
  /** Its cells name their rows. */
  readonly isRowHead?: boolean | undefined;
  /** Its title is told and not seen. */
  readonly isBare?: boolean | undefined;
  /** The rows are in its order: its cells are the bold ones. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Stays in sight while the table is scrolled sideways. */
  readonly pin?: "pinLeft" | "pinRight";
  /** Of its cells. */
  readonly className?: string | undefined;
  readonly headClass?: string | undefined;
  /** Of one cell, by what stands in it. */
  readonly cellClass?: (row: Row) => string | false | undefined;
  /** What the pointer is told of a cell; without one, the text that may be cut. */
  readonly hint?: (row: Row) => string | undefined;
  /** Columns that a cell reaches over. */
  readonly colSpan?: (row: Row) => number;
  /** Rows that a cell reaches over; none where that of a row above does. */
  readonly rowSpan?: (row: Row) => number;
  /** px of a usual text, drawn while the rows come. */
  readonly barWidth?: number;
}

export interface DataCellContext<Row> {
  readonly row: { readonly original: Row; readonly index: number };
}

/**
 * A column in the shape of TanStack Table's `ColumnDef`, as far as a table needs it whose rows come in their order:
 * `accessorFn` is its text, `cell` draws what is more than a text. A type test holds the two shapes together.
 */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string | (() => ReactNode);
  /** `null` is what lacks, and stands as such. */
  readonly accessorFn?: (row: Row, index: number) => string | null;
  readonly cell?: (context: DataCellContext<Row>) => ReactNode;
  /** Begins a cell of the last line, which reaches as far as the next column that has one. */
  readonly footer?: () => ReactNode;
  readonly meta?: DataColumnMeta<Row>;
}
