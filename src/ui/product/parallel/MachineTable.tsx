import { Fragment } from "react";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { SYSTEM_NAMES } from "#domain/catalogue/duty/systemFigures.ts";
import {
  groupsText,
  groupTexts,
  memberName,
  pointText,
  stageTexts,
} from "#domain/products/parallel/combinedWords.ts";
import type { CombinedSet, ReadStage, SetAnswer, SystemOfSet } from "#domain/products/parallel/productSet.ts";
import { FigureCells, FigureHeads } from "../tables/FigureColumns.tsx";
import { WideTable } from "../tables/WideTable.tsx";
import css from "./SetPanel.module.css";

export interface MachineTableProps {
  readonly answer: SetAnswer;
  readonly set: CombinedSet;
}

export const nameOfSystem = ({ name }: SystemOfSet): string =>
  name === null ? "设计管网" : SYSTEM_NAMES[name];

/** Power at the lowest temperature of the air over that of the readings. */
export const coldOf = ({ air }: SetAnswer): number => (air === null ? 1 : air.lowestShare / air.share);

/** What every machine does while all run: its own point and readings, or the states among which none is the operating point. */
export function MachineTable({ answer, set }: MachineTableProps) {
  const flow = flowFactsOf(set.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[set.machine]);
  const heads = [
    { name: `每台${flow.name}`, unit: flow.unit },
    { name: `每台${pressure.name}`, unit: pressure.unit },
    ...set.columns.map((quantity) => ({
      name: `每台${factsOf(quantity).name}`,
      unit: factsOf(quantity).unit,
    })),
  ];
  return (
    <WideTable label="各台工况" className={css["wide"]}>
      <thead>
        <tr>
          <th scope="col">全部运行</th>
          <FigureHeads columns={heads} />
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {set.systems.map((system) => {
          const whole = system.stages.at(-1);
          return whole === undefined ? null : (
            <Fragment key={system.name}>
              <tr className={css["group"]}>
                <th scope="rowgroup" colSpan={heads.length + 2}>
                  {nameOfSystem(system)} <span>{wholeText(answer, set, whole)}</span>
                </th>
              </tr>
              <MachineRows answer={answer} set={set} whole={whole} heads={heads} />
            </Fragment>
          );
        })}
      </tbody>
    </WideTable>
  );
}

function wholeText(answer: SetAnswer, set: CombinedSet, whole: ReadStage): string {
  const { outcome } = whole;
  if (outcome.status !== "runs") return stageTexts(set, whole, coldOf(answer)).join("；");
  const state = pointText(set, outcome);
  return outcome.isUnstable ? `${state}；有几个交点，运行可能不稳定` : state;
}

interface MachineRowsProps extends MachineTableProps {
  readonly whole: ReadStage;
  readonly heads: readonly { readonly name: string; readonly unit: string }[];
}

function MachineRows({ answer, set, whole: { outcome, machines }, heads }: MachineRowsProps) {
  if (outcome.status === "ambiguous")
    return outcome.states.map((state, at) => (
      <tr key={state.flow}>
        <th scope="row">工况 {at + 1}</th>
        <td colSpan={heads.length + 1}>
          {pointText(set, state)}：{groupsText(set, state.groups)}
        </td>
      </tr>
    ));
  return machines.map((machine) => {
    const member = set.members[machine.member];
    const figures = [machine.flow, machine.value, ...machine.readings];
    return (
      <tr key={machine.member} data-miss={machine.isDeadHeaded || undefined}>
        <th scope="row">
          {machine.count} × {member === undefined ? "" : memberName(member)}
        </th>
        <FigureCells columns={heads} figures={figures} />
        <td>{groupTexts(set, machine, coldOf(answer)).join("；")}</td>
      </tr>
    );
  });
}
