import { fail, ok, type Result } from "../../base/result.ts";
import { isPlaceholder, splitNumber } from "../../base/sheet/readFigure.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { cellText, type Cell } from "../../base/sheet/SheetGrid.ts";
import { asHeight, convertFigure, findImportUnit, type ImportUnit } from "./importUnits.ts";

/** No figure of a product is larger, in any unit that it is stored in. */
const LARGEST = 1e9;
const LONGEST_QUOTE = 40;
const WHOLE = 100;

/** The unit that a figure is stored in, and how it may be stated. */
export interface FigureTarget {
  /** `null` for a number without a unit. */
  readonly unit: ImportUnit | null;
  /** A head may be stated as a pressure; a pressure is never stated as a height. */
  readonly isHead: boolean;
}

/**
 * Reads a number cell into the target's unit; `null` if the cell says that there is no value. A unit in the cell
 * overrides the header's; without either the figure is in the target's unit. The failure continues a sentence.
 */
export function readNumber(
  cell: Cell,
  stated: ImportUnit | null,
  target: FigureTarget,
): Result<number | null, string> {
  if (typeof cell === "number") return inTarget(cell, stated, target);
  const text = normaliseText(cellText(cell));
  if (isPlaceholder(text)) return ok(null);
  const number = typeof cell === "string" ? splitNumber(text) : null;
  const unit = number === null || number.tail === "" ? stated : findImportUnit(number.tail);
  if (number === null || unit === undefined) return fail(`is "${quoted(text)}", which is not a number`);
  return inTarget(number.value, unit, target);
}

export const quoted = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const mayBeNegative = (unit: ImportUnit | null) => unit?.kind === "temperature";

function inTarget(read: number, stated: ImportUnit | null, target: FigureTarget): Result<number, string> {
  // A ratio without a unit may be given in %.
  if (target.unit === null && stated?.kind === "percentage")
    return inTarget((read * stated.factor) / WHOLE, null, target);
  const from = unitOf(stated, target);
  if (from === "other-quantity")
    return fail(`is stated in ${stated?.label}, which is not a unit of this quantity`);
  const value = from === null || target.unit === null ? read : convertFigure(read, from, target.unit);
  if (!Number.isFinite(value)) return fail("is not a finite number");
  if (Math.abs(value) > LARGEST) return fail(`is ${read}, larger than any figure of a product`);
  if (value < 0 && !mayBeNegative(target.unit)) return fail(`is ${read}, which is negative`);
  return ok(value);
}

function unitOf(stated: ImportUnit | null, { unit, isHead }: FigureTarget) {
  if (stated === null) return unit;
  if (unit === null) return "other-quantity";
  if (stated.kind === unit.kind) return stated;
  return isHead && stated.kind === "pressure" ? asHeight(stated) : "other-quantity";
}
