import type { LineWindow } from "#workers/batch/systems/SystemSheet.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import type { DataRowsProps } from "../../../kit/table/DataRows.tsx";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { WindowedRows } from "../../../kit/table/WindowedRows.tsx";
import { useLineWindow } from "./useLineWindow.ts";

/** px */
const ROW = 32;

interface LineTableProps<Line> extends Pick<DataRowsProps<Line>, "rowKey" | "rowProps"> {
  readonly label: string;
  readonly columns: readonly DataColumn<Line>[];
  readonly load: (from: number, to: number) => Promise<LineWindow<Line>>;
  readonly count: number;
  /** px */
  readonly minWidth: number;
}

/** A long list kept by the worker; only the lines on screen are requested. */
export function LineTable<Line>({ label, columns, load, count, minWidth, ...of }: LineTableProps<Line>) {
  const { scrollRef, ...shown } = useLineWindow(load, count, ROW);
  return (
    <TableBox kind="page" ref={scrollRef}>
      <DataTable label={label} isDense columns={columns} rowCount={count} minWidth={minWidth}>
        <WindowedRows columns={columns} {...shown} {...of} />
      </DataTable>
    </TableBox>
  );
}
