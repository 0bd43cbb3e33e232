import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import type { ComparedLine } from "./comparedColumns.ts";
import css from "./Versions.module.css";

interface ComparedTableProps<Cells> {
  readonly columns: readonly DataColumn<ComparedLine<Cells>>[];
  readonly lines: readonly ComparedLine<Cells>[];
}

/** Systems of two versions side by side */
export const ComparedTable = <Cells,>({ columns, lines }: ComparedTableProps<Cells>) => (
  <TableBox kind="framed" className={css["models"]} label="系统变化">
    <DataTable isDense isLow columns={columns} rows={lines} rowKey={({ id }) => id} />
  </TableBox>
);
