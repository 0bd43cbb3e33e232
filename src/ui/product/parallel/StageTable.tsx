import type { MachineSet } from "#domain/products/chart/ChartModel.ts";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { stageRemarks } from "#domain/products/chart/setWords.ts";
import { SYSTEM_NAMES } from "#domain/catalogue/duty/systemFigures.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { FigureCells, FigureHeads } from "../tables/FigureColumns.tsx";
import table from "../../kit/table/table.module.css";

export interface StageTableProps {
  readonly chart: DrawnChart;
  readonly set: MachineSet;
  /** kW of one machine's motor; null where nobody states it. */
  readonly ratedPower: number | null;
}

/** One line for each number of machines that run, on each system. */
export function StageTable({ chart, set, ratedPower }: StageTableProps) {
  const { machine, model } = chart;
  const flow = flowFactsOf(machine);
  const { columns } = model.frame;
  const cold = model.air === undefined ? 1 : model.air.lowestShare / model.air.share;
  const value = factsOf(PRESSURE_QUANTITY[machine]);
  const shown = columns.filter((quantity) => quantity !== PRESSURE_QUANTITY[machine]);
  const heads = [
    { name: `总${flow.name}`, unit: flow.unit },
    { name: `占设计${flow.name}`, unit: "%" },
    { name: value.name, unit: value.unit },
    { name: `每台${flow.name}`, unit: flow.unit },
    ...shown.map((quantity) => ({ name: `每台${factsOf(quantity).name}`, unit: factsOf(quantity).unit })),
  ];
  return (
    <table className={table["vt"]} data-dense data-fitted aria-label="运行台数">
      <thead>
        <tr>
          <th scope="col">管网与运行台数</th>
          <FigureHeads columns={heads} />
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {set.systems.flatMap(({ name, stages }) =>
          stages.map((stage) => {
            const { running, each, mixed } = stage;
            // Among several states no point is the operating point: none is shown as one.
            const point = mixed.length > 0 ? null : each;
            const total = point === null ? null : point.flow * running;
            const figures = [
              total,
              total === null ? null : (total / set.duty.flow) * 100,
              point?.value ?? null,
              point?.flow ?? null,
              ...shown.map((quantity) => point?.readings[columns.indexOf(quantity)] ?? null),
            ];
            return (
              <tr key={`${name}:${running}`}>
                <th scope="row">
                  {name === null ? "设计管网" : SYSTEM_NAMES[name]} {running} 台
                </th>
                <FigureCells columns={heads} figures={figures} />
                <td>{stageRemarks(stage, columns, ratedPower, cold).join("；")}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
