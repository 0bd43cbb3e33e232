import type { Key } from "react";
import type { DataColumn } from "./DataColumn.ts";
import { DataRow, type RowAttributes } from "./DataRow.tsx";

export interface DataRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Index of the first row, for a long table that renders only some. */
  readonly first?: number | undefined;
  readonly rowKey?: ((row: Row, index: number) => Key) | undefined;
  readonly rowProps?: ((row: Row, index: number) => RowAttributes) | undefined;
}

export const DataRows = <Row,>({ columns, rows, first = 0, rowKey, rowProps }: DataRowsProps<Row>) =>
  rows.map((row, at) => {
    const index = first + at;
    return (
      <DataRow
        key={rowKey?.(row, index) ?? index}
        columns={columns}
        row={row}
        index={index}
        {...rowProps?.(row, index)}
      />
    );
  });
