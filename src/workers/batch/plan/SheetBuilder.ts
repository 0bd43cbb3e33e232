import { packNumbers, packTexts, type PackedColumn } from "#domain/building/rooms/PackedTable.ts";
import type { PlanSheet } from "./ConfirmedPlan.ts";

/** A header in the form of all sheets: 全冷量（kW） */
export const withUnit = (title: string, unit: string): string =>
  unit === "" ? title : `${title}（${unit}）`;

/** Significant digits, because sums and conversions leave rounding errors */
const DIGITS = 12;
const tidy = (value: number | null) => (value === null ? null : Number(value.toPrecision(DIGITS)));

/** Collects the columns of a sheet in order. */
export class SheetBuilder {
  readonly #name: string;
  /** Indexes of the table's rows */
  readonly rows: readonly number[];
  readonly #titles: { key: string; title: string; digits: number | null }[] = [];
  readonly #columns: Record<string, PackedColumn> = {};

  constructor(name: string, rows: number) {
    this.#name = name;
    this.rows = Array.from({ length: rows }, (_, row) => row);
  }

  texts(key: string, title: string, text: (row: number) => string): this {
    return this.#add({ key, title, digits: null }, packTexts(this.rows.map(text)));
  }

  numbers(key: string, title: string, digits: number | null, value: (row: number) => number | null): this {
    return this.#add({ key, title, digits }, packNumbers(this.rows.map((row) => tidy(value(row)))));
  }

  /** Refuses a repeated key: the second column's values would be under both titles. */
  #add(titled: { key: string; title: string; digits: number | null }, column: PackedColumn): this {
    if (Object.hasOwn(this.#columns, titled.key)) throw new Error(`two columns of a sheet are ${titled.key}`);
    this.#columns[titled.key] = column;
    this.#titles.push(titled);
    return this;
  }

  sheet(): PlanSheet {
    return {
      name: this.#name,
      titles: this.#titles,
      table: { rows: this.rows.length, columns: this.#columns },
    };
  }
}
