import { ERROR_VALUE } from "../../../base/sheet/readFigure.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { cellText, type Cell } from "../../../base/sheet/SheetGrid.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { findTableUnit } from "../words/tableUnits.ts";
import { LINE_BREAK, numberAt, type NumberStyle } from "./numberStyle.ts";

/** What a cell of figures states. */
export type TableValue =
  | { readonly kind: "none" }
  | { readonly kind: "number"; readonly value: number; readonly unit: TableUnit | null }
  | { readonly kind: "range"; readonly from: number; readonly to: number; readonly unit: TableUnit | null }
  | { readonly kind: "text"; readonly text: string }
  /** A sentence that begins with the column's name. */
  | { readonly kind: "fault"; readonly message: string };

const NONE = /^(?:нет|なし|無|s\.?o\.?|[-—–_]+|\/+|\\|无|n\/?a\.?|n\.a\.|k\.\s?a\.|…|\.{2,}|×|x)$/iu;
/** Marks of footnotes behind a figure; raised digits must go before normalisation makes plain ones of them. */
const BEHIND = /(?<=[\d.)）%\p{L}])\s*(?:[*※†‡①-⑳]+|[⁰¹²³⁴⁵⁶⁷⁸⁹]+[)）]?)$/u;
const RANGE =
  /^(?:(?:from|von|de|da|от|с)\s+(?=\d))?(.*?\d[^~]*?)\s*(?:~|〜|…|÷|至|から|\.{2,3}|\bbis\b|\bto\b|\s(?:à|a|al|до|по)\s|(?<=\d)\s*[-—](?=\s*\d))\s*(.+)$/u;
