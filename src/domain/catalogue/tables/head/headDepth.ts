import { isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { isFigureCell, readTableCell, tableText } from "../cells/readTableCell.ts";
import { soundsLikeHead } from "../words/recognise.ts";
import { stepOf } from "../words/steps.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { splitTableHead } from "../words/tableUnits.ts";

/** Group, subgroup, name, unit, and a row of figures with its name. */
const DEEPEST = 6;
const FEWEST_FIGURES = 3;

/** Q, H, n beside a unit. */
const SYMBOL = /^[a-zα-ωδη]{1,3}\d?$/u;

/** A name, a unit or a step: what only heads hold. */
export const isHeadText = (cell: Cell | undefined): boolean => {
  if (typeof cell !== "string" || cell.trim() === "") return false;
  const { name, unit } = splitTableHead(tableText(cell));
  if (unit !== null && (name === "" || /^[\d\s]*$/u.test(name))) return !/\d/u.test(name);
  if (unit !== null && SYMBOL.test(name)) return true;
  return soundsLikeHead(name) || stepOf(simplifyHead(name)) !== null || isStepList(name);
};

const isStepList = (name: string) => {
  const parts = simplifyHead(name).split("/");
  return parts.length > 1 && parts.every((part) => stepOf(part) !== null);
};

/** Columns and figures of a row whose figures rise from left to right, beside texts at most. */
export const axisOf = (cells: readonly Cell[], style: NumberStyle) => steadyRow(cells, style, 1);

/** The same for figures that fall, as curves below an axis do: only where a head is sure is it an axis. */
export const fallingAxisOf = (cells: readonly Cell[], style: NumberStyle) => steadyRow(cells, style, -1);

function steadyRow(cells: readonly Cell[], style: NumberStyle, direction: 1 | -1) {
  const columns: number[] = [];
  const values: number[] = [];
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    if (isBlank(cell)) {
      if (values.length > 0 && cells.slice(column).some((later) => isFigureCell(later, style))) return null;
      continue;
    }
    // 备注 may stand behind the figures.
    if (values.length >= FEWEST_FIGURES && !isFigureCell(cell, style)) {
      if (cells.slice(column).some((later) => isFigureCell(later, style))) return null;
      break;
    }
    const value = readTableCell(cell, style);
    if (value.kind === "number") {
      const before = values.at(-1);
      if (before !== undefined && (value.value - before) * direction <= 0) return null;
      columns.push(column);
      values.push(value.value);
    } else if (values.length > 0 || !isHeadText(cell)) return null;
  }
  return values.length >= FEWEST_FIGURES ? { columns, values } : null;
}

/** Rows of the head from the top of a grid: all before the first row of a product. */
export function headDepth({ rows, merges }: SheetGrid, style: NumberStyle): number {
  let depth = 1;
  // A cell merged down from the first row belongs to the head as far as it reaches.
  for (const { startRow, endRow } of merges)
    if (startRow === 0 && endRow < DEEPEST) depth = Math.max(depth, endRow + 1);
  while (depth < Math.min(DEEPEST, rows.length)) {
    const cells = rows[depth] ?? [];
    const figures = cells.filter((cell) => isFigureCell(cell, style)).length;
    const heads = cells.filter(isHeadText).length;
    const isHead = (figures <= 1 && heads > figures) || (isBlank(cells[0]) && axisOf(cells, style) !== null);
    const isNamedAxis = heads > 0 && axisOf(cells, style) !== null;
    if (!isHead && !isNamedAxis && !isBracketed(cells) && !isBelowName(rows[depth - 1] ?? [], cells, style))
      break;
    depth++;
  }
  return depth;
}

/** A unit in brackets below one of the heads. */
const isBracketed = (cells: readonly Cell[]) => {
  const [only, ...others] = cells.filter((cell) => !isBlank(cell));
  return others.length === 0 && isBlank(cells[0]) && typeof only === "string" && BRACKETED.test(only.trim());
};
const BRACKETED = /^[(（[【][^()（）[\]]{1,16}[)）\]】]$/u;

/** Falling figures below the name of what they are, in a row that names no product. */
function isBelowName(above: readonly Cell[], cells: readonly Cell[], style: NumberStyle): boolean {
  const axis = isBlank(cells[0]) ? fallingAxisOf(cells, style) : null;
  return axis !== null && isHeadText(above[axis.columns[0] ?? 0]);
}
