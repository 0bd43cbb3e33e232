import { Skeleton } from "@mantine/core";
import table from "../table/table.module.css";

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
  rowHeight,
}: {
  columns: readonly SkeletonColumn[];
  rows: number;
  /** px; the table's own without it */
  rowHeight?: number;
}) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {columns.map(({ key, width, isNumber }, column) => (
        <td
          key={key}
          className={isNumber ? table["num"] : undefined}
          style={rowHeight ? { height: rowHeight } : undefined}
        >
          <Skeleton height={10} width={lengthOf(width, row, column)} ml={isNumber ? "auto" : 0} />
        </td>
      ))}
    </tr>
  ));
}
