import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { drawnColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { named, type Named } from "./named.tsx";
import { operatingFigures } from "./operatingFigures.ts";
import css from "./OperatingPanel.module.css";
import { pointKey, rateOf, settingName } from "./pointWords.ts";

export interface PointColumnsProps {
  readonly machine: Machine;
  readonly chart: DrawnChart;
  readonly points: readonly ChartPoint[];
}

interface PointRow extends Named {
  /** One for each of the points. */
  readonly of: readonly { readonly value: string; readonly deviation: string }[];
}

const POWER_UNIT = "W/(m³/h)";

const pointColumn = (id: string, header: string, at: number): DataColumn<PointRow> => ({
  ...drawnColumn(header, (row) => (
    <>
      <b>{row.of[at]?.value}</b>
      {row.of[at]?.deviation && <small>{row.of[at].deviation}</small>}
    </>
  )),
  id,
});

/** Readings of several operating points side by side: the two speeds of a fan, the taps of a pump. */
export function PointColumns({ machine, chart, points }: PointColumnsProps) {
  const { columns } = chart.model.frame;
  const figures = points.map((point) =>
    operatingFigures(machine, columns, point, rateOf(chart, point) !== null),
  );
  const rows: readonly PointRow[] = [
    ...(figures[0] ?? []).map(({ name, unit }, row) => ({
      name,
      unit,
      of: figures.map((each) => ({ value: each[row]?.value ?? "", deviation: each[row]?.deviation ?? "" })),
    })),
    ...(machine === "fan"
      ? [
          {
            name: "单位风量耗功率",
            unit: POWER_UNIT,
            of: points.map(({ powerPerAirVolume }) => ({
              value: formatQuantity(powerPerAirVolume, POWER_UNIT),
              deviation: "",
            })),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      look="facts"
      className={css["columns"]}
      columns={[
        named("档位"),
        ...points.map((point, at) => pointColumn(pointKey(point), settingName(chart, point), at)),
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}
