/** A condition on a property: a text, a figure, or a range with at most one open end. */
export type MaterialCondition =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "figure"; readonly figure: number }
  | { readonly kind: "range"; readonly from: number | null; readonly to: number | null };

const FIGURE = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const RANGE = new RegExp(`^(${FIGURE})?-(${FIGURE})?$`, "u");
const NUMBER = new RegExp(`^${FIGURE}$`, "u");

/** A range on the wire: lower-upper; an open end is left out. */
export const rangeText = (from: number | null, to: number | null): string => `${from ?? ""}-${to ?? ""}`;

/**
 * Reads a condition from the wire. `null` for an invalid figure, and for a range without ends or with its lower
 * end not below the upper.
 */
export function readCondition(dataType: "Number" | "Enum", sent: string): MaterialCondition | null {
  if (dataType === "Enum") return { kind: "word", word: sent };
  if (NUMBER.test(sent)) return { kind: "figure", figure: Number(sent) };
  const [, lower, upper] = RANGE.exec(sent) ?? [];
  const end = (text: string | undefined) => (text === undefined ? null : Number(text));
  const [from, to] = [end(lower), end(upper)];
  if ((from === null && to === null) || (from !== null && to !== null && from >= to)) return null;
  return { kind: "range", from, to };
}
