/** What is asked of a property: a word, a figure, or figures between two ends of which one may be open. */
export type MaterialCondition =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "figure"; readonly figure: number }
  | { readonly kind: "range"; readonly from: number | null; readonly to: number | null };

const FIGURE = String.raw`\d{1,12}(?:\.\d{1,6})?`;
const RANGE = new RegExp(`^(${FIGURE})?-(${FIGURE})?$`, "u");
const NUMBER = new RegExp(`^${FIGURE}$`, "u");

/** A range as it is sent: lower-upper, an open end left out. */
export const rangeText = (from: number | null, to: number | null): string => `${from ?? ""}-${to ?? ""}`;

/**
 * What a sent value asks of a property. `null`: a figure that is none, or a range without an end or with its lower end
 * not below the upper.
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
