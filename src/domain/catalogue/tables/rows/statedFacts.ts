import { append } from "../../../base/lists.ts";
import { cellText } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import {
  BREAK,
  figuresIn,
  figureText,
  isNone,
  readTableCell,
  readText,
  tableText,
  type TableValue,
} from "../cells/readTableCell.ts";
import type { Questions } from "../head/Questions.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { ColumnPart } from "../head/TableHead.ts";
import type { TableFact, TableRemark } from "../TableReading.ts";
import { mayHaveSteps, quantityFacts } from "../words/quantities.ts";
import { isOfKind } from "../words/recognise.ts";
import type { BodyCell } from "./BodyCells.ts";
import { severalIn } from "./severalFigures.ts";

/** A fact of one cell, and how it came there. */
export interface StatedFact extends TableFact {
  readonly column: number;
  /** Printed in its own row. */
  readonly isOwn: boolean;
  readonly asked: readonly string[];
}

export type StatedCell =
  | { readonly ok: true; readonly facts: readonly StatedFact[] }
  | { readonly ok: false; readonly code: TableRemark["code"]; readonly message: string };

const NOTHING: StatedCell = { ok: true, facts: [] };

/** The figures of one cell. */
export function statedFacts(
  column: ReadColumn,
  { cell, isOwn, asked }: BodyCell,
  style: NumberStyle,
  questions: Questions,
): StatedCell {
  const isText = column.quantity === null || quantityFacts(column.quantity).role === "text";
  const text = typeof cell === "number" ? "" : isText ? tableText(cell) : figureText(cell);
  if (cell === null || (typeof cell !== "number" && typeof cell !== "object" && isNone(text))) return NOTHING;
  const questionsOf = asked === null ? column.asked : [...column.asked, asked];
  const shared = { column: column.column, isOwn, asked: questionsOf };
  if (column.parts.length > 0)
    return factsOfParts(column, column.parts, text || cellText(cell), style, shared);
  const value = readTableCell(cell, style, column.range !== undefined);
  if (value.kind === "range" && column.range) {
    const { take, asked: open } = column.range;
    const own = { ...shared, asked: open === null ? questionsOf : [...questionsOf, open] };
    return factOf(column, column.header, endOf(value, take), text, own);
  }
  if (typeof cell === "string" && value.kind === "text" && mayHaveSteps(column.quantity)) {
    const several = severalIn(column, text, style, questions);
    const own = { ...shared, asked: [...shared.asked, ...(several?.asked ?? [])] };
    switch (several?.are) {
      case "steps":
        return factsOfParts(column, several.parts, text, style, own);
      case "fraction":
        return factOf(column, column.header, { kind: "number", value: several.value, unit: null }, text, own);
      case "unknown":
        return { ok: false, code: "not-a-figure", message: `“${column.header}”一格有几个数值“${text}”` };
      case undefined:
    }
  }
  return factOf(column, column.header, value, text || cellText(cell), shared);
}

/** The end of a range that counts; an open range has none. */
function endOf(value: TableValue & { readonly kind: "range" }, take: "kept" | "low" | "high"): TableValue {
  const end = take === "low" ? value.from : value.to;
  return take === "kept" || !Number.isFinite(value.from) || !Number.isFinite(value.to)
    ? value
    : { kind: "number", value: end, unit: value.unit };
}

type Shared = Pick<StatedFact, "column" | "isOwn" | "asked">;

function factsOfParts(
  column: ReadColumn,
  parts: readonly ColumnPart[],
  text: string,
  style: NumberStyle,
  shared: Shared,
): StatedCell {
  const pieces = figuresIn(text.replaceAll("、", "/"));
  if (pieces.length !== parts.length)
    return {
      ok: false,
      code: "parts",
      message: `“${column.header}”应有 ${parts.length} 个数值，实际是“${text}”`,
    };
  const facts: StatedFact[] = [];
  for (const [at, piece] of pieces.entries()) {
    const part = parts[at];
    if (!part || isNone(piece)) continue;
    const own = { ...column, quantity: part.quantity, step: part.step ?? column.step };
    const stated = factOf(own, `${column.header} ${part.label}`, readText(piece, style), piece, shared);
    if (!stated.ok) return stated;
    append(facts, stated.facts);
  }
  return { ok: true, facts };
}

/** 1800×900×1650 in mm is a text with a unit. */
const textUnit = ({ quantity, unit }: ReadColumn) =>
  quantity === null || quantityFacts(quantity).role === "text" ? (unit?.label ?? "") : "";

const finite = (value: number) => (Number.isFinite(value) ? value : null);

function factOf(
  column: ReadColumn,
  name: string,
  value: TableValue,
  text: string,
  shared: Shared,
): StatedCell {
  const { quantity, step } = column;
  const printed = { quantity, step, name, ...shared };
  switch (value.kind) {
    case "none":
      return NOTHING;
    case "fault":
      return { ok: false, code: "not-a-figure", message: `“${column.header}”${value.message}` };
    case "text":
      return textFact(column, { ...printed, unit: textUnit(column), value: text }, text);
    case "number":
    case "range": {
      // A text such as DN50 or SQL600 keeps its letters; a figure of it would lose them.
      if (quantity !== null && quantityFacts(quantity).kinds.length === 0)
        return { ok: true, facts: [{ ...printed, unit: "", value: text }] };
      if (value.unit !== null && quantity !== null && !isOfKind(quantity, value.unit))
        return { ok: false, code: "other-unit", message: `“${column.header}”是“${text}”，单位不符` };
      const unit = (value.unit ?? column.unit)?.label ?? "";
      const stated =
        value.kind === "number" ? value.value : { from: finite(value.from), to: finite(value.to) };
      return { ok: true, facts: [{ ...printed, unit, value: stated }] };
    }
  }
}

/** Two supplies or two windings of one machine, which are no steps: 4/6 poles, 50/60 Hz. */
const MAY_BE_LISTS: ReadonlySet<ColumnPart["quantity"]> = new Set(["poles", "frequency"] as const);

/** A text where a figure is needed refuses the product: it must not be left out without a word. */
function textFact({ header, quantity }: ReadColumn, fact: StatedFact, text: string): StatedCell {
  const role = quantity === null ? "text" : quantityFacts(quantity).role;
  if (text.includes(BREAK))
    return { ok: false, code: "not-a-figure", message: `“${header}”一格有几行数值“${text}”` };
  const isList = MAY_BE_LISTS.has(quantity) && /^[\d\s/]+$/u.test(text);
  return (role === "curve" || role === "variant") && !isList
    ? { ok: false, code: "not-a-figure", message: `“${header}”应为数字，实际是“${text}”` }
    : { ok: true, facts: [fact] };
}
