import { packNumbers, packTexts, type PackedColumn } from "#domain/batch/PackedTable.ts";
import type { PlanSheet } from "./BatchClient.ts";

/** A header as every sheet of ours writes it: 全冷量（kW）. */
export const withUnit = (title: string, unit: string): string =>
  unit === "" ? title : `${title}（${unit}）`;

/** Collects the columns of a sheet in their order. `lines` are sentences below the table, in its first column. */
export class SheetBuilder {
  readonly #name: string;
  /** Indexes of the table's rows. */
  readonly rows: readonly number[];
  readonly #lines: readonly string[];
  readonly #titles: { key: string; title: string; digits: number | null }[] = [];
  readonly #columns: Record<string, PackedColumn> = {};

  constructor(name: string, rows: number, lines: readonly string[] = []) {
    this.#name = name;
    this.rows = Array.from({ length: rows }, (_, row) => row);
    // An empty row keeps the sentences from being read as a part of the table.
    this.#lines = lines.length === 0 ? [] : ["", ...lines];
  }

  texts(key: string, title: string, text: (row: number) => string): this {
    const below = this.#titles.length === 0 ? this.#lines : this.#lines.map(() => "");
    const cells = this.rows.map(text);
    this.#columns[key] = packTexts([...cells, ...below]);
    this.#titles.push({ key, title, digits: null });
    return this;
  }

  numbers(key: string, title: string, digits: number | null, value: (row: number) => number | null): this {
    const cells = this.rows.map(value);
    this.#columns[key] = packNumbers([...cells, ...this.#lines.map(() => null)]);
    this.#titles.push({ key, title, digits });
    return this;
  }

  sheet(): PlanSheet {
    const rows = this.rows.length + this.#lines.length;
    return { name: this.#name, titles: this.#titles, table: { rows, columns: this.#columns } };
  }
}
