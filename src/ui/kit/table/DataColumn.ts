import type { ReactNode } from "react";

/** What our tables need of a column beyond TanStack Table's own fields. */
export interface DataColumnMeta<Row> {
  /** px, or a share of the table; a column without it takes the remaining width. */
  readonly width?: number | `${number}%` | undefined;
  /** Shown below the title. */
  readonly unit?: ReactNode;
  /** A note on the column, behind the title. */
  readonly mark?: ReactNode;
  /** Right-aligned with its title, for figures and row actions. */
  readonly isFigure?: boolean | undefined;
  readonly isRowHead?: boolean | undefined;
  /** Whether the title is visually hidden. */
  readonly isBare?: boolean | undefined;
  /** Set if the rows are sorted by this column; its cells are then bold. */
  readonly sorted?: "ascending" | "descending" | undefined;
  /** Stays visible while the table is scrolled sideways. */
  readonly pin?: "pinLeft" | "pinRight";
  readonly className?: string | undefined;
  readonly headClass?: string | undefined;
  /** Class of one cell, by its row. */
  readonly cellClass?: (row: Row) => string | false | undefined;
  /** Tooltip of a cell; by default the cell's text, which may be cut. */
  readonly hint?: (row: Row) => string | undefined;
  /** Number of columns that a cell spans. */
  readonly colSpan?: (row: Row) => number;
  /** Number of rows that a cell spans; 0 if the cell of a row above spans this one. */
  readonly rowSpan?: (row: Row) => number;
  /** px of a typical text, for the placeholder while the rows load. */
  readonly barWidth?: number;
}

export interface DataCellContext<Row> {
  readonly row: { readonly original: Row; readonly index: number };
}

/**
 * A column in the shape of TanStack Table's `ColumnDef`, as far as a table without sorting needs it: `accessorFn`
 * returns its text, `cell` renders anything more. A type test checks that the two shapes agree.
 */
export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string | (() => ReactNode);
  /** `null` is shown as missing. */
  readonly accessorFn?: (row: Row, index: number) => string | null;
  readonly cell?: (context: DataCellContext<Row>) => ReactNode;
  /** A cell of the last line, which reaches as far as the next column that has one. */
  readonly footer?: () => ReactNode;
  readonly meta?: DataColumnMeta<Row>;
}
