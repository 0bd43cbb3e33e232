import type { ChartPoint, OtherPoint } from "#domain/products/chart/ChartModel.ts";
import type { SettingIndex } from "#domain/catalogue/machine/ChartRequest.ts";
import { factsOf, flowFactsOf, type Machine } from "#domain/physics/curve/curveQuantities.ts";
import { othersInForce } from "#domain/products/chart/pointsInForce.ts";
import { rangeWarnings } from "#domain/products/chart/rangeWarnings.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { named } from "./named.tsx";
import css from "./OperatingPanel.module.css";

export interface SystemRangeProps {
  readonly machine: Machine;
  readonly chart: DrawnChart;
  /** The points to show; `null` for all settings, if none meets the design system. */
  readonly points: readonly ChartPoint[] | null;
}

const isAt = (one: SettingIndex, other: SettingIndex) =>
  one.product === other.product && one.setting === other.setting;

interface RangeTableProps {
  readonly chart: DrawnChart;
  readonly machine: Machine;
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly point: ChartPoint | null }[];
}

/** Readings of a machine on each of its systems, side by side. */
function RangeTable({ chart, machine, name, columns }: RangeTableProps) {
  const flow = flowFactsOf(machine);
  const rows = [
    { ...flow, read: (point: ChartPoint) => point.flow as number },
    ...chart.model.frame.columns.map((quantity, at) => ({
      ...factsOf(quantity),
      read: (point: ChartPoint) => point.readings[at] ?? Number.NaN,
    })),
  ];
  return (
    <DataTable
      look="facts"
      label={name}
      className={css["columns"]}
      columns={[
        named(name),
        ...columns.map(({ title, point }) => ({
          id: title,
          header: title,
          accessorFn: ({ unit, read }: (typeof rows)[number]) =>
            formatQuantity(point === null ? null : read(point), unit),
        })),
      ]}
      rows={rows}
      rowKey={({ name: of }) => of}
    />
  );
}

/** 运行范围: the least, the design and the greatest system side by side, and any objections. */
export function SystemRange({ machine, chart, points }: SystemRangeProps) {
  const isMeant = (index: SettingIndex) => points === null || points.some((point) => isAt(point, index));
  const others = othersInForce(chart.model).filter(isMeant);
  if (others.length === 0) return null;
  const indexes = others.filter((other, at) => others.findIndex((each) => isAt(each, other)) === at);
  return (
    <div className={css["speeds"]}>
      {indexes.map((index) => {
        const pointNamed = (name: OtherPoint["name"]) =>
          others.find((other) => other.name === name && isAt(other, index));
        const column = (title: string, other: Pick<OtherPoint, "point"> | undefined) =>
          other === undefined ? [] : [{ title, point: other.point }];
        const settings = chart.products[index.product]?.settings ?? [];
        const speed = speedName(settings[index.setting]?.speed ?? "", null);
        return (
          <RangeTable
            key={`${index.product}:${index.setting}`}
            chart={chart}
            machine={machine}
            name={settings.length > 1 ? `${speed} 运行范围` : "运行范围"}
            columns={[
              ...column("最小", pointNamed("least")),
              { title: "设计", point: points?.find((point) => isAt(point, index)) ?? null },
              ...column("最大", pointNamed("most")),
            ]}
          />
        );
      })}
      {rangeWarnings(chart, isMeant).map((warning) => (
        <p key={warning} className={css["note"]} role="status">
          {warning}
        </p>
      ))}
    </div>
  );
}
