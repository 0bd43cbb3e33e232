import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import { CONTROL_METHODS } from "#domain/products/energy/controlMethods.ts";
import { energyText, NO_LAW, percentFigure, shortYearText } from "#domain/products/energy/energyWords.ts";
import type { ProductEnergy } from "#domain/products/energy/productEnergy.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { selectedRow } from "../../kit/table/selectedRow.ts";
import { unitColumn } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import css from "../../energy/Energy.module.css";

export interface MethodTableProps {
  readonly energy: ProductEnergy;
  readonly chosen: ControlMethod;
}

const money = (value: number | null | undefined): string => formatNumber(value ?? null, 0);
const years = (value: number | null | undefined): string => formatNumber(value ?? null, 1);

type MethodYear = ProductEnergy["methods"][number];
interface MethodRow extends Pick<MethodYear, "method" | "year"> {
  /** `null` if the year has gaps. */
  readonly whole: Extract<MethodYear["year"], { readonly ok: true }>["value"] | null;
  readonly cost: ProductEnergy["costs"][number] | undefined;
}

function remarkOf({ year }: MethodRow): string {
  if (!year.ok) return NO_LAW;
  return year.value.missing > 0
    ? `${year.value.missing} 行没有数值，不是全年`
    : (shortYearText(year.value) ?? "");
}

/** Kinds of control side by side, for the same loads and motor; costs only if prices are entered. */
export function MethodTable({ energy, chosen }: MethodTableProps) {
  const { methods, costs } = energy;
  const hasMoney = costs.some((cost) => cost !== null);
  const hasLifeCycle = costs.some((cost) => cost?.lifeCycle != null);
  const throttled = methods.find(({ method }) => method === "throttled")?.year;
  const baseline = throttled?.ok === true && throttled.value.missing === 0 ? throttled.value.energy : null;
  const figure = unitColumn<MethodRow>;
  /** The others are compared with throttling. */
  const beside = (text: (row: MethodRow) => string) => (row: MethodRow) =>
    row.method === "throttled" ? "" : text(row);
  const columns: readonly DataColumn<MethodRow>[] = [
    rowHeadColumn("控制方式", ({ method }) => CONTROL_METHODS[method].name),
    figure("年耗电", "kWh", ({ whole }) => (whole === null ? MISSING : energyText(whole.energy))),
    figure(
      "比节流省",
      "%",
      beside(({ whole }) =>
        percentFigure(
          whole === null || baseline === null || baseline === 0 ? null : 1 - whole.energy / baseline,
        ),
      ),
    ),
    figure("年总效率", "%", ({ whole }) => percentFigure(whole?.wireEfficiency ?? null)),
    ...(hasMoney ? [figure("首年电费", "元", ({ cost }) => money(cost?.electricity))] : []),
    ...(hasLifeCycle
      ? [
          figure("全寿命费用", "元，现值", ({ cost }) => money(cost?.lifeCycle)),
          figure(
            "静态回收期",
            "年",
            beside(({ cost }) => years(cost?.payback?.simple)),
          ),
          figure(
            "动态回收期",
            "年",
            beside(({ cost }) => years(cost?.payback?.discounted)),
          ),
        ]
      : []),
    textColumn("说明", remarkOf),
  ];
  return (
    <WideTable
      label="控制方式的年耗电"
      className={css["wide"]}
      columns={columns}
      rows={methods.map(({ method, year }, at) => ({
        method,
        year,
        whole: year.ok && year.value.missing === 0 ? year.value : null,
        cost: costs[at],
      }))}
      rowKey={({ method }) => method}
      rowProps={({ method }) => selectedRow(method === chosen)}
    />
  );
}
