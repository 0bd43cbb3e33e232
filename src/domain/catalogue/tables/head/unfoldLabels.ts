import { cellText, isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { NumberStyle } from "../cells/numberStyle.ts";
import { tableText } from "../cells/readTableCell.ts";
import { recogniseHead, soundsLikeHead } from "../words/recognise.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { stepOf } from "../words/steps.ts";
import { splitTableHead } from "../words/tableUnits.ts";
import { axisOf, isHeadText } from "./headDepth.ts";

/** A table with a row for each quantity of a model, written with a row for each of its columns instead. */
export interface Unfolded {
  readonly grid: SheetGrid;
  /** The row of the sheet that each row comes from. */
  readonly rows: readonly number[];
}

const SETTING = "档位";

/**
 * 型号 | 颈部风速 | 2 | 3 | 4 above rows 风量, 射程, 噪声 of each model, or 型号 | 项目 | 单位 | 高 | 中 | 低: what
 * stands across is a state or a step. `null` for any other table.
 */
export function unfoldLabels(grid: SheetGrid, style: NumberStyle): Unfolded | null {
  const { rows } = grid;
  const [head = [], ...body] = rows;
  const hasUnits = isUnits(body.map((cells) => cells[2]));
  const from = hasUnits ? 3 : 2;
  const across = acrossOf(head, from, style);
  if (across === null || !soundsLikeHead(tableText(head[0]))) return null;
  if (recogniseHead([splitTableHead(tableText(head[0])).name], null).quantity !== "model") return null;
  const labels = [...new Set(body.map((cells) => labelOf(cells, hasUnits)))];
  const areNames =
    labels.length > 1 && labels.length < body.length + 1 && body.every((cells) => isHeadText(cells[1]));
  if (!areNames) return null;
  const out: Cell[][] = [[head[0] ?? null, across.head, ...labels]];
  const origins = [0];
  let model: Cell = null;
  let block: (readonly Cell[])[] = [];
  const close = (end: number) => {
    if (block.length === 0) return;
    across.cells.forEach((cell, at) => {
      const of = (label: string) =>
        block.find((cells) => labelOf(cells, hasUnits) === label)?.[from + at] ?? null;
      out.push([model, cell, ...labels.map(of)]);
      origins.push(end - block.length);
    });
    block = [];
  };
  rows.forEach((cells, row) => {
    if (row === 0) return;
    if (!isBlank(cells[0])) {
      close(row);
      model = cells[0] ?? null;
    }
    block.push(cells);
  });
  close(rows.length);
  return { grid: { ...grid, rows: out, merges: [] }, rows: origins };
}

const isUnits = (cells: readonly (Cell | undefined)[]) =>
  cells.length > 0 &&
  cells.every((cell) => isBlank(cell) || (typeof cell === "string" && isUnit(cell))) &&
  cells.some((cell) => !isBlank(cell));
const isUnit = (text: string) => {
  const { name, unit } = splitTableHead(tableText(text));
  return name === "" && unit !== null;
};

const labelOf = (cells: readonly Cell[], hasUnits: boolean) => {
  const unit = hasUnits ? tableText(cells[2]) : "";
  return unit === "" ? cellText(cells[1]).trim() : `${cellText(cells[1]).trim()} (${unit})`;
};

/** Steps across, or figures that the cell before them names. */
function acrossOf(head: readonly Cell[], from: number, style: NumberStyle) {
  const cells = head.slice(from).filter((cell) => !isBlank(cell));
  if (cells.length < 2) return null;
  if (cells.every((cell) => typeof cell === "string" && stepOf(simplifyHead(cell)) !== null))
    return { head: SETTING, cells };
  const axis = axisOf(head, style);
  const name = tableText(head[1]);
  return axis !== null && axis.columns[0] === from && isHeadText(name) ? { head: name, cells } : null;
}
