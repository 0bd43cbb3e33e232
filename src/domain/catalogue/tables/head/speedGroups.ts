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
  /**
   * The groups are machines of their own, each with its own speed or number of poles, by what stands for its step.
   */
  readonly variants: ReadonlyMap<Step, Variant> | null;
  readonly asked: readonly string[];
}

/** What the head over a group says of its machine. */
export interface Variant {
  readonly quantity: "speed" | "poles";
  readonly value: number;
}

const POLES = /^(\d{1,2})\s*(?:p|极|poles?)(?![\p{L}\d])/iu;

/** The group above a column: 1450 r/min or 4P above 风量. */
interface Above {
  readonly label: string;
  /** In r/min; `null` for a number of poles. */
  readonly speed: number | null;
  /** Greater for the faster one. */
  readonly order: number;
}

function groupAbove({ header, quantity, step }: TableColumn): Above | null {
  if (quantity === null || quantity === "speed" || quantity === "poles" || step !== null) return null;
  const [speed, ...others] = speedsIn(header);
  if (speed !== undefined)
    return others.length > 0 ? null : { label: `${formatNumber(speed, 0)} r/min`, speed, order: speed };
  const poles = POLES.exec(header)?.[1];
  return poles === undefined ? null : { label: `${poles} 极`, speed: null, order: -Number(poles) };
}

/**
 * The same quantities below two or three speeds are those of the steps of one machine; asked about unless the
 * title calls it so.
 */
export function speedGroups(columns: readonly TableColumn[], questions: Questions): SpeedGroups {
  const above = new Map(columns.map((column) => [column, groupAbove(column)]));
  const byOrder = new Map(
    [...above.values()].flatMap((group) => (group === null ? [] : [[group.order, group]])),
  );
  const found = [...byOrder.values()].toSorted((one, other) => other.order - one.order);
  const steps = NAMES[found.length];
  const below = ({ order }: Above) =>
    columns.flatMap((column) => (above.get(column)?.order === order ? [column.quantity] : []));
  const first = found[0] === undefined ? [] : below(found[0]);
  const areAlike = found.every((group) => below(group).join() === first.join());
  const plain = { columns, speeds: new Map<Step, number>(), variants: null, asked: [] };
  if (steps === undefined || !areAlike || new Set(first).size < first.length) return plain;
  const shown = found.map(({ label }) => label).join("、");
  const { option, open } = questions.isSure(found.length)
    ? { option: "steps", open: null }
    : questions.ask({
        code: "speeds-across",
        field: shown,
        text: `${shown}下各有一组相同的列，它们是同一台设备的几档转速吗`,
        options: [
          { id: "steps", label: "是，同一台的几档" },
          { id: "variants", label: "不是，每种转速各为一个产品" },
          { id: "one", label: "不是，只读其中一组" },
        ],
        // A motor of two speeds is usual for fans; of three speeds each with a motor of its own it is not.
        proposal: found.length > 2 && first.includes("motorPower") ? "variants" : "steps",
      });
  const asked = open === null ? [] : [open];
  if (option === "one") return { ...plain, asked };
  const stepOf = (column: TableColumn) => {
    const order = above.get(column)?.order;
    return steps[found.findIndex((group) => group.order === order)] ?? column.step;
  };
  const stepped = columns.map((column) => ({ ...column, step: stepOf(column) }));
  if (option === "variants") {
    const variants = found.map(
      ({ speed, order }, at) =>
        [
          steps[at]!,
          speed === null
            ? ({ quantity: "poles", value: -order } as const)
            : ({ quantity: "speed", value: speed } as const),
        ] as const,
    );
    return { ...plain, columns: stepped, variants: new Map(variants), asked };
  }
  return {
    ...plain,
    columns: stepped,
    speeds: new Map(found.flatMap(({ speed }, at) => (speed === null ? [] : [[steps[at]!, speed]]))),
    asked,
  };
}
