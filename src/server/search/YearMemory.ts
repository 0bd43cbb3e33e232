import { setImmediate } from "node:timers/promises";
import type { YearQuestion } from "#domain/products/energy/searchedYear.ts";
import type { Numbers } from "#domain/products/search/SearchColumns.ts";
import { inSlices } from "../database/inSlices.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { yearOfRow } from "./yearOfRow.ts";
import type { SettingsOf } from "./yearSettings.ts";

/** Pages and filters of one search need the same years. */
const KEPT = 4;
/** ms of computing before the server answers other calls. */
const SLICE = 12;

/** Rows whose settings are read at once. */
const PAGE = 1_000;

/** kWh by row of the category; NaN if the product has no year, or it was not computed yet. */
interface Years {
  readonly energies: Numbers;
  readonly isKnown: Uint8Array;
}

/** The yearly energies that were computed for the last questions of a category. */
export class YearMemory {
  readonly #known = new Map<string, Years>();

  /**
   * kWh of the requested rows, NaN for a product without a year; a long list is computed in slices.
   * @param settingsOf returns the data from which the years of some rows are computed
   */
  async energiesOf(
    category: Pick<SearchCategory, "code" | "columns">,
    rows: Uint32Array,
    question: YearQuestion,
    settingsOf: (rows: readonly number[]) => Promise<SettingsOf>,
  ): Promise<Numbers> {
    const { energies, isKnown } = this.#yearsOf(category.columns.size, question);
    let until = performance.now() + SLICE;
    for (const page of inSlices([...rows.filter((row) => isKnown[row] !== 1)], PAGE)) {
      const settings = await settingsOf(page);
      for (const row of page) {
        const found = yearOfRow(category, settings(row), row, question);
        energies[row] = found.ok ? found.year.energy : NaN;
        isKnown[row] = 1;
        if (performance.now() < until) continue;
        await setImmediate();
        until = performance.now() + SLICE;
      }
    }
    return energies;
  }

  #yearsOf(size: number, question: YearQuestion): Years {
    const key = JSON.stringify(question);
    const years = this.#known.get(key) ?? {
      energies: new Float64Array(size).fill(NaN),
      isKnown: new Uint8Array(size),
    };
    // Moved to the end, so that the first is the least recently used.
    this.#known.delete(key);
    this.#known.set(key, years);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return years;
  }
}
