import { packNumbers, packTexts, type PackedColumn } from "#domain/building/rooms/PackedTable.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";

type Title = PlanSheet["titles"][number];

/** Collects the columns of a sheet whose figures are written unrounded, with formulas over other columns. */
export class FigureSheet {
  readonly #name: string;
  readonly #rows: number;
  readonly #titles: Title[] = [];
  readonly #columns: Record<string, PackedColumn> = {};

  constructor(name: string, rows: number) {
    this.#name = name;
    this.#rows = rows;
  }

  texts(title: string, text: (row: number) => string): this {
    return this.#add({ key: this.#key, title, digits: null }, packTexts(this.#each(text)));
  }

  /** @param formula with `{row}` for the row's number */
  figures(title: string, digits: number, value: (row: number) => number | null, formula?: string): this {
    const titled = { key: this.#key, title, digits, ...(formula === undefined ? {} : { formula }) };
    return this.#add(titled, packNumbers(this.#each(value)));
  }

  /**
   * Figures of which some rows have a formula of their own.
   *
   * @param digits one number of decimals for all, or for each row its own
   */
  mixed(
    title: string,
    digits: number | ((row: number) => number),
    value: (row: number) => number | null,
    formula: (row: number) => string,
  ): this {
    const key = this.#key;
    const [formulas, digitsOf] = [`${key}.formulas`, `${key}.digits`];
    this.#columns[formulas] = packTexts(this.#each(formula));
    const titled = { key, title, formulas };
    const figures = packNumbers(this.#each(value));
    if (typeof digits === "number") return this.#add({ ...titled, digits }, figures);
    this.#columns[digitsOf] = packNumbers(this.#each(digits));
    return this.#add({ ...titled, digits: 0, digitsOf }, figures);
  }

  sheet(): PlanSheet {
    return {
      name: this.#name,
      titles: this.#titles,
      table: { rows: this.#rows, columns: this.#columns },
    };
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
