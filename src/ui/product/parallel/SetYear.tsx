import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { CONTROL_METHODS } from "#domain/products/energy/controlMethods.ts";
import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import {
  energyText,
  missingText,
  percentFigure,
  percentPlain,
  yearSumText,
} from "#domain/products/energy/energyWords.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { CombinedSet } from "#domain/products/parallel/productSet.ts";
import type { SetRow, SetYear as Year, YearGroup, YearOfSet } from "#domain/products/parallel/setYear.ts";
import {
  NO_HOURS,
  setRowRemark,
  setYearLines,
  METHOD_FAULTS,
  methodYearText,
  yearGroupText,
} from "#domain/products/parallel/setYearWords.ts";
import text from "../../kit/styles/text.module.css";
import { classNames } from "../../kit/layout/classNames.ts";
import { textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { SUM, yearColumns } from "../energy/yearColumns.tsx";
import { unitColumn } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import { SetCosts } from "./SetCosts.tsx";
import css from "./SetPanel.module.css";

export interface SetYearProps {
  readonly set: CombinedSet;
  readonly choice: EnergyChoice;
  /** Product id of each member. */
  readonly ids: readonly string[];
}

/** 年耗电 of several chosen machines, under the control that is chosen for the product's year. */
export function SetYear({ set, choice, ids }: SetYearProps) {
  const { year } = set;
  return (
    <section aria-label="组合年耗电">
      <h3 className={css["title"]}>年耗电</h3>
      {year.ok ? (
        <>
          <ChosenYear set={set} choice={choice} year={year.value} />
          <SetCosts set={set} year={year.value} chosen={choice.control} ids={ids} />
        </>
      ) : (
        <p className={css["hint"]}>{NO_HOURS}</p>
      )}
    </section>
  );
}

interface ChosenYearProps extends Omit<SetYearProps, "ids"> {
  readonly year: Year;
}

function ChosenYear({ set, choice, year }: ChosenYearProps) {
  const chosen = year.methods.find(({ method }) => method === choice.control)?.year;
  if (chosen === undefined) return null;
  const others = year.methods.filter(({ method }) => method !== choice.control).map(methodYearText);
  if (!chosen.ok)
    return (
      <>
        <p className={text["wrong"]} role="alert">
          {CONTROL_METHODS[choice.control].name}：{METHOD_FAULTS[chosen.code]}
        </p>
        <p className={css["hint"]}>{others.join("；")}</p>
      </>
    );
  const missing = missingText(chosen.value);
  return (
    <>
      <p role="status">
        {CONTROL_METHODS[choice.control].name} <b>{yearSumText(chosen.value)}</b> kWh
        {missing === null ? "/年" : ""}
        {missing === null &&
          chosen.value.wireEfficiency !== null &&
          `，年总效率 ${percentFigure(chosen.value.wireEfficiency)} %`}
      </p>
      {missing !== null && (
        <p className={text["wrong"]} role="alert">
          {missing}
        </p>
      )}
      <p className={css["hint"]}>{others.join("；")}</p>
      <YearTable set={set} year={chosen.value} />
      <ul className={text["notes"]} aria-label="组合年耗电的依据">
        {setYearLines(set, year, chosen.value, choice).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface YearTableProps {
  readonly set: CombinedSet;
  readonly year: YearOfSet;
}

/** Machines that run alike within a load; the load's own cells span them. */
interface GroupRow {
  readonly load: SetRow;
  readonly group: YearGroup | null;
  /** Number of the load's groups, in its first row; 0 in those below. */
  readonly span: number;
}

function rowsOf(load: SetRow): readonly GroupRow[] {
  const groups = load.outcome.status === "runs" ? load.outcome.groups : [null];
  return groups.map((group, at) => ({ load, group, span: at === 0 ? groups.length : 0 }));
}

const spanOf = ({ span }: GroupRow) => span;
const ofLoad = (column: DataColumn<GroupRow>): DataColumn<GroupRow> => ({
  ...column,
  meta: { ...column.meta, rowSpan: spanOf },
});

function energyOf({ outcome }: SetRow): string {
  if (outcome.status === "runs") return outcome.energy === null ? MISSING : energyText(outcome.energy);
  return outcome.status === "stands" ? energyText(0) : MISSING;
}

function columnsOf(set: CombinedSet, year: YearOfSet): readonly DataColumn<GroupRow>[] {
  const flow = flowFactsOf(set.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[set.machine]);
  const column = unitColumn<GroupRow>;
  return [
    {
      id: "share",
      header: "流量占比",
      accessorFn: ({ load }) => percentPlain(load.share),
      footer: SUM,
      meta: { unit: "%", isRowHead: true, rowSpan: spanOf },
    },
    ofLoad(column(flow.name, flow.unit, ({ load }) => formatQuantity(load.flow, flow.unit))),
    ofLoad(
      column(pressure.name, pressure.unit, ({ load: { outcome } }) =>
        formatQuantity(outcome.status === "runs" ? outcome.value : null, pressure.unit),
      ),
    ),
    textColumn("机组", ({ group }) => (group === null ? null : yearGroupText(set, year, group))),
    column(`每台${flow.name}`, flow.unit, ({ group }) =>
      formatQuantity(group?.point.flow ?? null, flow.unit),
    ),
    column("转速", "%", ({ group }) => percentFigure(group?.point.rate ?? null)),
    column("每台轴功率", "kW", ({ group }) => formatQuantity(group?.chain.shaft ?? null, "kW")),
    column("电动机", "%", ({ group }) => percentFigure(group?.chain.motor ?? null)),
    column("变频器", "%", ({ group }) => percentFigure(group?.chain.drive ?? null)),
    column("输入功率", "kW", ({ group }) =>
      formatQuantity(group === null ? null : group.count * group.chain.input, "kW"),
    ),
    ...yearColumns<GroupRow>(year, {
      hours: ({ load }) => formatNumber(load.hours, 0),
      energy: ({ load }) => energyOf(load),
      remark: ({ load }) => setRowRemark(set, load),
      rowSpan: spanOf,
    }),
  ];
}

/** The year by load, and within a load by groups of machines that run alike. */
function YearTable({ set, year }: YearTableProps) {
  const columns = columnsOf(set, year);
  return (
    <WideTable
      label="组合年耗电逐行计算"
      className={classNames(css["wide"], css["year"])}
      columns={columns}
      rows={year.rows.flatMap(rowsOf)}
      rowProps={({ load, span }) => ({
        className: span === 0 ? css["more"] : undefined,
        "data-miss": load.outcome.status === "cannot" || undefined,
      })}
    />
  );
}
