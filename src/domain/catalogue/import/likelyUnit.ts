import { convertFigure, findImportUnit, type ImportUnit } from "./importUnits.ts";

/** Usual range in the unit that the figure is stored in. */
export interface UsualRange {
  readonly from: number;
  readonly to: number;
}

/** Units that are used by mistake, the likeliest first; only those of the figure's own kind are tried. */
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

/** `W is likely (2.8 kW)`: the first unit in which the figure would be right, or an empty text. */
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

/** Continues a sentence if the figure lies outside the usual range; else `null`. */
export function unusual(value: number, kept: ImportUnit | null, { from, to }: UsualRange): string | null {
  if (value === 0 || (value >= from && value <= to)) return null;
  const unit = kept === null ? "" : ` ${kept.label}`;
  const isRight = (meant: number) => meant >= from && meant <= to;
  return `is ${rounded(value)}${unit}, where ${from} to ${to}${unit} are usual${likelyUnit(value, kept, isRight)}`;
}
