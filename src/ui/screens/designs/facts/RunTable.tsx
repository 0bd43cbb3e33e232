import type { DesignBill } from "#api/contract/designs.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";

const COLUMNS: readonly DataColumn<DesignBill["runs"][number]>[] = [
  textColumn("系统", ({ systemName }) => systemName),
  textColumn("规格", ({ size }) => size),
  figureColumn("长度", ({ length }) => formatPlain(length, 1), { unit: "m" }),
];

/** Pipes and ducts by system and size, with their lengths. */
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
