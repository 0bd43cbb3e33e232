import { convertFigure, findImportUnit, type ImportUnit } from "./importUnits.ts";

/** The least and the greatest that is usual, in the unit that the figure is kept in. */
export interface UsualRange {
  readonly from: number;
  readonly to: number;
}

/** What files are written in by mistake, the likeliest first; only those of the figure's own kind count. */
const MISTAKEN = [
  ...["W", "kW", "hp"],
  ...["1"],
  ...["L/s", "m3/s", "L/min", "cfm", "m3/min", "gpm"],
  ...["kPa", "Pa", "bar", "mmH2O", "in.wg"],
  ...["mm", "m", "cm", "in", "ft"],
  ...["cm2", "mm2", "m2"],
].flatMap((spelling) => findImportUnit(spelling) ?? []);

const SIGNIFICANT = 3;
const rounded = (value: number) => String(Number(value.toPrecision(SIGNIFICANT)));

/** `W is likely (2.8 kW)`: the first unit in which the figure would be as it should, or nothing. */
export function likelyUnit(
  value: number,
  kept: ImportUnit | null,
  isRight: (value: number) => boolean,
): string {
  if (kept === null) return "";
  for (const unit of MISTAKEN) {
    if (unit.kind !== kept.kind || unit.factor === kept.factor) continue;
    const meant = convertFigure(value, unit, kept);
    if (isRight(meant)) return `; ${unit.label} is likely (${rounded(meant)} ${kept.label})`;
  }
  return "";
}

/** The rest of a sentence where a figure lies outside what is usual, else `null`. */
export function unusual(value: number, kept: ImportUnit | null, { from, to }: UsualRange): string | null {
  if (value === 0 || (value >= from && value <= to)) return null;
  const unit = kept === null ? "" : ` ${kept.label}`;
  const isRight = (meant: number) => meant >= from && meant <= to;
  return `is ${rounded(value)}${unit}, where ${from} to ${to}${unit} are usual${likelyUnit(value, kept, isRight)}`;
}
