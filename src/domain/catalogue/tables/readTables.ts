import { shortHash } from "../../base/hash/shortHash.ts";
import { append } from "../../base/lists.ts";
import { cellText, columnLetter, isBlank, type Cell, type SheetGrid } from "../../base/sheet/SheetGrid.ts";
import { turnGrid } from "../../base/sheet/turnGrid.ts";
import { numberStyle, PLAIN, type NumberStyle } from "./cells/numberStyle.ts";
import { isFigureCell } from "./cells/readTableCell.ts";
import { headDepth } from "./head/headDepth.ts";
import { cropGrid, findRegions, isHeadRow, type Region } from "./head/regions.ts";
import { readTableHead } from "./head/readTableHead.ts";
import { withoutHidden, type ShownSheet } from "./head/withoutHidden.ts";
import { unitsAtEnd } from "./head/unitsAtEnd.ts";
import { unfoldLabels } from "./head/unfoldLabels.ts";
import type { TableHead } from "./head/TableHead.ts";
import { joinTables } from "./rows/joinTables.ts";
import { readOneTable, type OneTable } from "./readOneTable.ts";
import type { TableAnswers, TableReading, TableRemark } from "./TableReading.ts";
import { recogniseHead } from "./words/recognise.ts";
import { simplifyHead } from "./words/simplifyHead.ts";
import { splitTableHead } from "./words/tableUnits.ts";
import { hasDecimalComma } from "./words/hasDecimalComma.ts";

/** A head must name this many quantities before rows below it are taken for products. */
const LEAST_SCORE = 70;
/** From this score on nobody looks whether the table lies on its side. */
const SURE_SCORE = 110;
/** Rows in which the language shows. */
const HEAD_ROWS = 8;

export interface TablesRead {
  readonly tables: readonly TableReading[];
  /** Tables with figures whose heads were not understood, and sources without any. */
  readonly refused: readonly TableRemark[];
}

/** Reads every product table of these sheets; yields the share of sheets that are read. */
export function* readTables(
  grids: readonly SheetGrid[],
  answers: TableAnswers,
): Generator<number, TablesRead> {
  const tables: TableReading[] = [];
  const refused: TableRemark[] = [];
  const hidden: TableRemark[] = [];
  for (const [at, sheet] of grids.entries()) {
    yield at / grids.length;
    const ofOthers = tables.length;
    if (sheet.isHidden) continue;
    const shown = withoutHidden(sheet);
    const { grid } = shown;
    append(hidden, shown.remarks);
    for (const region of findRegions(grid)) {
      for (const part of partsOf(grid, region)) {
        const read = readRegion(shown, part, {
          answers,
          before: tables.at(-1) ?? null,
          isSameSheet: tables.length > ofOthers,
          areSeveral: grids.length > 1,
        });
        if ("tables" in read) append(tables, read.tables);
        else refused.push(read);
      }
    }
  }
  if (tables.length === 0 && refused.length === 0)
    refused.push(remark("no-figures", "", "没有找到带数值的表格"));
  return { tables: joinTables(tables), refused: [...refused, ...hidden] };
}

const remark = (code: TableRemark["code"], place: string, message: string): TableRemark => ({
  ...{ code, place, message },
  ...{ product: "", field: "" },
});

/** Another head within a region begins another table, whose lines of text are those of the region. */
function partsOf(grid: SheetGrid, region: Region): readonly Region[] {
  // Rows that sound like a head and head nothing belong to the table above them.
  const isTable = (row: number) =>
    readTableHead(cropGrid(grid, row, region.endRow), PLAIN).columns.filter(
      ({ quantity }) => quantity !== null,
    ).length >= FEWEST_QUANTITIES;
  const starts = [region.firstRow];
  const depth = headDepth(cropGrid(grid, region.firstRow, region.endRow), PLAIN);
  // With the rows below it: 流量 above L/s is another head than 流量 above m³/h.
  const keyOf = (row: number) =>
    simplifyHead(
      grid.rows
        .slice(row, row + depth)
        .map((cells) => cells.map(cellText).join("|"))
        .join("\n"),
    ).replace(/\s+/gu, "");
  const first = keyOf(region.firstRow);
  // Below a cell of the head that reaches down to it a row is one of the head: 机号 beside 1450 r/min above 风量.
  const isOfHead = (row: number) =>
    grid.merges.some(({ startRow, endRow }) => startRow === starts.at(-1) && startRow < row && endRow >= row);
  for (let row = region.firstRow + 1; row < region.endRow; row++) {
    const cells = grid.rows[row] ?? [];
    if (keyOf(row) === first) {
      row += depth - 1;
      continue;
    }
    const isStacked =
      (grid.rows[row - 1] ?? []).some((cell) => isFigureCell(cell, PLAIN)) || row - (starts.at(-1) ?? 0) > 3;
    // Below 型号 and another head no row is one of the table above, be it understood or not.
    const isOther = () => cells.some(isModelHead) || isTable(row);
    if (isStacked && isHeadRow(cells) && !isOfHead(row) && isOther()) starts.push(row);
  }
  return starts.map((firstRow, at) => ({ ...region, firstRow, endRow: starts[at + 1] ?? region.endRow }));
}

function isModelHead(cell: Cell): boolean {
  if (typeof cell !== "string") return false;
  const { quantity } = recogniseHead([splitTableHead(cell).name], null);
  return quantity === "model" || quantity === "size";
}

function* texts(grid: SheetGrid): Generator<string> {
  for (const cells of grid.rows) for (const cell of cells) if (typeof cell === "string") yield cell;
}

