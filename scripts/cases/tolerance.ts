/** A tolerance: a share of the figure, or an absolute difference. */
export interface Nearness {
  readonly share: number;
  readonly distance: number;
}

interface Clause extends Nearness {
  /** Words beside the number; a clause without words that name a figure applies to all others. */
  readonly words: readonly string[];
}

const EXACT: Nearness = { share: 0, distance: 0 };
/** Units are not names of figures, though figures are named after them. */
const UNITS = new Set(["db", "k", "pa", "kw", "m", "usd", "point", "relative", "absolute", "within"]);
const CLAUSES = /[;()]/u;
const FIGURE = /(?<number>\d+(?:[.]\d+)?(?:e-?\d+)?)\s*(?<unit>%|relative|[a-zA-Z]*)/u;

/** `0.5 % (C_H 0.001)`, `formula 0.01 dB; table within 0.7 dB`, `DN exact; 1e-7 relative`. */
function clauseOf(text: string): Clause | null {
  const words = text.toLowerCase().match(/[a-z_\d]*[a-z_][a-z_\d]*/gu) ?? [];
  const found = FIGURE.exec(text.replaceAll(/[a-zA-Z_]+\d+/gu, ""));
  if (found?.groups === undefined) return text.includes("exact") ? { ...EXACT, words } : null;
  const value = Number(found.groups["number"]);
  const { unit } = found.groups;
  if (unit === "%") return { share: value / 100, distance: 0, words };
  if (unit === "relative") return { share: value, distance: 0, words };
  return { share: 0, distance: value, words };
}

const namesIn = (path: string): readonly string[] => path.toLowerCase().split(/[.[\]]/u);

/** The tolerance for the figure at a path. */
export function nearnessOf(tolerance: string, path: string): Nearness {
  const clauses = tolerance
    .split(CLAUSES)
    .map((text) => clauseOf(text.trim()))
    .filter((clause) => clause !== null);
  const names = namesIn(path);
  const isNamed = (word: string) =>
    names.some((name) => name === word || name.startsWith(`${word}_`) || name.endsWith(`_${word}`));
  const own = clauses.find(({ words }) => words.some((word) => !UNITS.has(word) && isNamed(word)));
  return own ?? clauses.find((clause) => clause.share > 0 || clause.distance > 0) ?? EXACT;
}

/** A figure in a file with this many decimals or more has been rounded. */
const ROUNDED_FROM = 3;

/** Half of the last decimal place of a printed figure. */
export function roundingOf(value: number): number {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const decimals = (mantissa.split(".")[1] ?? "").length;
  return decimals >= ROUNDED_FROM ? 0.5 * 10 ** (Number(exponent) - decimals) : 0;
}
