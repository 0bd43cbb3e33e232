import type { MachineSet } from "#domain/products/chart/ChartModel.ts";
import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { stageRemarks } from "#domain/products/chart/setWords.ts";
import { SYSTEM_NAMES } from "#domain/catalogue/duty/systemFigures.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { figureColumns } from "../tables/figureColumns.ts";

export interface StageTableProps {
  readonly chart: DrawnChart;
  readonly set: MachineSet;
  /** kW of one machine's motor; `null` if it is not stated. */
  readonly ratedPower: number | null;
}

interface Stage {
  readonly name: MachineSet["systems"][number]["name"];
  readonly stage: MachineSet["systems"][number]["stages"][number];
}

/** One line for each number of running machines, on each system. */
export function StageTable({ chart, set, ratedPower }: StageTableProps) {
  const { machine, model } = chart;
  const flow = flowFactsOf(machine);
  const cold = model.air === undefined ? 1 : model.air.lowestShare / model.air.share;
  const value = factsOf(PRESSURE_QUANTITY[machine]);
  const shown = model.frame.columns.filter((quantity) => quantity !== PRESSURE_QUANTITY[machine]);
  const heads = [
    { name: `总${flow.name}`, unit: flow.unit },
    { name: `占设计${flow.name}`, unit: "%" },
    { name: value.name, unit: value.unit },
    { name: `每台${flow.name}`, unit: flow.unit },
    ...shown.map((quantity) => ({ name: `每台${factsOf(quantity).name}`, unit: factsOf(quantity).unit })),
  ];
  const columns: readonly DataColumn<Stage>[] = [
    rowHeadColumn(
      "管网与运行台数",
      ({ name, stage }) => `${name === null ? "设计管网" : SYSTEM_NAMES[name]} ${stage.running} 台`,
    ),
    ...figureColumns(heads, ({ stage: { running, each, mixed } }: Stage) => {
      // With several possible states none is shown as the operating point.
      const point = mixed.length > 0 ? null : each;
      const total = point === null ? null : point.flow * running;
      return [
        total,
        total === null ? null : (total / set.duty.flow) * 100,
        point?.value ?? null,
        point?.flow ?? null,
        ...shown.map((quantity) => point?.readings[model.frame.columns.indexOf(quantity)] ?? null),
      ];
    }),
    textColumn("说明", ({ stage }) => stageRemarks(stage, model.frame.columns, ratedPower, cold).join("；")),
  ];
  return (
    <DataTable
      label="运行台数"
      isDense
      isFitted
      columns={columns}
      rows={set.systems.flatMap(({ name, stages }) => stages.map((stage) => ({ name, stage })))}
      rowKey={({ name, stage }) => `${name}:${stage.running}`}
    />
  );
}
