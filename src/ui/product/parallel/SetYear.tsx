import { Fragment } from "react";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { CONTROL_WAYS } from "#domain/products/energy/controlWays.ts";
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
  WAY_FAULTS,
  wayYearText,
  yearGroupText,
} from "#domain/products/parallel/setYearWords.ts";
import text from "../../kit/styles/text.module.css";
import { classNames } from "../../kit/layout/classNames.ts";
import { YearFoot, YearHeads } from "../energy/YearSums.tsx";
import { FigureHeads } from "../tables/FigureColumns.tsx";
import table from "../../kit/table/table.module.css";
import { WideTable } from "../tables/WideTable.tsx";
import { SetCosts } from "./SetCosts.tsx";
import css from "./SetPanel.module.css";

export interface SetYearProps {
  readonly set: CombinedSet;
  readonly choice: EnergyChoice;
  /** Of the product of each member. */
  readonly ids: readonly string[];
}

/** 年耗电 of machines that were put together, under the control that is chosen for the product's year. */
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
  const chosen = year.ways.find(({ way }) => way === choice.control)?.year;
  if (chosen === undefined) return null;
  const others = year.ways.filter(({ way }) => way !== choice.control).map(wayYearText);
  if (!chosen.ok)
    return (
      <>
        <p className={text["wrong"]} role="alert">
          {CONTROL_WAYS[choice.control].name}：{WAY_FAULTS[chosen.code]}
        </p>
        <p className={css["hint"]}>{others.join("；")}</p>
      </>
    );
  const missing = missingText(chosen.value);
  return (
    <>
      <p role="status">
        {CONTROL_WAYS[choice.control].name} <b>{yearSumText(chosen.value)}</b> kWh
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
      <ul className={css["notes"]} aria-label="组合年耗电的依据">
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

/** Load by load, and within a load the machines that do the same. */
function YearTable({ set, year }: YearTableProps) {
  const flow = flowFactsOf(set.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[set.machine]);
  const ofLoad = [
    { name: flow.name, unit: flow.unit },
    { name: pressure.name, unit: pressure.unit },
  ];
  const ofGroup = [
    { name: `每台${flow.name}`, unit: flow.unit },
    { name: "转速", unit: "%" },
    { name: "每台轴功率", unit: "kW" },
    { name: "电动机", unit: "%" },
    { name: "变频器", unit: "%" },
    { name: "输入功率", unit: "kW" },
  ];
  return (
    <WideTable label="组合年耗电逐行计算" className={classNames(css["wide"], css["year"])}>
      <thead>
        <tr>
          <th scope="col">
            流量占比<small>%</small>
          </th>
          <FigureHeads columns={ofLoad} />
          <th scope="col">机组</th>
          <FigureHeads columns={ofGroup} />
          <YearHeads />
        </tr>
      </thead>
      <tbody>
        {year.rows.map((row, at) => (
          <Fragment key={at}>
            <LoadRows set={set} year={year} row={row} />
          </Fragment>
        ))}
      </tbody>
      <YearFoot year={year} span={ofLoad.length + ofGroup.length + 2} />
    </WideTable>
  );
}

interface LoadRowsProps extends YearTableProps {
  readonly row: SetRow;
}

function LoadRows({ set, year, row }: LoadRowsProps) {
  const { outcome, share, hours, flow: q } = row;
  const runs = outcome.status === "runs" ? outcome : null;
  const groups: readonly (YearGroup | null)[] = runs?.groups ?? [null];
  const energy = runs === null ? (outcome.status === "stands" ? 0 : null) : runs.energy;
  const units = { flow: flowFactsOf(set.machine).unit, value: factsOf(PRESSURE_QUANTITY[set.machine]).unit };
  const rowSpan = groups.length;
  return groups.map((group, at) => (
    <tr
      key={at}
      className={at === 0 ? undefined : css["more"]}
      data-miss={outcome.status === "cannot" || undefined}
    >
      {at === 0 && (
        <>
          <th scope="row" rowSpan={rowSpan}>
            {percentPlain(share)}
          </th>
          <td className={table["num"]} rowSpan={rowSpan}>
            {formatQuantity(q, units.flow)}
          </td>
          <td className={table["num"]} rowSpan={rowSpan}>
            {formatQuantity(runs?.value ?? null, units.value)}
          </td>
        </>
      )}
      <td>{group === null ? MISSING : yearGroupText(set, year, group)}</td>
      {[
        formatQuantity(group?.point.flow ?? null, units.flow),
        percentFigure(group?.point.rate ?? null),
        formatQuantity(group?.chain.shaft ?? null, "kW"),
        percentFigure(group?.chain.motor ?? null),
        percentFigure(group?.chain.drive ?? null),
        formatQuantity(group === null ? null : group.count * group.chain.input, "kW"),
      ].map((figure, place) => (
        <td key={place} className={table["num"]}>
          {figure}
        </td>
      ))}
      {at === 0 && (
        <>
          <td className={table["num"]} rowSpan={rowSpan}>
            {formatNumber(hours, 0)}
          </td>
          <td className={table["num"]} rowSpan={rowSpan}>
            {energy === null ? MISSING : energyText(energy)}
          </td>
          <td rowSpan={rowSpan}>{setRowRemark(set, row)}</td>
        </>
      )}
    </tr>
  ));
}
