import { headerTexts } from "../../../base/sheet/headerRows.ts";
import type { SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { hasFactor, hasStrangeUnit, hasTwoUnits } from "../words/oddUnits.ts";
import { quantityFacts } from "../words/quantities.ts";
import { isOfKind, recogniseHead, type Meaning } from "../words/recognise.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { stepOf } from "../words/steps.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { splitTableHead } from "../words/tableUnits.ts";
import { withGroupsAtStart } from "./centredGroups.ts";
import { axisOf, fallingAxisOf, headDepth, isHeadText } from "./headDepth.ts";
import { lengthUnitOf, outlineColumns } from "./outlineColumns.ts";
import { readAxis } from "./readAxis.ts";
import type { ColumnPart, TableColumn, TableHead } from "./TableHead.ts";

const KNOWN_SCORE = 10;
const MODEL_SCORE = 50;

export function readTableHead(printed: SheetGrid, style: NumberStyle): TableHead {
  const depth = headDepth(printed, style);
  const grid = withGroupsAtStart(printed, depth);
  const texts = headerTexts(grid, 0, depth);
  const axes = grid.rows.slice(0, depth).flatMap((cells, row) => {
    const axis = axisOf(cells, style) ?? fallingAxisOf(cells, style);
    return axis && !hasNamesAbove(grid, row, axis.columns) ? [{ row, ...axis }] : [];
  });
  const [first] = axes;
  const across = new Set(first?.columns);
  const outline = outlineColumns(texts);
  const columns: TableColumn[] = [];
  texts.forEach((levels, column) => {
    if (levels.length === 0 || across.has(column)) return;
    columns.push(outline.has(column) ? lengthOf(levels, column) : readColumn(levels, column, columns.at(-1)));
  });
  const axis = first ? readAxis(grid, depth, axes, columns, style) : null;
  const known = columns.filter(({ quantity, parts }) => quantity !== null || parts.length > 0).length;
  const units = columns.filter(({ unit }) => unit !== null).length;
  const namesModels = columns.some(({ quantity }) => quantity === "model" || quantity === "size");
  const isUsable = axis === null || axis.quantity !== null;
  return {
    depth,
    columns: columns.filter(({ column }) => !isUsable || axis === null || column !== axis.labels),
    axis: isUsable ? axis : null,
    nameless: [...texts.keys()].filter(
      (column) => texts[column]?.length === 0 && !across.has(column) && column !== axis?.labels,
    ),
    unread: first && (axis === null || !isUsable) ? unreadOf(texts, first.columns) : null,
    score:
      known * KNOWN_SCORE + units + (namesModels ? MODEL_SCORE : 0) + (isUsable && axis ? MODEL_SCORE : 0),
  };
}

/** Models above rising figures: the flows of a table on its side, which are no axis. */
function hasNamesAbove({ rows }: SheetGrid, row: number, columns: readonly number[]): boolean {
  const names = rows
    .slice(0, row)
    .flatMap((cells) => columns.map((column) => cells[column] ?? null))
    .filter((cell) => typeof cell === "string" && MODEL_LIKE.test(cell) && !isHeadText(cell));
  return new Set(names).size > 1;
}
const MODEL_LIKE = /(?=.*\p{L})(?=.*\d)/u;

/** Columns below figures that nobody knows: what stands in them is not read. */
function unreadOf(texts: readonly (readonly string[])[], columns: readonly number[]): string {
  const heads = columns.flatMap((column) => texts[column] ?? []);
  return [...new Set(heads)].join(" ");
}

/** 外形尺寸 above L, B, H: lengths by their printed names. */
const lengthOf = (texts: readonly string[], column: number): TableColumn => ({
  ...{ column, header: headerOf(texts), parts: [], quantity: null, step: null, problem: null },
  unit: lengthUnitOf(texts),
});

const distinctOf = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) === at);
const headerOf = (texts: readonly string[]) => distinctOf(texts).join(" ").replace(/\s+/gu, " ");

/** Latin letters on both sides of a slash that are no names: a unit that is not in our list. */
const ODD_UNIT = /[a-zа-я]+\d?\s*\/\s*[a-zа-я]+\d?/u;

