import { formatNumber } from "../../../base/formatNumber.ts";
import type { Step } from "../words/stepNames.ts";
import type { Questions } from "./Questions.ts";
import type { TableColumn } from "./TableHead.ts";
import { speedsIn } from "./tableTitle.ts";

const NAMES: Readonly<Record<number, readonly Step[]>> = { 2: ["high", "low"], 3: ["high", "medium", "low"] };

export interface SpeedGroups {
  readonly columns: readonly TableColumn[];
  /** In r/min, by step. */
  readonly speeds: ReadonlyMap<Step, number>;
  readonly asked: readonly string[];
}

/** The speed of the group above a column: 1450 r/min above 风量. */
function speedAbove({ header, quantity, step }: TableColumn): number | null {
  if (quantity === null || quantity === "speed" || step !== null) return null;
  const [speed, ...others] = speedsIn(header);
  return speed === undefined || others.length > 0 ? null : speed;
}

/**
 * The same quantities below two or three speeds are those of the steps of one machine; asked about unless the title
 * calls it so.
 */
export function speedGroups(columns: readonly TableColumn[], questions: Questions): SpeedGroups {
  const above = new Map(columns.map((column) => [column, speedAbove(column)]));
  const found = [...new Set([...above.values()].filter((speed) => speed !== null))].toSorted((a, b) => b - a);
  const steps = NAMES[found.length];
  const ofSpeed = (speed: number) =>
    columns.flatMap((column) => (above.get(column) === speed ? [column.quantity] : []));
  const first = found[0] === undefined ? [] : ofSpeed(found[0]);
  const areAlike = found.every((speed) => ofSpeed(speed).join() === first.join());
  const plain = { columns, speeds: new Map<Step, number>(), asked: [] };
  if (steps === undefined || !areAlike || new Set(first).size < first.length) return plain;
  const shown = found.map((speed) => formatNumber(speed, 0)).join("、");
  const { option, open } = questions.isSure(found.length)
    ? { option: "steps", open: null }
    : questions.ask({
        code: "speeds-across",
        field: shown,
        text: `${shown} r/min 下各有一组相同的列，它们是同一台设备的几档转速吗`,
        options: [
          { id: "steps", label: "是，同一台的几档" },
          { id: "one", label: "不是，只读其中一组" },
        ],
        proposal: "steps",
      });
  const asked = open === null ? [] : [open];
  if (option !== "steps") return { ...plain, asked };
  const stepOf = (speed: number | null | undefined) =>
    speed == null ? null : (steps[found.indexOf(speed)] ?? null);
  return {
    columns: columns.map((column) => ({ ...column, step: stepOf(above.get(column)) ?? column.step })),
    speeds: new Map(found.map((speed, at) => [steps[at]!, speed])),
    asked,
  };
}
