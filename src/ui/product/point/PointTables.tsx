import {
  operatingData,
  type OperatingColumn,
  type OperatingRow,
} from "#domain/products/chart/operatingData.ts";
import { ratePercentText } from "#domain/physics/curve/speedName.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { figureColumns } from "../tables/figureColumns.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";

export interface PointTableProps {
  readonly chart: DrawnChart;
}

/** Readings of every curve at the operating points. */
export function OperatingPointTable({ chart }: PointTableProps) {
  const { name, tableColumns, tableData } = operatingData(chart);
  return <PointTable columns={tableColumns} rows={tableData} label={name} />;
}

/** The same at the regulated speed; nothing without regulation. */
export function RegulatedPointTable({ chart }: PointTableProps) {
  const { tableColumns, regulationTableData, rate } = operatingData(chart);
  if (rate === null || regulationTableData.length === 0) return null;
  return (
    <PointTable
      // Quantities that are only estimated at another speed are labelled so.
      columns={tableColumns.map((column) =>
        column.isEstimateAtSpeed ? { ...column, name: `${column.name}（估算）` } : column,
      )}
      rows={regulationTableData}
      label={`调速工作点（转速 ${ratePercentText(rate)}）`}
    />
  );
}

interface RowsProps {
  readonly columns: readonly OperatingColumn[];
  readonly rows: readonly OperatingRow[];
  readonly label: string;
}

const PointTable = ({ columns, rows, label }: RowsProps) => (
  <DataTable
    label={label}
    isDense
    isFitted
    columns={[
      { id: "point", header: label, accessorFn: ({ name }) => name, meta: { isRowHead: true } },
      ...figureColumns<OperatingRow>(columns, ({ values }) => values),
    ]}
    rows={rows}
    rowKey={({ key }) => key}
  />
);
