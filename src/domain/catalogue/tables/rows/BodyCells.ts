import { isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { isNone, tableText } from "../cells/readTableCell.ts";
import { quantityFacts, type Quantity } from "../words/quantities.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { Questions } from "../head/Questions.ts";

/** A cell with the value that it has by itself, by a merged range, or from the row above. */
export interface BodyCell {
  readonly cell: Cell;
  /** Printed in this row; a merged range counts for its first row alone. */
  readonly isOwn: boolean;
  /** Question that the value depends on. */
  readonly asked: string | null;
}

const BLANK: BodyCell = { cell: null, isOwn: false, asked: null };
const NAMING: ReadonlySet<Quantity | null> = new Set<Quantity | null>(["model", "size", "series", "brand"]);

/** The cells of a table's rows, each with the value that it stands for. */
export class BodyCells {
  readonly #grid: SheetGrid;
  readonly #sources = new Map<number, Map<number, readonly [row: number, column: number]>>();
  readonly #mergedColumns = new Set<number>();
  readonly #values = new Map<number, Map<number, BodyCell>>();
  /** Rows that begin a product: a model is printed there. */
  readonly #starts = new Set<number>();

  constructor(
    grid: SheetGrid,
    rows: readonly number[],
    columns: readonly ReadColumn[],
    across: readonly number[],
    questions: Questions,
  ) {
    this.#grid = grid;
    this.#takeMerges(rows);
    const naming = columns.filter(({ quantity }) => NAMING.has(quantity));
    for (const row of rows)
      if (naming.some(({ column }) => this.#isPrinted(row, column))) this.#starts.add(row);
    for (const { column, quantity, header } of columns) {
      const isNaming = NAMING.has(quantity);
      const gaps = isNaming ? null : this.#askAboutGaps(rows, column, quantity, header, questions);
      this.#fill(rows, column, quantity, isNaming, gaps);
    }
    for (const column of across) this.#fill(rows, column, "flow", false, null);
  }

  at(row: number, column: number): BodyCell {
    return this.#values.get(row)?.get(column) ?? BLANK;
  }

  startsProduct(row: number): boolean {
    return this.#starts.has(row);
  }

  #takeMerges(rows: readonly number[]): void {
    const [first] = rows;
    if (first === undefined) return;
    for (const { startRow, startCol, endRow, endCol } of this.#grid.merges) {
      if (endRow < first) continue;
      if (endRow > startRow)
        for (let column = startCol; column <= endCol; column++) this.#mergedColumns.add(column);
      for (let row = startRow; row <= endRow; row++)
        for (let column = startCol; column <= endCol; column++) {
          const ofRow = this.#sources.get(row) ?? new Map<number, readonly [number, number]>();
          ofRow.set(column, [startRow, startCol]);
          this.#sources.set(row, ofRow);
        }
    }
  }

  #isPrinted(row: number, column: number): boolean {
    return !isBlank(this.#grid.rows[row]?.[column]);
  }

  /** The value of a cell, taken from the first cell of its merged range. */
  #merged(row: number, column: number): Cell {
    const [fromRow, fromColumn] = this.#sources.get(row)?.get(column) ?? [row, column];
    return this.#grid.rows[fromRow]?.[fromColumn] ?? null;
  }

  /** A blank below a value, in a row that names its own model: the value above, or none? */
  #askAboutGaps(
    rows: readonly number[],
    column: number,
    quantity: Quantity | null,
    header: string,
    questions: Questions,
  ) {
    if (this.#mergedColumns.has(column)) return null;
    const starts = rows.filter((row) => this.#starts.has(row));
    const [first] = starts;
    const blank = starts.filter((row) => isBlank(this.#merged(row, column)));
    const stated = starts.length - blank.length;
    if (blank.length === 0 || stated === 0 || first === undefined || !this.#isPrinted(first, column))
      return null;
    if (quantity === "remark" || quantity === "index") return null;
    const { option, open } = questions.ask({
      code: "blank-cells",
      field: header,
      text: `“${header}”一列有空白单元格，是同上还是没有数值`,
      options: [
        { id: "above", label: "同上" },
        { id: "none", label: "没有数值" },
      ],
      proposal: blank.length >= stated ? "above" : "none",
    });
    return { isAbove: option === "above", open };
  }

  #fill(
    rows: readonly number[],
    column: number,
    quantity: Quantity | null,
    isNaming: boolean,
    gaps: { readonly isAbove: boolean; readonly open: string | null } | null,
  ): void {
    const changes = quantity !== null && quantityFacts(quantity).role === "curve";
    let above: Cell = null;
    for (const row of rows) {
      const cell = this.#merged(row, column);
      const isOwn = this.#isPrinted(row, column);
      const starts = this.#starts.has(row);
      if (starts && !isNaming && gaps === null) above = null;
      if (!isBlank(cell)) {
        above = isNone(tableText(cell)) && !isNaming ? null : cell;
        this.#set(row, column, { cell, isOwn, asked: null });
        continue;
      }
      const isAbove = isNaming
        ? true
        : starts
          ? gaps?.isAbove === true
          : (!changes || gaps?.isAbove === true) && !this.#mergedColumns.has(column);
      const asked = gaps !== null && (starts || changes) ? gaps.open : null;
      this.#set(
        row,
        column,
        isAbove ? { cell: above, isOwn: false, asked } : { cell: null, isOwn: false, asked },
      );
    }
  }

  #set(row: number, column: number, cell: BodyCell): void {
    const ofRow = this.#values.get(row);
    if (ofRow) ofRow.set(column, cell);
    else this.#values.set(row, new Map([[column, cell]]));
  }
}
