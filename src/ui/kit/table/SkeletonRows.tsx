import { classNames } from "../layout/classNames.ts";
import type { DataColumn } from "./DataColumn.ts";
import table from "./table.module.css";

export interface SkeletonRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: number;
  /** Number of rows that exist already. */
  readonly from?: number;
}

/** px of a typical text. */
const WIDTH = 56;

/** Lengths that look like text and do not change between renders. */
const lengthOf = (width: number, row: number, column: number) =>
  Math.round(width * (0.76 + ((row * 7 + column * 3) % 5) * 0.06));

/** Placeholder rows of a table body that is being loaded. */
export const SkeletonRows = <Row,>({ columns, rows, from = 0 }: SkeletonRowsProps<Row>) =>
  Array.from({ length: Math.max(0, rows - from) }, (_, at) => from + at).map((row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ id, meta = {} }, column) => (
        <td
          key={id}
          aria-hidden
          className={classNames(table["bar"], meta.isFigure && table["num"])}
          style={{ backgroundSize: `${lengthOf(meta.barWidth ?? WIDTH, row, column)}px 10px` }}
        />
      ))}
    </tr>
  ));
