/** A tolerance: a share of the figure, or an absolute difference. */
export interface Nearness {
  readonly share: number;
  readonly distance: number;
}

interface Clause extends Nearness {
  /** Words beside the number; a clause whose words name no figure applies to all others. */
  readonly words: readonly string[];
  /** `0.1 % to EPANET` applies only to figures with that name. */
  readonly only: string | null;
}

const EXACT: Nearness = { share: 0, distance: 0 };
/** Tolerance for figures that no clause names: the rounding of the printed figure. */
const PRINTED: Nearness = { share: 1e-9, distance: 0 };
/** Names of figures for each group name that a file uses. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ratings", ["nr", "nc"]],
  ["sizes", ["a", "b", "d", "dn"]],
  ["choice", ["chosen_mm"]],
]);
/** Units are not names of figures, although some figures contain them in their names. */
const UNITS = new Set(["db", "k", "pa", "kw", "m", "usd", "point", "relative", "absolute", "within"]);
const CLAUSES = /[;()]/u;
const FIGURE = /(?<number>\d+(?:[.]\d+)?(?:e-?\d+)?)\s*(?<unit>%|relative|[a-zA-Z]*)/u;

/** Reads `0.5 % (C_H 0.001)`, `formula 0.01 dB; table within 0.7 dB`, `DN exact; 1e-7 relative`. */
function clauseOf(text: string): Clause | null {
  // A clause about a difference applies to the second figure; the first has a clause of its own.
  const named = text.replace(/between .* and /u, "");
  const said = named.toLowerCase().match(/[a-z_\d]*[a-z_][a-z_\d]*/gu) ?? [];
  const words = said.flatMap((word) => GROUPS.get(word) ?? [word]);
  const only = /\bto (?:the )?(?<only>[a-z]+)/u.exec(text.toLowerCase())?.groups?.["only"] ?? null;
  const found = FIGURE.exec(text.replaceAll(/[a-zA-Z_]+\d+/gu, ""));
  if (found?.groups === undefined) return text.includes("exact") ? { ...EXACT, words, only } : null;
  const value = Number(found.groups["number"]);
  const { unit } = found.groups;
  if (unit === "%") return { share: value / 100, distance: 0, words, only };
  if (text.includes("percentage point"))
    return { share: 0, distance: value / 100, words: [...words, "monte"], only };
  if (unit === "relative") return { share: value, distance: 0, words, only };
  return { share: 0, distance: value, words, only };
}

const namesIn = (path: string): readonly string[] => path.toLowerCase().split(/[.[\]]/u);

/** The tolerance for the figure at a path. */
export function nearnessOf(tolerance: string, path: string): Nearness {
  const clauses = tolerance
    // A single name in brackets belongs to the figure before it.
    .replaceAll(/[(](?<name>[a-z]+)[)]/gu, " $<name> ")
    .split(CLAUSES)
    .map((text) => clauseOf(text.trim()))
    .filter((clause) => clause !== null);
  const names = namesIn(path);
  const isNamed = (word: string) =>
    names.some((name) => name === word || name.startsWith(`${word}_`) || name.endsWith(`_${word}`));
  // `index exact` means the figure `index` itself; `index_loss_pa` is another figure.
  const isMeant = ({ words, share, distance, only }: Clause) =>
    only !== null
      ? isNamed(only)
      : words.some((word) =>
          share > 0 || distance > 0 ? !UNITS.has(word) && isNamed(word) : names.includes(word),
        );
  const own = clauses.find(isMeant);
  const others = clauses.find(({ only, share, distance }) => only === null && (share > 0 || distance > 0));
  return own ?? others ?? (clauses.some(({ only }) => only !== null) ? PRINTED : EXACT);
}

/** How the files of a family print their figures. */
export type Printing = "digits" | "decimals";
/** Files of the second layer round to decimals, like their sources; later ones print significant digits. */
export const printingOf = (family: string): Printing =>
  family.startsWith("engineering2") ? "decimals" : "digits";

/** Significant digits that a file prints; trailing zeros are dropped. */
const DIGITS = 9;
/** A figure with this many decimals or more has been rounded. */
const ROUNDED_FROM = 3;

/**
 * Half of the last digit of a printed figure. With significant digits that is the ninth, even if trailing zeros
 * were dropped: 0.02 stands for 0.0200000000.
 */
export function roundingOf(value: number, printing: Printing): number {
  if (value === 0) return 0;
  if (printing === "digits") return 0.5 * 10 ** (Math.floor(Math.log10(Math.abs(value))) - (DIGITS - 1));
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const decimals = (mantissa.split(".")[1] ?? "").length;
  return decimals >= ROUNDED_FROM ? 0.5 * 10 ** (Number(exponent) - decimals) : 0;
}
