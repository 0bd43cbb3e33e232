import { Fragment } from "react";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { countsText, powerOf, powerQuantity, stageTexts } from "#domain/products/parallel/combinedWords.ts";
import { FigureCells, FigureHeads } from "../tables/FigureColumns.tsx";
import { WideTable } from "../tables/WideTable.tsx";
import { coldOf, nameOfSystem, type MachineTableProps } from "./MachineTable.tsx";
import css from "./SetPanel.module.css";

const WHOLE = 100;

/** One line for each choice of machines that run, on each system. */
export function StagingTable({ answer, set }: MachineTableProps) {
  const flow = flowFactsOf(set.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[set.machine]);
  const power = powerQuantity(set);
  const heads = [
    { name: `总${flow.name}`, unit: flow.unit },
    { name: `占设计${flow.name}`, unit: "%" },
    { name: pressure.name, unit: pressure.unit },
    ...(power === null ? [] : [{ name: `总${factsOf(power).name}`, unit: factsOf(power).unit }]),
  ];
  return (
    <WideTable label="分级运行" className={css["wide"]}>
      <thead>
        <tr>
          <th scope="col">运行机组</th>
          <FigureHeads columns={heads} />
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {set.systems.map((system) => (
          <Fragment key={system.name}>
            <tr className={css["group"]}>
              <th scope="rowgroup" colSpan={heads.length + 2}>
                {nameOfSystem(system)}
              </th>
            </tr>
            {system.stages.map((stage) => {
              const { outcome, machines, counts } = stage;
              const point = outcome.status === "runs" ? outcome : null;
              const figures = [
                point?.flow ?? null,
                point === null ? null : (point.flow / answer.duty.flow) * WHOLE,
                point?.value ?? null,
                point === null ? null : powerOf(set, machines),
              ];
              return (
                <tr key={counts.join("-")} data-miss={point === null || undefined}>
                  <th scope="row">{countsText(set, counts)}</th>
                  <FigureCells columns={heads} figures={figures} />
                  <td>{stageTexts(set, stage, coldOf(answer)).join("；")}</td>
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </WideTable>
  );
}
