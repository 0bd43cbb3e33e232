import table from "../table/table.module.css";
import { classNames } from "./classNames.ts";

export interface SkeletonColumn {
  readonly key: string;
  /** px that a usual text takes */
  readonly width: number;
  readonly isNumber?: boolean;
}

/** Lengths that look like text and stay the same from one drawing to the next. */
const lengthOf = (width: number, row: number, column: number) =>
  Math.round(width * (0.76 + ((row * 7 + column * 3) % 5) * 0.06));

/** Rows of a table body that is still to come: bars where the text will be, at the height it will have. */
export function SkeletonRows({
  columns,
  rows,
  from = 0,
  rowHeight,
}: {
  columns: readonly SkeletonColumn[];
  rows: number;
  /** Rows that stand already. */
  from?: number;
  /** px; the table's own without it */
  rowHeight?: number;
}) {
  return Array.from({ length: Math.max(0, rows - from) }, (_, at) => from + at).map((row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ key, width, isNumber }, column) => (
        <td
          key={key}
          aria-hidden
          className={classNames(table["bar"], isNumber && table["num"])}
          style={{
            backgroundSize: `${lengthOf(width, row, column)}px 10px`,
            ...(rowHeight ? { height: rowHeight } : {}),
          }}
        />
      ))}
    </tr>
  ));
}
