import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import { countsText, powerOf, powerQuantity, stageTexts } from "#domain/products/parallel/combinedWords.ts";
import type { ReadStage } from "#domain/products/parallel/productSet.ts";
import { rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataGroups } from "../../kit/table/DataGroups.tsx";
import { figureColumns } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import { coldOf, nameOfSystem, type MachineTableProps } from "./MachineTable.tsx";
import css from "./SetPanel.module.css";

const WHOLE = 100;

/** One line for each choice of running machines, on each system. */
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
  const columns: readonly DataColumn<ReadStage>[] = [
    rowHeadColumn("运行机组", ({ counts }) => countsText(set, counts)),
    ...figureColumns(heads, ({ outcome, machines }: ReadStage) =>
      outcome.status === "runs"
        ? [outcome.flow, (outcome.flow / answer.duty.flow) * WHOLE, outcome.value, powerOf(set, machines)]
        : [],
    ),
    textColumn("说明", (stage) => stageTexts(set, stage, coldOf(answer)).join("；")),
  ];
  return (
    <WideTable label="分级运行" className={css["wide"]} columns={columns}>
      <DataGroups
        columns={columns}
        groups={set.systems.map((system) => ({
          key: nameOfSystem(system),
          head: nameOfSystem(system),
          rows: system.stages,
        }))}
        rowKey={({ counts }) => counts.join("-")}
        rowProps={({ outcome }) => ({ "data-miss": outcome.status !== "runs" || undefined })}
      />
    </WideTable>
  );
}
