import {
  flowFactsOf,
  factsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "#domain/physics/curve/curveQuantities.ts";
import { energyText, percentFigure, percentPlain, rowRemark } from "#domain/products/energy/energyWords.ts";
import type { EnergyRow, YearlyEnergy } from "#domain/products/energy/EnergyYear.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { unitColumn } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import css from "../../energy/Energy.module.css";
import { SUM, yearColumns } from "./yearColumns.tsx";

export interface EnergyTableProps {
  readonly machine: Machine;
  readonly year: YearlyEnergy;
  /** Number of machines that share the duty. */
  readonly count: number;
}

const WATTS = 1000;

type Runs = Extract<EnergyRow["outcome"], { readonly status: "runs" }>;
const ofRun =
  (unit: string, figure: (run: Runs, row: EnergyRow) => number | null) =>
  (row: EnergyRow): string =>
    formatQuantity(row.outcome.status === "runs" ? figure(row.outcome, row) : null, unit);
const ofShare = (figure: (run: Runs) => number | null) => (row: EnergyRow) =>
  percentFigure(row.outcome.status === "runs" ? figure(row.outcome) : null);

function columnsOf(machine: Machine, count: number): readonly DataColumn<EnergyRow>[] {
  const flow = flowFactsOf(machine);
  const value = factsOf(PRESSURE_QUANTITY[machine]);
  const each = count > 1 ? "每台" : "";
  const column = unitColumn<EnergyRow>;
  return [
    column(flow.name, flow.unit, ({ flow: q }) => formatQuantity(q, flow.unit)),
    ...(count > 1
      ? [
          column(
            `每台${flow.name}`,
            flow.unit,
            ofRun(flow.unit, ({ point }) => point.flow),
          ),
        ]
      : []),
    column(
      value.name,
      value.unit,
      ofRun(value.unit, ({ point }) => point.value),
    ),
    column(
      "转速",
      "%",
      ofShare(({ point }) => point.rate),
    ),
    column(
      machine === "fan" ? "全压效率" : "效率",
      "%",
      ofShare(({ efficiency }) => efficiency),
    ),
    column(
      `${each}轴功率`,
      "kW",
      ofRun("kW", ({ chain }) => chain.shaft),
    ),
    column(
      "电动机",
      "%",
      ofShare(({ chain }) => chain.motor),
    ),
    column(
      "变频器",
      "%",
      ofShare(({ chain }) => chain.drive),
    ),
    column(
      "输入功率",
      "kW",
      ofRun("kW", ({ input }) => input),
    ),
    column(
      "总效率",
      "%",
      ofShare(({ fluid, input }) => fluid / input),
    ),
    ...(machine === "fan"
      ? [
          column(
            "单位风量",
            "W/(m³/h)",
            ofRun("W/(m³/h)", ({ input }, { flow: q }) => (input * WATTS) / q),
          ),
        ]
      : []),
  ];
}

const rowEnergy = ({ outcome }: EnergyRow): number | null =>
  outcome.status === "cannot" ? null : outcome.status === "runs" ? outcome.energy : 0;
const kilowattHours = (value: number | null): string =>
  value === null ? formatNumber(null, 0) : energyText(value);

/** The year by load: operating point, losses and hours. */
export function EnergyTable({ machine, year, count }: EnergyTableProps) {
  const columns: readonly DataColumn<EnergyRow>[] = [
    {
      id: "share",
      header: "流量占比",
      accessorFn: ({ share }) => percentPlain(share),
      footer: SUM,
      meta: { unit: "%", isFigure: true, isRowHead: true },
    },
    ...columnsOf(machine, count),
    ...yearColumns<EnergyRow>(year, {
      hours: ({ hours }) => formatNumber(hours, 0),
      energy: (row) => kilowattHours(rowEnergy(row)),
      remark: (row) => rowRemark(row, count),
    }),
  ];
  return (
    <WideTable
      label="年耗电逐行计算"
      className={css["wide"]}
      columns={columns}
      rows={year.rows}
      rowProps={({ outcome }) => ({ "data-miss": outcome.status === "cannot" || undefined })}
    />
  );
}
