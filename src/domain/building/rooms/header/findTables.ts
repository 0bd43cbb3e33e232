import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { readHeader, type Header, type HeaderColumn } from "./readHeader.ts";
import { simplifyChinese } from "../../../base/sheet/simplifyChinese.ts";
import { isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";

/** A header with the rows below it, up to the next header. */
export interface ScheduleTable {
  readonly grid: SheetGrid;
  readonly header: Header;
  /** Zero-based; `endRow` is exclusive. */
  readonly firstDataRow: number;
  readonly endRow: number;
  /** The columns of this table; another table may be beside it. */
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Rows in which a printed schedule repeats its header. */
  readonly repeats: ReadonlySet<number>;
  /** Texts above the header, which may state 单位：kW. */
  readonly titles: readonly string[];
}

/** Group, subgroup, name and unit. */
const DEEPEST_HEADER = 4;
/** Greatest number of header rows above the row by which the header was found. */
const ROWS_ABOVE = 2;
const LONGEST_HEADER = 80;
const HINT =
  /[号號码碼名积積荷]|功能|用途|风量|風量|热|熱|冷|[湿濕]球|干球|乾球|温度|溫度|湿度|濕度|数量|數量|台数|臺數|指标|指標|[夏冬]季|Q|G|room|space|zone|name|number|area|load|flow|cool|heat|clg|htg|sens|latent|code|no\b/iu;
const NUMBER_LIKE = /^\s*[-+−]?[\d０-９.]/u;

/** Every table of a sheet whose header names rooms and one more field, from top to bottom, then to the right. */
export function findTables(grid: SheetGrid): readonly ScheduleTable[] {
  const headers: { header: Header; repeats: Set<number> }[] = [];
  let free = 0;
  for (let row = 0; row < grid.rows.length; row++) {
    if (row < free || !mayBeHeader(grid.rows[row] ?? [])) continue;
    const last = headers.at(-1);
    const repeated = last ? repeatsHeader(grid, last.header, row) : 0;
    if (last && repeated > 0) {
      for (let at = 0; at < repeated; at++) last.repeats.add(row + at);
      free = row + repeated;
      continue;
    }
    const header = bestHeader(grid, row, free);
    if (!header) continue;
    headers.push({ header, repeats: new Set() });
    free = header.top + header.depth;
  }
  return headers.flatMap(({ header, repeats }, at) => {
    const above = headers[at - 1]?.header;
    const below = headers[at + 1]?.header.top;
    const endRow =
      below === undefined ? grid.rows.length : withoutTitles(grid, header.top + header.depth, below);
    const titles = textsIn(grid, above ? above.top + above.depth : 0, header.top);
    return splitBeside(header).map((columns, index, all) => ({
      grid,
      header: { ...header, columns },
      firstDataRow: header.top + header.depth,
      endRow,
      firstColumn: index === 0 ? 0 : (columns[0]?.column ?? 0),
      lastColumn: (all[index + 1]?.[0]?.column ?? Number.POSITIVE_INFINITY) - 1,
      repeats,
      titles,
    }));
  });
}

/**
 * Quick test: two cells sound like a header's, and figures do not outnumber them. Most rows are excluded by their
 * figures.
 */
function mayBeHeader(cells: readonly Cell[]): boolean {
  let hints = 0;
  let figures = 0;
  for (const cell of cells) {
    if (typeof cell === "number") figures++;
    else if (typeof cell === "string" && cell.length <= LONGEST_HEADER) {
      if (NUMBER_LIKE.test(cell)) figures++;
      else if (hints < 2 && HINT.test(cell)) hints++;
    }
    if (figures > 1) return false;
  }
  return hints > 1;
}

/** Number of rows from `row` on that repeat the header; 0 if it is not repeated. */
function repeatsHeader(grid: SheetGrid, { top, depth }: Header, row: number): number {
  const same = (one: Cell | undefined, other: Cell | undefined) =>
    one === other ||
    (isBlank(one) && isBlank(other)) ||
    (typeof one === "string" && typeof other === "string" && keyOf(one) === keyOf(other));
  for (let at = 0; at < depth; at++) {
    const first = grid.rows[top + at] ?? [];
    const again = grid.rows[row + at] ?? [];
    const width = Math.max(first.length, again.length);
    for (let column = 0; column < width; column++) if (!same(first[column], again[column])) return 0;
  }
  return depth;
}

/** Tries fewer rows first; a deeper header must add fields or units. */
function bestHeader(grid: SheetGrid, row: number, free: number): Header | null {
  let best: Header | null = null;
  for (let depth = 1; depth <= DEEPEST_HEADER; depth++)
    for (let top = Math.max(free, row - ROWS_ABOVE); top <= row; top++) {
      const end = top + depth;
      if (end <= row || end > grid.rows.length || !isHeaderBlock(grid, top, end)) continue;
      const header = readHeader(grid, top, depth);
      if (header.score > (best?.score ?? 0)) best = header;
    }
  return best;
}

function isHeaderBlock({ rows }: SheetGrid, top: number, end: number): boolean {
  for (let row = top; row < end; row++) {
    const cells = rows[row] ?? [];
    if (cells.every(isBlank)) return false;
    // Below a header's first row, figures belong to rooms.
    if (row > top && cells.some((cell) => typeof cell === "number")) return false;
    if (row > top && cells.filter((cell) => typeof cell === "string" && NUMBER_LIKE.test(cell)).length > 1)
      return false;
  }
  return true;
}

/**
 * Text that stands alone in the rows above the next header is its title, not the last room of the table before.
 */
function withoutTitles({ rows }: SheetGrid, from: number, to: number): number {
  let end = to;
  while (end > from && (rows[end - 1] ?? []).filter((cell) => !isBlank(cell)).length < 2) end--;
  return end;
}

const MOST_TITLES = 20;
const textsIn = ({ rows }: SheetGrid, from: number, to: number) =>
  rows
    .slice(Math.max(from, to - MOST_TITLES), to)
    .flatMap((cells) => cells.filter((cell) => typeof cell === "string"));

/** Splits tables that stand side by side: the column that names rooms occurs again, followed by figures. */
function splitBeside({ columns }: Header): readonly (readonly HeaderColumn[])[] {
  const naming = columns.filter(({ match }) => match?.field === "roomCode" || match?.field === "roomName");
  const [first] = naming;
  if (!first) return [columns];
  const key = keyOf(first.header);
  const starts = naming
    .filter(({ header }) => keyOf(header) === key)
    .map(({ column }) => columns.findIndex((one) => one.column === column));
  if (starts.length < 2) return [columns];
  // 序号 and 楼层 stand before the code of each table.
  const [one = 0, two = 0] = starts;
  let before = 0;
  while (
    before < one &&
    two - before - 1 > one &&
    keyOf(columns[one - before - 1]?.header ?? "") === keyOf(columns[two - before - 1]?.header ?? "")
  )
    before++;
  const parts = starts.map((start, at) =>
    columns.slice(at === 0 ? 0 : start - before, (starts[at + 1] ?? columns.length + before) - before),
  );
  const haveFigures = parts.every(
    (part) => new Set(part.map(({ match }) => match?.field)).size > 1 && part.length > 1,
  );
  return haveFigures ? parts : [columns];
}

export const keyOf = (header: string) =>
  simplifyChinese(normaliseText(header).toLowerCase()).replace(/\s+/gu, "");
