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
import { FigureHeads } from "../tables/FigureColumns.tsx";
import table from "../../kit/table/table.module.css";
import { WideTable } from "../tables/WideTable.tsx";
import css from "../../energy/Energy.module.css";
import { YearFoot, YearHeads } from "./YearSums.tsx";

export interface EnergyTableProps {
  readonly machine: Machine;
  readonly year: YearlyEnergy;
  /** Machines that share the duty. */
  readonly count: number;
}

const WATTS = 1000;

interface Column {
  readonly name: string;
  readonly unit: string;
  readonly text: (row: EnergyRow) => string;
}

type Runs = Extract<EnergyRow["outcome"], { readonly status: "runs" }>;
const ofRun =
  (unit: string, figure: (run: Runs, row: EnergyRow) => number | null) =>
  (row: EnergyRow): string =>
    formatQuantity(row.outcome.status === "runs" ? figure(row.outcome, row) : null, unit);
const ofShare = (figure: (run: Runs) => number | null) => (row: EnergyRow) =>
  percentFigure(row.outcome.status === "runs" ? figure(row.outcome) : null);

function columnsOf(machine: Machine, count: number): readonly Column[] {
  const flow = flowFactsOf(machine);
  const value = factsOf(PRESSURE_QUANTITY[machine]);
  const each = count > 1 ? "每台" : "";
  return [
    { name: flow.name, unit: flow.unit, text: ({ flow: q }) => formatQuantity(q, flow.unit) },
    ...(count > 1
      ? [{ name: `每台${flow.name}`, unit: flow.unit, text: ofRun(flow.unit, ({ point }) => point.flow) }]
      : []),
    { name: value.name, unit: value.unit, text: ofRun(value.unit, ({ point }) => point.value) },
    { name: "转速", unit: "%", text: ofShare(({ point }) => point.rate) },
    {
      name: machine === "fan" ? "全压效率" : "效率",
      unit: "%",
      text: ofShare(({ efficiency }) => efficiency),
    },
    { name: `${each}轴功率`, unit: "kW", text: ofRun("kW", ({ chain }) => chain.shaft) },
    { name: "电动机", unit: "%", text: ofShare(({ chain }) => chain.motor) },
    { name: "变频器", unit: "%", text: ofShare(({ chain }) => chain.drive) },
    { name: "输入功率", unit: "kW", text: ofRun("kW", ({ input }) => input) },
    { name: "总效率", unit: "%", text: ofShare(({ fluid, input }) => fluid / input) },
    ...(machine === "fan"
      ? [
          {
            name: "单位风量",
            unit: "W/(m³/h)",
            text: ofRun("W/(m³/h)", ({ input }, { flow: q }) => (input * WATTS) / q),
          },
        ]
      : []),
  ];
}

const rowEnergy = ({ outcome }: EnergyRow): number | null =>
  outcome.status === "cannot" ? null : outcome.status === "runs" ? outcome.energy : 0;
const kilowattHours = (value: number | null): string =>
  value === null ? formatNumber(null, 0) : energyText(value);

/** The year load by load: where the machine runs, what is lost on the way, and for how long. */
export function EnergyTable({ machine, year, count }: EnergyTableProps) {
  const columns = columnsOf(machine, count);
  return (
    <WideTable label="年耗电逐行计算" className={css["wide"]}>
      <thead>
        <tr>
          <th scope="col" className={table["num"]}>
            流量占比<small>%</small>
          </th>
          <FigureHeads columns={columns} />
          <YearHeads />
        </tr>
      </thead>
      <tbody>
        {year.rows.map((row, at) => (
          <tr key={at} data-miss={row.outcome.status === "cannot" || undefined}>
            <th scope="row" className={table["num"]}>
              {percentPlain(row.share)}
            </th>
            {columns.map(({ name, text }) => (
              <td key={name} className={table["num"]}>
                {text(row)}
              </td>
            ))}
            <td className={table["num"]}>{formatNumber(row.hours, 0)}</td>
            <td className={table["num"]}>{kilowattHours(rowEnergy(row))}</td>
            <td>{rowRemark(row, count)}</td>
          </tr>
        ))}
      </tbody>
      <YearFoot year={year} span={columns.length + 1} />
    </WideTable>
  );
}
