import type { Key } from "react";
import type { DataColumn } from "./DataColumn.ts";
import { DataRow, type RowAttributes } from "./DataRow.tsx";

export interface DataRowsProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Of a long table only some rows are drawn: the index of the first, of all of them. */
  readonly first?: number | undefined;
  readonly rowKey?: ((row: Row, index: number) => Key) | undefined;
  readonly rowProps?: ((row: Row, index: number) => RowAttributes) | undefined;
}

/** Rows below one another, each with its place. */
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
