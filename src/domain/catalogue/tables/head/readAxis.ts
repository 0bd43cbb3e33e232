import { headerTexts } from "../../../base/sheet/headerRows.ts";
import { cellText, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { readTableCell } from "../cells/readTableCell.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import { recogniseHead } from "../words/recognise.ts";
import type { TableUnit } from "../words/TableUnit.ts";
import { splitTableHead, inStandard } from "../words/tableUnits.ts";
import { isHeadText } from "./headDepth.ts";
import type { TableAxis, TableColumn } from "./TableHead.ts";

interface AxisRow {
  readonly row: number;
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

interface Named {
  readonly quantity: Quantity;
  readonly header: string;
  readonly unit: TableUnit | null;
}

/** What may stand across a table: its flow, or a pressure with the flow within. */
const ACROSS: ReadonlySet<Quantity> = new Set([
  ...([
    "flow",
    "waterFlow",
    "totalPressure",
    "staticPressure",
    "pressure",
    "externalPressure",
    "head",
  ] as const),
]);

/** Rounding of the second row of a flow in two units. */
const APART = 0.02;

function named(text: string): Named | null {
  const { name, unit } = splitTableHead(text);
  const { quantity } = recogniseHead([name], unit);
  if (quantity !== null) return { quantity, header: text, unit };
  // m³/h alone over a row of figures is a flow.
  return name === "" && unit?.kind === "flow" ? { quantity: "flow", header: text, unit } : null;
}

/** Airflow (CFM) at static pressure: what stands in the cells, and what it is stated over. */
const AT = /^(.+?)\s+(?:at|@|vs\.?|bei)\s+(.+)$/iu;
/** 静压 (Pa) / 风量 (m³/h): both, and no word says which of them stands across. */
const EITHER = /^(.+?[)）\p{Script=Han}])\s*[/／\\]\s*(\p{L}.+)$/u;

interface BothNamed {
  readonly content: Named;
  readonly across: Named;
  readonly mayBeSwapped: boolean;
}

function bothNamed(text: string): BothNamed | null {
  const [, cells, over] = AT.exec(text) ?? [];
  const [, one, other] = cells === undefined ? (EITHER.exec(text) ?? []) : [];
  const [content, across] = [cells ?? other, over ?? one].map((part) =>
    part === undefined ? null : named(part),
  );
  if (!content || !across || content.quantity === across.quantity) return null;
  const mayBeSwapped = cells === undefined;
  return ACROSS.has(across.quantity) && (!mayBeSwapped || ACROSS.has(content.quantity))
    ? { content, across, mayBeSwapped }
    : null;
}

/** The unit that the figures of an axis have with them: 0.5" wg. */
function unitWithin({ rows }: SheetGrid, { row, columns }: AxisRow, style: NumberStyle): TableUnit | null {
  const units = columns.map((column) => {
    const read = readTableCell(rows[row]?.[column], style);
    return read.kind === "number" ? read.unit : null;
  });
  return units.every((unit) => unit?.label === units[0]?.label) ? (units[0] ?? null) : null;
}

/** The figures across a table, with what they are and what stands below them. */
export function readAxis(
  grid: SheetGrid,
  depth: number,
  axes: readonly AxisRow[],
  columns: readonly TableColumn[],
  style: NumberStyle,
): TableAxis | null {
  const [first] = axes;
  if (!first) return null;
  const from = first.columns[0] ?? 0;
  const rows = new Set(axes.map(({ row }) => row));
  const above: Named[] = [];
  const below: Named[] = [];
  let mayBeSwapped = false;
  headerTextsByRow(grid, depth, from).forEach((text, row) => {
    if (text === "" || rows.has(row)) return;
    const both = row < first.row ? bothNamed(text) : null;
    if (both) {
      above.push(both.content, both.across);
      mayBeSwapped = both.mayBeSwapped;
    }
    const found = both ? null : named(text);
    if (found) (row < first.row ? above : below).push(found);
  });
  // A name left of the figures, in their row.
  const beside = (row: number) => namedBeside(grid, row, from);
  const across = beside(first.row) ?? above.at(-1) ?? null;
  if (!across || !ACROSS.has(across.quantity)) return null;
  const content =
    below.at(-1) ??
    above.findLast((one) => one !== across && one.quantity !== across.quantity) ??
    contentBeside(grid, depth, from);
  return {
    ...{ quantity: across.quantity, step: null, header: across.header },
    unit: across.unit ?? unitWithin(grid, first, style),
    columns: first.columns,
    values: first.values,
    content: content ?? contentOf(columns),
    mayBeSwapped: mayBeSwapped && above.at(-1) === across,
    labels: contentBeside(grid, depth, from) === null ? null : from - 1,
    isContradicted: axes
      .slice(1)
      .some((other) => contradicts(first, across, other, beside(other.row), style)),
  };
}

/** The texts over one column row by row, groups over it included. */
function headerTextsByRow(grid: SheetGrid, depth: number, column: number): readonly string[] {
  return Array.from({ length: depth }, (_, row) => headerTexts(grid, row, 1)[column]?.at(-1) ?? "");
}

function namedBeside({ rows }: SheetGrid, row: number, from: number): Named | null {
  for (let column = from - 1; column >= 0; column--) {
    const text = cellText(rows[row]?.[column]).trim();
    if (text === "") continue;
    const found = isHeadText(text) ? named(text) : null;
    // [kW] below 电机功率 in the row of the flows is the unit of its own column.
    const isUnit = splitTableHead(text).name === "" && found !== null && !ACROSS.has(found.quantity);
    const isModel = found !== null && quantityFacts(found.quantity).role === "identity";
    return isUnit || isModel ? null : found;
  }
  return null;
}

/** A name that stands in every row, or once for all of them, left of its figures: H (m). */
function contentBeside({ rows }: SheetGrid, depth: number, from: number): Named | null {
  const texts = new Set(rows.slice(depth).map((cells) => cellText(cells[from - 1]).trim()));
  texts.delete("");
  const [only] = texts;
  return texts.size === 1 && only !== undefined && isHeadText(only) ? named(only) : null;
}

/** The axis stands over a column of its own that names the figures in the cells. */
const contentOf = (columns: readonly TableColumn[]): Named | null => {
  const found = columns.find(({ quantity }) => quantity === "head");
  return found ? { quantity: "head", header: found.header, unit: found.unit } : null;
};

function contradicts(
  first: AxisRow,
  across: Named,
  other: AxisRow,
  second: Named | null,
  style: NumberStyle,
): boolean {
  if (!across.unit || !second?.unit || second.unit.kind !== across.unit.kind) return false;
  return other.values.some((value, at) => {
    const read = readTableCell(value, style);
    const one = inStandard(first.values[at] ?? NaN, across.unit!);
    const two = read.kind === "number" ? inStandard(read.value, second.unit!) : NaN;
    return Math.abs(two - one) > Math.max(APART * Math.abs(one), inStandard(0.06, second.unit!));
  });
}