/** One column from the texts of its head, upper row first. */
function readColumn(texts: readonly string[], column: number, before: TableColumn | undefined): TableColumn {
  const distinct = distinctOf(texts);
  // H | M | L: a step, no metre.
  const isMedium = (text: string) => before?.step === "high" && /^\s*m\s*$/iu.test(text);
  const split = distinct.map((text) => (isMedium(text) ? { name: "m", unit: null } : splitTableHead(text)));
  const header = headerOf(texts);
  const unit = split.reduce<TableUnit | null>((found, part) => part.unit ?? found, null);
  const { names, parts } = partsOf(
    split.map(({ name }) => name),
    unit,
  );
  const own = flowOf(names, unit, before) ?? recogniseHead(names, unit);
  const meaning = inherited(own, names, unit, before);
  const rest = simplifyHead(names.join(" "));
  const isOdd =
    (unit === null &&
      parts.length === 0 &&
      (hasOddUnit(rest) || (hasKinds(meaning.quantity) && hasStrangeUnit(distinct)))) ||
    distinct.some(hasTwoUnits) ||
    split.some((part) => part.unit !== null && hasFactor(part.name));
  const isOther = unit !== null && meaning.quantity !== null && !isOfKind(meaning.quantity, unit);
  return {
    ...{ column, header, parts, quantity: meaning.quantity, step: meaning.step },
    unit: unit ?? sharedUnit(meaning, names, before),
    problem: isOdd ? "odd-unit" : isOther ? "other-kind" : null,
  };
}

/** L, м³/ч is a flow where no column of steps stands before it, else a low step. */
const flowOf = (
  names: readonly string[],
  unit: TableUnit | null,
  before: TableColumn | undefined,
): Meaning | null =>
  names.length === 1 && names[0] === "l" && unit?.kind === "flow" && (before?.step ?? null) === null
    ? { quantity: "flow", step: null }
    : null;

const hasKinds = (quantity: Meaning["quantity"]) =>
  quantity !== null && quantityFacts(quantity).kinds.some((kind) => kind !== "count");

/** A quantity followed by an unknown unit; two names of one quantity are not one. */
function hasOddUnit(name: string): boolean {
  if (!ODD_UNIT.test(name) || isTwoNames(name)) return false;
  return recogniseHead([name.replace(ODD_UNIT, " ")], null).quantity !== null;
}

const isTwoNames = (text: string) =>
  text
    .split("/")
    .every((part) => recogniseHead([part.replace(/\p{Script=Han}/gu, " ")], null).quantity !== null);

/**
 * A step alone takes the quantity of the column before it: 风量 高 | 中 | 低 without a merged group. A letter does
 * so only beside another step, since H, L and W may be lengths.
 */
function inherited(
  own: Meaning,
  names: readonly string[],
  unit: TableUnit | null,
  before: TableColumn | undefined,
): Meaning {
  const isStepAlone =
    own.quantity === null &&
    own.step !== null &&
    names.every((name) => recogniseHead([name], null).step !== null || name === "");
  if (!isStepAlone || !before) return own;
  const isLetter = names.every((name) => /^[a-z]?$/u.test(name.trim()));
  if (isLetter && before.step === null) return own;
  const isSameKind = unit === null || before.unit === null || unit.kind === before.unit.kind;
  return isSameKind ? { quantity: before.quantity, step: own.step } : own;
}

/** Steps of one quantity share the unit that stands once above or beside the first. */
const sharedUnit = (meaning: Meaning, names: readonly string[], before: TableColumn | undefined) =>
  before &&
  meaning.step !== null &&
  before.step !== null &&
  before.step !== meaning.step &&
  before.quantity === meaning.quantity &&
  names.length > 0
    ? before.unit
    : null;

/** Takes a list such as 高/中/低 or 液管/气管 out of the names, if every word of it means something. */
function partsOf(names: readonly string[], unit: TableUnit | null) {
  for (const [at, name] of names.entries())
    for (const token of [...name.split(/[\s()（）[\]]+/u), name]) {
      const labels = simplifyHead(token)
        .split(/[/、]/u)
        .map((label) => label.trim());
      if (labels.length < 2 || labels.some((label) => label === "")) continue;
      const rest = names.map((other, index) =>
        index === at
          ? other
              .replace(token, " ")
              .replace(/[()（）]/gu, " ")
              .trim()
          : other,
      );
      const parts = labels.map((label): ColumnPart => ({ label, ...recogniseHead([...rest, label], unit) }));
      if (areParts(parts, labels)) return { names: rest, parts };
    }
  return { names, parts: [] };
}

/** Different steps, or different quantities; two names of one quantity are no parts. */
function areParts(parts: readonly ColumnPart[], labels: readonly string[]): boolean {
  const areSteps = labels.every((label) => stepOf(label) !== null);
  if (!areSteps && parts.some(({ quantity }) => quantity === null)) return false;
  // The kg and h of an unknown unit add nothing to the name before them.
  const distinct = new Set(parts.map(({ quantity }) => quantity));
  if (!areSteps && distinct.size < parts.length) return false;
  return new Set(parts.map(({ quantity, step }) => `${quantity} ${step}`)).size === parts.length;
}
