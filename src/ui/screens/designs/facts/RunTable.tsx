import type { DesignBill } from "#api/contract/designs.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";

const COLUMNS: readonly DataColumn<DesignBill["runs"][number]>[] = [
  { id: "system", header: "系统", accessorFn: ({ systemName }) => systemName },
  { id: "size", header: "规格", accessorFn: ({ size }) => size },
  {
    id: "length",
    header: "长度",
    accessorFn: ({ length }) => formatPlain(length, 1),
    meta: { unit: "m", isFigure: true },
  },
];

/** Pipes and ducts by system and size, and how long they are. */
export const RunTable = ({ runs }: { readonly runs: DesignBill["runs"] }) => (
  <TableBox kind="framed">
    <DataTable
      label="管道与风管"
      isDense
      isFitted
      columns={COLUMNS}
      rows={runs}
      rowKey={({ systemName, size }) => `${systemName} ${size}`}
    />
  </TableBox>
);
