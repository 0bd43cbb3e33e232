import { greatest } from "../../base/lists.ts";
import { addressBlock } from "./addressBlock.ts";
import { barBlock, type BookBars } from "./barBlock.ts";
import type { DocumentLink } from "./DocumentLink.ts";
import { flowBlocks } from "./flowBlocks.ts";
import { boxMark, FRAME, INSET, LEFT, lineMark, SIZE, SPACE, textMark } from "./sheetStyle.ts";
import type { Measure, SheetBlock, SheetMark, SheetPage } from "./SheetMark.ts";
import { wrapText } from "./wrapText.ts";

/** A3 in landscape, in points: a hydraulic sheet has eighteen columns. */
export const BOOK_PAGE = { width: 1190.55, height: 841.89 } as const;
const WIDTH = BOOK_PAGE.width - 2 * LEFT;

export interface BookTable {
  readonly name: string;
  /** A picture above the table. */
  readonly bars?: BookBars;
  readonly columns: readonly { readonly title: string; readonly isFigure: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Printed below the table; empty for no note. */
  readonly note: string;
}

export interface Book {
  readonly title: string;
  readonly madeOn: string;
  readonly tables: readonly BookTable[];
  readonly link: DocumentLink | null;
}

const TEXT = 7;
const PAD = 3;
const LINE = 9.5;
const BASE = 8.5;
const HEAD = 34;
const FOOT = 16;
/** Titles wider than this wrap. */
const TITLE_MOST = 48;
/** Most lines of a cell: as many as a page holds. */
const MOST_LINES = 60;
/** Rows that decide the widths of columns; a later, wider text wraps. */
const MEASURED = 400;

/** Widths of columns: figures never wrap; texts take what they need, or share what is left. */
function columnWidths({ columns, rows }: BookTable, measure: Measure): readonly number[] {
  const needed = columns.map(({ title }, at) => {
    const cells = rows.slice(0, MEASURED).map((row) => measure(row[at]!, TEXT));
    const named = Math.min(measure(title, TEXT), TITLE_MOST);
    return Math.max(named, greatest(cells)) + 2 * PAD;
  });
  const figures = needed.reduce((sum, width, at) => (columns[at]!.isFigure ? sum + width : sum), 0);
  const texts = needed.flatMap((width, at) => (columns[at]!.isFigure ? [] : [width]));
  const room = WIDTH - figures;
  // Searches the greatest width of text columns with which all columns fit.
  let [low, high] = [0, greatest([...texts, 0])];
  const total = (most: number) => texts.reduce((sum, width) => sum + Math.min(width, most), 0);
  if (total(high) > room)
    for (let step = 0; step < 40; step++) {
      const middle = (low + high) / 2;
      if (total(middle) > room) high = middle;
      else low = middle;
    }
  return needed.map((width, at) => (columns[at]!.isFigure ? width : Math.min(width, high)));
}

function rowBlock(
  cells: readonly string[],
  table: BookTable,
  widths: readonly number[],
  measure: Measure,
  isHead: boolean,
): SheetBlock {
  const lines = cells.map((cell, at) =>
    wrapText(cell, widths[at]! - 2 * PAD, TEXT, measure).slice(0, MOST_LINES),
  );
  const height = greatest(lines.map(({ length }) => length)) * LINE + PAD;
  const marks: SheetMark[] = [];
  let left = 0;
  lines.forEach((texts, at) => {
    const isFigure = table.columns[at]!.isFigure;
    const x = isFigure ? left + widths[at]! - PAD : left + PAD;
    texts.forEach((text, line) => {
      if (text !== "")
        marks.push(
          textMark([x, BASE + line * LINE], text, {
            size: TEXT,
            align: isFigure ? "right" : "left",
            role: isHead ? "label" : "text",
          }),
        );
    });
    left += widths[at]!;
  });
  return { height, marks: [...marks, lineMark([0, height, left, height])] };
}

function tableBlocks(table: BookTable, measure: Measure): readonly SheetBlock[] {
  const widths = columnWidths(table, measure);
  const titles = table.columns.map(({ title }) => title);
  const head: SheetBlock = { ...rowBlock(titles, table, widths, measure, true), keepsWithNext: true };
  return [
    {
      height: 22,
      keepsWithNext: true,
      marks: [textMark([0, 14], table.name, { size: SIZE.title })],
    },
    ...(table.bars ? [{ ...barBlock(table.bars), keepsWithNext: true } as const] : []),
    head,
    ...table.rows.map((row) => ({ ...rowBlock(row, table, widths, measure, false), head })),
    ...(table.note === ""
      ? []
      : [{ height: LINE + PAD, head, marks: [textMark([PAD, BASE + PAD], table.note, { role: "hint" })] }]),
    SPACE,
  ];
}

function frameMarks({ title, madeOn }: Book, number: number, count: number): readonly SheetMark[] {
  const small = { size: SIZE.small, role: "hint" } as const;
  const [right, foot] = [LEFT + WIDTH, BOOK_PAGE.height - FRAME - FOOT / 3];
  const top = FRAME + INSET;
  return [
    boxMark([FRAME, FRAME], [BOOK_PAGE.width - 2 * FRAME, BOOK_PAGE.height - 2 * FRAME], { edge: "label" }),
    textMark([LEFT, top + 14], title, { size: SIZE.name }),
    lineMark([LEFT, top + 22, right, top + 22], { width: 1, role: "text" }),
    textMark([LEFT, foot], madeOn, small),
    textMark([right, foot], `第 ${number} 页，共 ${count} 页`, { ...small, align: "right" }),
  ];
}

/**
 * Tables on A3, with their titles on every page, and the address of the page that they were made from. A row is
 * never split.
 */
export function layoutBook(book: Book, measure: Measure): readonly SheetPage[] {
  const { tables, link } = book;
  const blocks = [
    ...tables.flatMap((table) => tableBlocks(table, measure)),
    ...(link === null ? [] : [addressBlock(link.address, `扫描或打开下面的链接，${link.note}：`, measure)]),
  ];
  const room = { top: FRAME + INSET + HEAD, bottom: BOOK_PAGE.height - FRAME - FOOT };
  const pages = flowBlocks(blocks, room);
  return pages.map(({ marks }, at) => [...frameMarks(book, at + 1, pages.length), ...marks]);
}
