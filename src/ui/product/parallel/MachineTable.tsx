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
import { rowHeadColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataGroups } from "../../kit/table/DataGroups.tsx";
import { figureColumns } from "../tables/figureColumns.ts";
import { WideTable } from "../tables/WideTable.tsx";
import css from "./SetPanel.module.css";

export interface MachineTableProps {
  readonly answer: SetAnswer;
  readonly set: CombinedSet;
}

export const nameOfSystem = ({ name }: SystemOfSet): string =>
  name === null ? "设计管网" : SYSTEM_NAMES[name];

/** Ratio of the power at the lowest air temperature to that of the readings. */
export const coldOf = ({ air }: SetAnswer): number => (air === null ? 1 : air.lowestShare / air.share);

function wholeText(answer: SetAnswer, set: CombinedSet, whole: ReadStage): string {
  const { outcome } = whole;
  if (outcome.status !== "runs") return stageTexts(set, whole, coldOf(answer)).join("；");
  const state = pointText(set, outcome);
  return outcome.isUnstable ? `${state}；有几个交点，运行可能不稳定` : state;
}

type Outcome = ReadStage["outcome"];
/** A machine at its own point, or one of several possible states. */
type MachineRow =
  | { readonly machine: ReadStage["machines"][number]; readonly state?: never }
  | {
      readonly state: Extract<Outcome, { readonly status: "ambiguous" }>["states"][number];
      readonly index: number;
      readonly machine?: never;
    };

const rowsOf = ({ outcome, machines }: ReadStage): readonly MachineRow[] =>
  outcome.status === "ambiguous"
    ? outcome.states.map((state, index) => ({ state, index }))
    : machines.map((machine) => ({ machine }));

function columnsOf(answer: SetAnswer, set: CombinedSet): readonly DataColumn<MachineRow>[] {
  const quantities = [
    flowFactsOf(set.machine),
    ...[PRESSURE_QUANTITY[set.machine], ...set.columns].map(factsOf),
  ];
  const heads = quantities.map(({ name, unit }) => ({ name: `每台${name}`, unit }));
  const nameOf = (row: MachineRow) => {
    if (row.state) return `工况 ${row.index + 1}`;
    const member = set.members[row.machine.member];
    return `${row.machine.count} × ${member === undefined ? "" : memberName(member)}`;
  };
  return [
    rowHeadColumn("全部运行", nameOf),
    // A state is a text over all remaining columns.
    ...figureColumns(heads, ({ machine }: MachineRow) =>
      machine ? [machine.flow, machine.value, ...machine.readings] : [],
    ).map((column, at): DataColumn<MachineRow> =>
      at > 0
        ? column
        : {
            ...column,
            accessorFn: (row, index) =>
              row.state
                ? `${pointText(set, row.state)}：${groupsText(set, row.state.groups)}`
                : (column.accessorFn?.(row, index) ?? null),
            meta: {
              ...column.meta,
              colSpan: ({ state }) => (state ? heads.length + 1 : 1),
              cellClass: ({ state }) => state && css["state"],
            },
          },
    ),
    textColumn("说明", ({ machine }) => (machine ? groupTexts(set, machine, coldOf(answer)).join("；") : "")),
  ];
}

/** Each machine's own point and readings while all run, or the possible states if none is the operating point. */
export function MachineTable({ answer, set }: MachineTableProps) {
  const columns = columnsOf(answer, set);
  const groups = set.systems.flatMap((system) => {
    const whole = system.stages.at(-1);
    if (whole === undefined) return [];
    const head = (
      <>
        {nameOfSystem(system)} <span className={css["whole"]}>{wholeText(answer, set, whole)}</span>
      </>
    );
    return [{ key: nameOfSystem(system), head, rows: rowsOf(whole) }];
  });
  return (
    <WideTable label="各台工况" className={css["wide"]} columns={columns}>
      <DataGroups
        columns={columns}
        groups={groups}
        rowProps={({ machine }) => ({ "data-miss": machine?.isDeadHeaded || undefined })}
      />
    </WideTable>
  );
}
