import { shortHash } from "../../../base/hash/shortHash.ts";
import type { Questions } from "../head/Questions.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { factText, isOneCurve, isVariant, type FilledRow } from "./rowGroups.ts";

/** What one machine has once: rows that differ in it are machines of their own. */
const OF_A_MACHINE: ReadonlySet<Quantity> = new Set<Quantity>([
  ...(["voltage", "stages", "count", "used", "standby", "inlet", "outlet"] as const),
  ...(["liquidPipe", "gasPipe", "outletArea", "speedControl"] as const),
]);
/** What a motor is chosen by may change along a curve: each part of it has its own motor. */
const OF_A_MOTOR: ReadonlySet<Quantity | null> = new Set<Quantity | null>([
  ...(["motorPower", "motorModel", "current"] as const),
]);
const FEWEST_STEADY = 3;

interface Changing {
  readonly column: number;
  readonly quantity: Quantity | null;
  readonly name: string;
  /** Figures that rise or fall from row to row. */
  readonly isSteady: boolean;
}

/** Columns of no curve that change within rows which would be one curve. */
function changingIn(group: readonly FilledRow[]): readonly Changing[] {
  if (!isOneCurve(group)) return [];
  const [first] = group;
  return (first?.facts ?? []).flatMap((fact): readonly Changing[] => {
    const { column, quantity, step, name } = fact;
    if (isVariant(fact) || (quantity !== null && quantityFacts(quantity).role === "curve")) return [];
    const all = group.map(({ facts }) =>
      facts.find((one) => one.column === column && one.quantity === quantity && one.step === step),
    );
    const texts = new Set(all.map((one) => (one === undefined ? "" : factText(one))));
    if (texts.size < 2) return [];
    const values = all.map((one) => one?.value);
    const steady = (direction: 1 | -1) =>
      values.every((value, at) => {
        const before = values[at - 1];
        if (typeof value !== "number") return false;
        return at === 0 || (typeof before === "number" && (value - before) * direction >= 0);
      });
    return [{ column, quantity, name, isSteady: steady(1) || steady(-1) }];
  });
}

/** Columns by which rows of one model are products of their own, and the questions about them. */
export interface Distinguishing {
  readonly columns: ReadonlySet<number>;
  readonly asked: readonly string[];
}

/**
 * For each model, whose rows are given by variant: what else tells its rows apart; asked about once a set of
 * columns.
 */
export function distinguishingColumns(
  models: readonly (readonly (readonly FilledRow[])[])[],
  questions: Questions,
): readonly Distinguishing[] {
  const found = models.map((groups) => {
    const changing = groups.flatMap(changingIn);
    const sure = changing.filter(({ quantity }) => quantity !== null && OF_A_MACHINE.has(quantity));
    const open = sure.length > 0 ? [] : changing;
    const rows = groups.find(isOneCurve)?.length ?? 0;
    const mayBeCurve = open.every(
      ({ quantity, isSteady }) => OF_A_MOTOR.has(quantity) || (isSteady && rows >= FEWEST_STEADY),
    );
    const names = [...new Set(open.map(({ name }) => name))];
    return { changing, sure, names, mayBeCurve, model: groups[0]?.[0]?.model ?? "" };
  });
  const likely = new Map<string, boolean>();
  for (const { names, mayBeCurve } of found) {
    const field = names.join("、");
    likely.set(field, (likely.get(field) ?? true) && mayBeCurve);
  }
  return found.map(({ changing, sure, names, model }): Distinguishing => {
    if (sure.length > 0) return { columns: columnsOf(sure), asked: [] };
    if (names.length === 0) return { columns: new Set(), asked: [] };
    const field = names.join("、");
    const { option, open } = questions.ask(
      {
        code: "rows-of-a-model",
        field,
        text: `${model} 等型号各行的“${field}”不同，各行是一条曲线上的点，还是不同的产品`,
        options: [
          { id: "curve", label: "一条曲线上的点" },
          { id: "variants", label: "不同的产品" },
        ],
        proposal: likely.get(field) === true ? "curve" : "variants",
      },
      names.length > 1 ? shortHash(field) : "",
    );
    return {
      columns: option === "variants" ? columnsOf(changing) : new Set(),
      asked: open === null ? [] : [open],
    };
  });
}

const columnsOf = (changing: readonly Changing[]) => new Set(changing.map(({ column }) => column));
