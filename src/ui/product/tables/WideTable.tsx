import { DataTable, type DataTableProps } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";

interface WideTableProps<Row> extends DataTableProps<Row> {
  readonly label: string;
  /** Class for scrolling and position. */
  readonly className: string | undefined;
}

/** A table that scrolls sideways if its columns do not fit. */
export const WideTable = <Row,>({ className, ...table }: WideTableProps<Row>) => (
  <TableBox kind="wide" className={className} label={`${table.label}，可横向滚动`}>
    <DataTable {...table} isDense isFitted />
  </TableBox>
);
