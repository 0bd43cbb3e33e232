import { packNumbers, packTexts, type PackedColumn } from "#domain/batch/PackedTable.ts";
import type { PlanSheet } from "./BatchClient.ts";

/** A header as every sheet of ours writes it: 全冷量（kW）. */
export const withUnit = (title: string, unit: string): string =>
  unit === "" ? title : `${title}（${unit}）`;

/** Collects the columns of a sheet in their order. */
export class SheetBuilder {
  readonly #name: string;
  /** Indexes of the table's rows. */
  readonly rows: readonly number[];
  readonly #titles: { key: string; title: string; digits: number | null }[] = [];
  readonly #columns: Record<string, PackedColumn> = {};

  constructor(name: string, rows: number) {
    this.#name = name;
    this.rows = Array.from({ length: rows }, (_, row) => row);
  }

  texts(key: string, title: string, text: (row: number) => string): this {
    this.#columns[key] = packTexts(this.rows.map(text));
    this.#titles.push({ key, title, digits: null });
    return this;
  }

  numbers(key: string, title: string, digits: number | null, value: (row: number) => number | null): this {
    this.#columns[key] = packNumbers(this.rows.map(value));
    this.#titles.push({ key, title, digits });
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
