import { append } from "../../../base/lists.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import {
  cellText,
  isBlank,
  type Cell,
  type MergedRange,
  type SheetGrid,
} from "../../../base/sheet/SheetGrid.ts";
import { PLAIN } from "../cells/numberStyle.ts";
import { isFigureCell } from "../cells/readTableCell.ts";
import { axisOf } from "./headDepth.ts";
import { soundsLikeHead } from "../words/recognise.ts";
import { splitTableHead } from "../words/tableUnits.ts";
import { isPageNumber, isSame, namesProducts } from "./tableTitle.ts";

/** Rows of a sheet that belong to one table, with the lines above and below it. `endRow` is exclusive. */
export interface Region {
  readonly firstRow: number;
  readonly endRow: number;
  readonly titles: readonly string[];
  readonly notes: readonly string[];
}

/** Lines below a table: 注：…, * …, 2. …, Note: … */
const NOTE =
  /^(?:注|备注|備考|説明|说明|附注|note|nota|remark|remarque|hinweis|anmerkung|bemerkung|avvertenz|observaci|примечани|[*※†‡①-⑳]|\(?\d{1,2}[.、)）](?!\d))/iu;

/** 2. XB 系列离心风机 is a numbered title unless notes stand before it. */
const NUMBERED = /^\(?\d/u;

const filled = (cells: readonly Cell[]) => cells.filter((cell) => !isBlank(cell));

/** A line of text has one cell. A figure alone that does not begin its row is a row of a product. */
export function isLine(cells: readonly Cell[]): boolean {
  if (filled(cells).length !== 1) return false;
  const at = cells.findIndex((cell) => !isBlank(cell));
  return at === 0 || !isFigureCell(cells[at], PLAIN);
}

/** As printed: titles and notes are shown as conditions. */
export const lineText = (cells: readonly Cell[]): string => cellText(filled(cells)[0]).trim();

export const isNote = (text: string): boolean => NOTE.test(normaliseText(text));

/** How many of the lines below a table are its notes; the rest are titles of what follows. */
function countNotes(lines: readonly string[]): number {
  let count = 0;
  lines.forEach((line, at) => {
    const isTitle = count === 0 && NUMBERED.test(normaliseText(line)) && namesProducts(line);
    if (isNote(line) && !isTitle) count = at + 1;
  });
  return count;
}

/** A row in which at least two cells name quantities. */
export function isHeadRow(cells: readonly Cell[]): boolean {
  const texts: string[] = [];
  let figures = 0;
  for (const cell of cells) {
    if (typeof cell === "number" || (typeof cell === "string" && isFigureCell(cell, PLAIN))) figures++;
    else if (typeof cell === "string" && cell.trim() !== "") texts.push(cell);
  }
  // Most rows are those of a product, with its name alone: no name of a quantity is looked for.
  if (texts.length < 2) return false;
  const heads = texts.filter((text) => soundsLikeHead(splitTableHead(text).name)).length;
  return heads >= 2 && (heads > figures || axisOf(cells, PLAIN) !== null);
}

const sameTexts = (one: readonly Cell[], other: readonly Cell[]) =>
  one.map(cellText).join("|").trim() === other.map(cellText).join("|").trim();

/** Rows that a range merged down reaches from above: they belong to a product even with a single cell. */
export function rowsOfMerges({ merges }: SheetGrid): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { startRow, endRow } of merges)
    for (let row = startRow + 1; row <= endRow; row++) found.add(row);
  return found;
}

/** Rows with a range merged over some columns behind the first: 流量 above its figures is no line of text. */
const rowsOfGroups = ({ merges }: SheetGrid): ReadonlySet<number> =>
  new Set(
    merges.flatMap(({ startRow, startCol, endCol }) => (startCol > 0 && endCol > startCol ? [startRow] : [])),
  );

/** The tables of a sheet from top to bottom. A line between rows of one table is part of it. */
export function findRegions(grid: SheetGrid): readonly Region[] {
  const { rows } = grid;
  const continued = rowsOfMerges(grid);
  const groups = rowsOfGroups(grid);
  const regions: { firstRow: number; endRow: number; titles: string[]; notes: string[] }[] = [];
  let lines: string[] = [];
  rows.forEach((cells, row) => {
    const count = filled(cells).length;
    if (count === 0) return;
    if (isLine(cells) && !continued.has(row) && !groups.has(row)) {
      lines.push(lineText(cells));
      return;
    }
    const last = regions.at(-1);
    const notes = countNotes(lines);
    const isHead = isHeadRow(cells);
    // The head again after a page break: the table goes on, unless another title stood between.
    const isAgain =
      last !== undefined &&
      isHead &&
      sameTexts(cells, rows[last.firstRow] ?? []) &&
      lines
        .slice(notes)
        .every(
          (line) =>
            isPageNumber(line) || isSame("", line) || last.titles.some((title) => isSame(title, line)),
        );
    const isNew = notes > 0 || (lines.length > 0 && isHead);
    const isNext = last !== undefined && (isAgain || !isNew);
    if (isNext) last.endRow = row + 1;
    else {
      const ofLast = last === undefined ? 0 : notes;
      if (last) append(last.notes, lines.slice(0, ofLast));
      regions.push({ firstRow: row, endRow: row + 1, titles: lines.slice(ofLast), notes: [] });
    }
    lines = [];
  });
  const end = regions.at(-1);
  if (end) append(end.notes, lines);
  return regions;
}

/** The rows of a region as a grid of their own. */
export function cropGrid(grid: SheetGrid, firstRow: number, endRow: number): SheetGrid {
  return {
    name: grid.name,
    isHidden: grid.isHidden,
    rows: grid.rows.slice(firstRow, endRow),
    merges: grid.merges.flatMap((merge): readonly MergedRange[] =>
      merge.startRow < firstRow || merge.startRow >= endRow
        ? []
        : [
            {
              ...merge,
              startRow: merge.startRow - firstRow,
              endRow: Math.min(merge.endRow, endRow - 1) - firstRow,
            },
          ],
    ),
  };
}
