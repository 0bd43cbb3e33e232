import { columnLetter } from "#domain/base/sheet/SheetGrid.ts";
import { packNumbers, packTexts, type PackedColumn } from "#domain/building/rooms/PackedTable.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";

type Title = PlanSheet["titles"][number];

/** A column in a formula, by its title: [流速（m/s）] */
const COLUMN = /\[([^\]]+)\]/gu;

/**
 * Collects the columns of a sheet whose figures are written unrounded, with formulas over other columns. A formula
 * names a column by its title in brackets, so it follows a column that moves.
 */
export class FigureSheet {
  readonly #name: string;
  readonly #rows: number;
  readonly #titles: Title[] = [];
  readonly #columns: Record<string, PackedColumn> = {};
  readonly #formulas = new Map<string, readonly string[]>();

  constructor(name: string, rows: number) {
    this.#name = name;
    this.#rows = rows;
  }

  texts(title: string, text: (row: number) => string): this {
    return this.#add({ key: this.#key, title, digits: null }, packTexts(this.#each(text)));
  }

  /** @param formula with `{row}` for the row's number: [长度（m）]{row}*[管数]{row} */
  figures(title: string, digits: number, value: (row: number) => number | null, formula?: string): this {
    const titled = { key: this.#key, title, digits, ...(formula === undefined ? {} : { formula }) };
    return this.#add(titled, packNumbers(this.#each(value)));
  }

  /**
   * Adds figures of which some have a formula.
   *
   * @param digits decimals for all rows, or for each row
   */
  mixed(
    title: string,
    digits: number | ((row: number) => number),
    value: (row: number) => number | null,
    formula: (row: number) => string,
  ): this {
    const key = this.#key;
    const [formulas, digitsOf] = [`${key}.formulas`, `${key}.digits`];
    this.#formulas.set(formulas, this.#each(formula));
    const titled = { key, title, formulas };
    const figures = packNumbers(this.#each(value));
    if (typeof digits === "number") return this.#add({ ...titled, digits }, figures);
    this.#columns[digitsOf] = packNumbers(this.#each(digits));
    return this.#add({ ...titled, digits: 0, digitsOf }, figures);
  }

  sheet(): PlanSheet {
    const columns = { ...this.#columns };
    for (const [key, formulas] of this.#formulas)
      columns[key] = packTexts(formulas.map((formula) => this.#lettered(formula)));
    return {
      name: this.#name,
      titles: this.#titles.map((title) =>
        title.formula === undefined ? title : { ...title, formula: this.#lettered(title.formula) },
      ),
      table: { rows: this.#rows, columns },
    };
  }

  #lettered(formula: string): string {
    return formula.replaceAll(COLUMN, (_, named: string) => {
      const at = this.#titles.findIndex(({ title }) => title === named);
      if (at < 0) throw new Error(`${this.#name} has no column ${named}`);
      return columnLetter(at);
    });
  }

  get #key(): string {
    return String(this.#titles.length);
  }

  #each<Value>(of: (row: number) => Value): Value[] {
    return Array.from({ length: this.#rows }, (_, row) => of(row));
  }

  #add(title: Title, column: PackedColumn): this {
    this.#titles.push(title);
    this.#columns[title.key] = column;
    return this;
  }
}