const BOUND =
  /^(?:<=?|>=?|≤|≥|≦|≧|不大于|不小于|max\.?|min\.?|не более|не менее|до|jusqu'à|fino a|hasta|最大|最小)\s*(?=\d)/iu;
const BEFORE = /^(?:Φ|φ|ø|⌀|dn|d|no\.?|n=|约|約|≈|ca\.?|env\.?|около|circa)\s*(?=\d)/iu;

/** Most cells are such figures, which need no tidying. */
const PLAIN_FIGURE = /^\d[\d.]*$/u;

/** A cell's text as it is compared, without the marks of footnotes. */
export function tableText(cell: Cell | undefined): string {
  const printed = cellText(cell);
  if (PLAIN_FIGURE.test(printed)) return printed;
  return normaliseText(printed.trim().replace(BEHIND, "").replace(BROKEN, "$1"));
}

/** A name that a narrow cell breaks behind a hyphen is one: BPT10- above 13A. */
const BROKEN = /([\p{L}\p{N}][-–/])[ \t]*[\r\n]+\s*(?=[\p{L}\p{N}№])/gu;

/** Stands for the line break between two figures of one cell, which are two values. */
export const BREAK = "⏎";
const BEGINS_FIGURE = /^[<>≤≥~±Φφø⌀≈]?\s*[\d０-９]/u;
const GOES_ON = /[~\-–—/×x*+,，、]\s*$/u;
/** ½ would become 1/2, and 1½ 11/2. */
const VULGAR = /(\d?)\s*([¼½¾⅓⅔⅛⅜⅝⅞])/gu;

/** Like `tableText`, for figures: 300 above 200 in one cell stay apart, 1½ is 1 1/2. */
export function figureText(cell: Cell | undefined): string {
  const whole = cellText(cell);
  if (PLAIN_FIGURE.test(whole)) return whole;
  const printed = whole.trim().replace(BEHIND, "");
  const plain = printed.replace(
    VULGAR,
    (_, units: string, part: string) => `${units === "" ? "0" : units} ${part}`,
  );
  if (!LINE_BREAK.test(plain)) return normaliseText(plain);
  const lines = plain.split(LINE_BREAK).filter((line) => line.trim() !== "");
  return normaliseText(
    lines.reduce((text, line) => {
      if (text === "") return line;
      const areTwo = BEGINS_FIGURE.test(line.trim()) && /\d/u.test(text) && !GOES_ON.test(text);
      return `${text} ${areTwo ? `${BREAK} ` : ""}${line}`;
    }, ""),
  );
}

/** Figures that stand beside or above each other in one cell. */
export const figuresIn = (text: string): readonly string[] =>
  text.split(/[/⏎]/u).map((piece) => piece.trim());

/** Whether a cell says that there is no value. */
export const isNone = (text: string): boolean => text === "" || NONE.test(text);

/**
 * Reads one figure; ranges and bounds as ranges, everything else as text.
 *
 * @param mayFall whether 40~15 is a range too: of a head beside a flow, not of a name such as 40-25
 */
export function readTableCell(cell: Cell | undefined, style: NumberStyle, mayFall = false): TableValue {
  if (typeof cell === "number")
    return Number.isFinite(cell)
      ? { kind: "number", value: cell, unit: null }
      : { kind: "fault", message: "不是有限的数" };
  if (cell instanceof Date) return { kind: "fault", message: `被表格软件存成了日期 ${cellText(cell)}` };
  if (typeof cell === "object" && cell !== null) return { kind: "fault", message: `是错误值 ${cell.fault}` };
  const text = figureText(cell);
  if (isNone(text)) return { kind: "none" };
  if (ERROR_VALUE.test(text)) return { kind: "fault", message: `是错误值 ${text}` };
  return readText(text, style, mayFall);
}

/** Reads a text without marks of footnotes. */
export function readText(text: string, style: NumberStyle, mayFall = false): TableValue {
  const plain = figureOf(text.replace(BEFORE, ""), style);
  if (plain) return { kind: "number", ...plain };
  const mixed = mixedOf(text);
  if (mixed) return { kind: "number", ...mixed };
  const [, lower, upper] = RANGE.exec(text) ?? [];
  const from = lower === undefined ? null : figureOf(lower, style);
  const to = upper === undefined ? null : figureOf(upper, style);
  if (from && to && (mayFall || from.value <= to.value))
    return {
      kind: "range",
      from: Math.min(from.value, to.value),
      to: Math.max(from.value, to.value),
      unit: to.unit ?? from.unit,
    };
  const bound = BOUND.exec(text);
  const limit = bound ? figureOf(text.slice(bound[0].length), style) : null;
  if (bound && limit) {
    const isUpper = /^(?:<|≤|≦|不大于|max|не более|до|jusqu|fino|hasta|最大)/iu.test(bound[0]);
    const [low, high] = isUpper
      ? [Number.NEGATIVE_INFINITY, limit.value]
      : [limit.value, Number.POSITIVE_INFINITY];
    return { kind: "range", from: low, to: high, unit: limit.unit };
  }
  return { kind: "text", text };
}

function figureOf(text: string, style: NumberStyle) {
  const read = numberAt(text.trim(), style);
  if (!read) return null;
  const tail = read.tail.trim();
  if (tail === "") return { value: read.value, unit: null };
  const unit = findTableUnit(tail);
  return unit ? { value: read.value, unit } : null;
}

const MIXED = /^(\d{1,3}) (\d{1,2})\/(\d{1,2})(?!\d)(.*)$/u;

/** 1 1/2 HP. */
function mixedOf(text: string) {
  const [, whole, over, under, tail = ""] = MIXED.exec(text) ?? [];
  if (whole === undefined || Number(over) >= Number(under)) return null;
  const unit = tail.trim() === "" ? null : findTableUnit(tail);
  return unit === undefined ? null : { value: Number(whole) + Number(over) / Number(under), unit };
}

/** Whether a cell holds a figure, alone or several in one: what rows of products have and heads have not. */
export function isFigureCell(cell: Cell | undefined, style: NumberStyle): boolean {
  if (typeof cell === "number") return true;
  if (typeof cell !== "string") return false;
  const text = figureText(cell);
  if (!/\d/u.test(text)) return false;
  const isFigure = (part: string) => readText(part, style).kind !== "text" || isNone(part);
  return isFigure(text) || figuresIn(text).every(isFigure);
}