interface Source {
  readonly answers: TableAnswers;
  /** The table before it in the same source. */
  readonly before: TableReading | null;
  readonly isSameSheet: boolean;
  readonly areSeveral: boolean;
}

function readRegion(
  shown: ShownSheet,
  region: Region,
  { answers, before, isSameSheet, areSeveral }: Source,
): { readonly tables: readonly TableReading[] } | TableRemark {
  const { grid } = shown;
  const printed = cropGrid(grid, region.firstRow, region.endRow);
  const words = [
    ...region.titles,
    ...printed.rows
      .slice(0, HEAD_ROWS)
      .flat()
      .filter((cell) => typeof cell === "string"),
  ];
  const style = numberStyle(texts(printed), words.some(hasDecimalComma));
  const unfolded = unfoldLabels(printed, style);
  const upright = unfolded?.grid ?? printed;
  const head = readTableHead(upright, style);
  const { turned, skipped } =
    unfolded !== null || head.score >= SURE_SCORE ? NOT_TURNED : turnedFrom(upright);
  const turnedHead = turned && readTableHead(turned, style);
  const isTurned = turnedHead !== null && turnedHead.score > head.score;
  const [body, best] = isTurned && turned && turnedHead ? [turned, turnedHead] : [upright, head];
  const place = placeOf(shown, region, areSeveral);
  if (!isUsable(best))
    return hasFigures(upright, style)
      ? remark("no-head", place, "没有认出表头：至少需要型号和一个性能参数")
      : remark("no-figures", place, "表中没有数值");
  const table: Omit<OneTable, "head" | "form"> = {
    ...{
      grid: body,
      printed,
      isUnfolded: unfolded !== null,
      style,
      region,
      place,
      isTurned,
      answers,
      before,
      isSameSheet,
    },
    placeOfRow: (row) => {
      const at = isTurned
        ? `${columnLetter(shown.columns[row + skipped] ?? row + skipped)} 列`
        : rowPlace(shown, (unfolded?.rows[row] ?? row) + region.firstRow);
      return areSeveral ? `${place.split("，")[0]}，${at}` : at;
    },
  };
  return { tables: splitBeside(best).map((one) => readOneTable({ ...table, head: one, form: formOf(one) })) };
}

const NOT_TURNED = { turned: null, skipped: 0 } as const;

/** The grid on its side, without the blank columns left of it, and how many these were. */
function turnedFrom(grid: SheetGrid): { readonly turned: SheetGrid | null; readonly skipped: number } {
  const whole = turnGrid(grid);
  const turned = whole && unitsAtEnd(whole);
  const skipped = turned?.rows.findIndex((cells) => !cells.every(isBlank)) ?? 0;
  if (turned === null || skipped <= 0) return { turned, skipped: 0 };
  return { turned: { ...turned, ...cropGrid(turned, skipped, turned.rows.length) }, skipped };
}

/** A model and a quantity, or so many quantities that one of the other columns must be the model. */
const isUsable = ({ score, columns }: TableHead) =>
  score >= LEAST_SCORE || columns.filter(({ quantity }) => quantity !== null).length >= FEWEST_QUANTITIES;
const FEWEST_QUANTITIES = 3;

const hasFigures = ({ rows }: SheetGrid, style: NumberStyle) =>
  rows.some((cells) => cells.some((cell) => !isBlank(cell) && isFigureCell(cell, style)));

const rowPlace = ({ rows }: ShownSheet, row: number) => `第 ${(rows[row] ?? row) + 1} 行`;

function placeOf(shown: ShownSheet, { firstRow }: Region, areSeveral: boolean): string {
  const { name } = shown.grid;
  const row = rowPlace(shown, firstRow);
  return areSeveral && name !== "" ? `${name}，${row}` : row;
}

const NAMING: ReadonlySet<string> = new Set(["model", "size", "index", "series", "brand"]);

/** The same heads again to the right are a second table beside the first. */
function splitBeside(head: TableHead): readonly TableHead[] {
  const { columns, axis } = head;
  const naming = columns.filter(({ quantity }) => quantity === "model" || quantity === "size");
  const [first] = naming;
  const starts = naming.filter(({ header }) => simplifyHead(header) === simplifyHead(first?.header ?? ""));
  if (axis !== null || !first || starts.length < 2) return [head];
  const places = starts.map(({ column }) => columns.findIndex((one) => one.column === column));
  // 序号 stands before the model of each table.
  const [one = 0] = places;
  const parts = places.map((from, at) =>
    columns.slice(
      at === 0 ? 0 : from - one,
      places[at + 1] === undefined ? undefined : (places[at + 1] ?? 0) - one,
    ),
  );
  // 型号 beside 型号 is that of a motor whose head was lost: a table has more than names.
  if (parts.some((part) => part.every(({ quantity }) => quantity !== null && NAMING.has(quantity))))
    return [head];
  return parts.map((part, at) => {
    const from = at === 0 ? 0 : (part[0]?.column ?? 0);
    const to = parts[at + 1]?.[0]?.column ?? Infinity;
    return {
      ...head,
      columns: part,
      nameless: head.nameless.filter((column) => column >= from && column < to),
    };
  });
}

/** A key of the form, short enough to store, that reveals no texts of the table. */
const formOf = ({ columns, axis }: TableHead): string =>
  shortHash(
    [
      ...columns.map(({ header }) => simplifyHead(header)),
      axis === null ? "" : simplifyHead(axis.header),
    ].join("|"),
  );
