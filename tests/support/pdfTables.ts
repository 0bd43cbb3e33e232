import { readFileSync } from "node:fs";
import * as fontkit from "@cantoo/fontkit";
import { degrees, PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import { cellText, type Cell, type MergedRange } from "#domain/base/sheet/SheetGrid.ts";

interface Drawing {
  readonly merges?: readonly MergedRange[];
  /** The table runs up the page. */
  readonly isTurned?: boolean;
  /** Level rules alone. */
  readonly hasNoUprights?: boolean;
  /** Blank pages follow until there are so many. */
  readonly pages?: number;
}

const FONT = readFileSync("public/static/fonts/NotoSansSC-GB2312.otf");
/** Every column is on the page: a word beyond its edge is no part of it. */
const SIDE = 6000;
const SIZE = 9;
const ROW = 18;
/** At least; a text never runs over the edge of its cell. */
const COLUMN = 110;
const BESIDE_TEXT = 8;
const LEFT = 40;

/** Draws as if the page stood upright with y downwards. */
class Pen {
  readonly #page: PDFPage;
  readonly #font: PDFFont;
  readonly #isTurned: boolean;

  constructor(page: PDFPage, font: PDFFont, isTurned: boolean) {
    this.#page = page;
    this.#font = font;
    this.#isTurned = isTurned;
  }

  #at(x: number, y: number) {
    return this.#isTurned ? { x: y, y: x } : { x, y: SIDE - y };
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#page.drawLine({ start: this.#at(x1, y1), end: this.#at(x2, y2), thickness: 0.5 });
  }

  /** Text around a middle, or from a left end. */
  text(text: string, x: number, y: number, isCentred: boolean): void {
    const width = this.#font.widthOfTextAtSize(text, SIZE);
    const place = this.#at(isCentred ? x - width / 2 : x, y + 0.36 * SIZE);
    const rotate = this.#isTurned ? { rotate: degrees(90) } : {};
    this.#page.drawText(text, { ...place, size: SIZE, font: this.#font, ...rotate });
  }
}

const filled = (cells: readonly Cell[]) => cells.filter((cell) => cell !== null && cell !== "").length;

/** A page with a ruled table; rows of one cell before and behind it are lines of text. */
export async function pdfOfGrid(
  rows: readonly (readonly Cell[])[],
  { merges = [], isTurned = false, hasNoUprights = false, pages = 1 }: Drawing = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const font = await document.embedFont(FONT, { subset: true });
  const pen = new Pen(document.addPage([SIDE, SIDE]), font, isTurned);
  const first = rows.findIndex((cells) => filled(cells) > 1);
  const last = rows.findLastIndex((cells) => filled(cells) > 1);
  const widthOf = (cells: readonly Cell[]) =>
    Math.max(...cells.map((cell) => font.widthOfTextAtSize(cellText(cell).split("\n")[0] ?? "", SIZE)));
  const inTable = rows.filter((cells) => filled(cells) > 1);
  const width = Math.max(COLUMN, BESIDE_TEXT + Math.max(...inTable.map(widthOf)));
  const covering = (row: number, column: number) =>
    merges.find(
      ({ startRow, endRow, startCol, endCol }) =>
        row >= startRow && row <= endRow && column >= startCol && column <= endCol,
    );
  rows.forEach((cells, row) => {
    const y = LEFT + ROW * row;
    const isLong = filled(cells) === 1 && widthOf(cells) > width && !covering(row, 0);
    if (row < first || row > last || isLong) {
      pen.text(cellText(cells.find((cell) => cell !== null)), LEFT, y + ROW / 2, false);
      return;
    }
    cells.forEach((cell, column) => {
      const merge = covering(row, column) ?? { startRow: row, endRow: row, startCol: column, endCol: column };
      if (merge.startRow !== row || merge.startCol !== column) return;
      const [left, right] = [LEFT + width * column, LEFT + width * (merge.endCol + 1)];
      const bottom = LEFT + ROW * (merge.endRow + 1);
      for (const edge of [y, bottom]) pen.line(left, edge, right, edge);
      if (!hasNoUprights) for (const edge of [left, right]) pen.line(edge, y, edge, bottom);
      if (cell !== null) pen.text(cellText(cell), (left + right) / 2, (y + bottom) / 2, true);
    });
  });
  for (let more = 1; more < pages; more++) document.addPage([10, 10]);
  return new Uint8Array(await document.save());
}

/** A PDF that opens with a password alone. */
export async function lockedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([10, 10]);
  document.encrypt({ userPassword: "secret", ownerPassword: "owner" });
  return new Uint8Array(await document.save());
}

/** A page with this text in letters of the library alone; none is a scan. */
export async function pdfOfText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const page = document.addPage([SIDE, SIDE]);
  if (text !== "") page.drawText(text, { x: LEFT, y: SIDE - LEFT, size: SIZE, lineHeight: ROW });
  return new Uint8Array(await document.save());
}
