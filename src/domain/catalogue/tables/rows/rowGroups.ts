import type { TableFact } from "../TableReading.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import type { StatedFact } from "./statedFacts.ts";

/** One row with all that it states. */
export interface FilledRow {
  readonly place: string;
  /** As printed. */
  readonly model: string;
  /** The products that it states: several where its cell lists them. */
  readonly models: readonly string[];
  readonly series: string;
  readonly brand: string;
  /** It begins with a model of its own. */
  readonly starts: boolean;
  readonly facts: readonly StatedFact[];
  /** Questions about its blank cells. */
  readonly asked: readonly string[];
  /** Points of a matrix: each has its own flow. */
  readonly across: readonly (readonly StatedFact[])[];
}

const VARIANTS: ReadonlySet<Quantity | null> = new Set<Quantity | null>([
  ...(["speed", "angle", "impeller", "poles", "frequency", "setting"] as const),
]);

/** What tells machines of one model apart wherever it stands: its speed, its angle. */
export const isVariant = ({ quantity }: TableFact): boolean => VARIANTS.has(quantity);
export const isCurve = ({ quantity }: TableFact): boolean =>
  quantity !== null && quantityFacts(quantity).role === "curve";

/** 2900 r/min, 25°. */
export function factText({ value, unit }: TableFact): string {
  const figure = typeof value === "object" ? `${value.from ?? ""}~${value.to ?? ""}` : String(value);
  if (unit === "°") return `${figure}°`;
  return unit === "" ? figure : `${figure} ${unit}`;
}

/** Rows in groups whose facts of this kind are the same. */
export function groupsBy(
  rows: readonly FilledRow[],
  isDistinguishing: (fact: StatedFact) => boolean,
): readonly (readonly FilledRow[])[] {
  const groups = new Map<string, FilledRow[]>();
  for (const row of rows) {
    const key = row.facts
      .filter(isDistinguishing)
      .map((fact) => `${fact.column} ${fact.quantity} ${fact.step} ${factText(fact)}`)
      .join("|");
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

/** Rows that each print a flow of their own. */
export function isOneCurve(group: readonly FilledRow[]): boolean {
  if (group.length < 2 || group.some(({ across }) => across.length > 0)) return false;
  return group.every(({ facts }) => facts.some((fact) => fact.quantity === "flow" && fact.isOwn));
}

const keyOf = ({ quantity, step, column }: StatedFact) => `${quantity} ${step} ${column}`;

/**
 * What tells each group of one model from the others: its speed, its angle, else as much of what differs as is
 * needed.
 */
export function variantNames(groups: readonly (readonly FilledRow[])[]): readonly string[] {
  if (groups.length < 2) return groups.map(() => "");
  const rows = groups.flat();
  const texts = new Map<string, { readonly texts: Set<string>; count: number; readonly fact: StatedFact }>();
  for (const fact of rows.flatMap(({ facts }) => facts)) {
    const known = texts.get(keyOf(fact));
    if (!known) texts.set(keyOf(fact), { texts: new Set([factText(fact)]), count: 1, fact });
    else {
      known.texts.add(factText(fact));
      known.count += 1;
    }
  }
  const differing = [...texts.entries()].filter(
    ([, { texts: own, count }]) => own.size > 1 || count < rows.length,
  );
  const distinguishing = new Set(differing.flatMap(([key, { fact }]) => (isVariant(fact) ? [key] : [])));
  const names = () =>
    groups.map((group) =>
      (group[0]?.facts ?? [])
        .filter((fact) => distinguishing.has(keyOf(fact)))
        .map(factText)
        .join(" "),
    );
  for (const [key, { fact }] of differing) {
    const known = names();
    if (new Set(known).size === known.length) return known;
    if (!isVariant(fact) && !isCurve(fact)) distinguishing.add(key);
  }
  return names();
}
