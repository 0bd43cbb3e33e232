import { formatPlain } from "../formatNumber.ts";
import { findUnit, toStandard } from "./figureUnits.ts";
import { STANDARD_UNITS, type FigureKind, type FigureUnit } from "./standardUnits.ts";
import { normaliseText } from "./normaliseText.ts";
import { cellText, cellNumberText, type Cell } from "./SheetGrid.ts";

/** How a schedule may name a figure, and the plausible range of its value in the standard unit. */
export interface FigureField {
  readonly title: string;
  readonly kind: FigureKind;
  readonly min: number;
  readonly max: number;
  readonly isInteger?: true;
}

/** In the standard unit; `null` is not stated. */
export type Figure =
  | { readonly ok: true; readonly value: number | null }
  /** Continues a sentence that begins with the column's name. */
  | { readonly ok: false; readonly problem: string };

const NOT_STATED: Figure = { ok: true, value: null };

/** Texts that people type into a cell to say that there is no value. */
const PLACEHOLDER = /^(?:-+|—+|\/|无|n\/a)$/iu;
export const ERROR_VALUE = /^#(?:DIV\/0!|N\/A|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!)$/iu;
/**
 * Thousands may be grouped by comma or blank. A decimal comma is not accepted, since 1,234 would then have two
 * meanings.
 */
const NUMBER = /^([+-]?(?:(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(.*)$/iu;

/** Whether a text says that there is no value. */
export const isPlaceholder = (text: string): boolean =>
  text === "" || PLACEHOLDER.test(text.replace(/ /gu, ""));

/** Splits a normalised text into the number that it begins with and the rest; `null` when it begins with none. */
export function splitNumber(text: string): { readonly value: number; readonly tail: string } | null {
  const [, digits, tail = ""] = NUMBER.exec(text) ?? [];
  return digits === undefined ? null : { value: Number(digits.replace(/[, ]/gu, "")), tail };
}

/** Reads a number cell; a unit inside the cell overrides the column's. */
export function readFigure(cell: Cell | undefined, field: FigureField, unit: FigureUnit): Figure {
  if (cell === null || cell === undefined) return NOT_STATED;
  if (typeof cell === "number" && Number.isFinite(cell)) return inBounds(cell, field, unit);
  if (cell instanceof Date) return { ok: false, problem: `应为数字，实际是日期 ${cellText(cell)}` };
  if (typeof cell === "object") return { ok: false, problem: `是错误值 ${cell.fault}` };
  const text = normaliseText(cellText(cell));
  if (isPlaceholder(text)) return NOT_STATED;
  if (ERROR_VALUE.test(text)) return { ok: false, problem: `是错误值 ${text}` };

  const number = typeof cell === "string" ? splitNumber(text) : null;
  const stated = number === null || number.tail === "" ? unit : findUnit(number.tail);
  if (number === null || stated?.kind !== field.kind)
    return { ok: false, problem: `应为数字，实际是“${cut(text)}”` };
  return inBounds(number.value, field, stated);
}

function inBounds(read: number, field: FigureField, unit: FigureUnit): Figure {
  const value = toStandard(read, unit);
  const shown = `${cellNumberText(read)}${unit.kind === "count" ? "" : ` ${unit.label}`}`;
  if (!(value >= field.min))
    return { ok: false, problem: `是 ${shown}，不能小于 ${bound(field.min, field)}` };
  if (!(value <= field.max))
    return { ok: false, problem: `是 ${shown}，不能大于 ${bound(field.max, field)}` };
  if (field.isInteger && !Number.isInteger(value)) return { ok: false, problem: `是 ${shown}，应为整数` };
  return { ok: true, value };
}

const bound = (value: number, { kind }: FigureField) =>
  value === 0 || kind === "count"
    ? formatPlain(value)
    : `${formatPlain(value)} ${STANDARD_UNITS[kind].label}`;

const LONGEST_QUOTE = 40;
const cut = (text: string) => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
