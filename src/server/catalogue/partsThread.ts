import type { MessagePort } from "node:worker_threads";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { SearchCategory } from "../search/SearchCategory.ts";
import { packRows, type PackedRows } from "./write/PackedRows.ts";
import { sheetsOf } from "./write/packSheets.ts";
import { categoryParts, lastPart, standardPart, type Gathered } from "./bundledCatalogue.ts";
import type { Samples } from "../process/Samples.ts";
import { writtenCategory } from "./writtenCategory.ts";

/** Categories that one thread makes, one after another. */
export interface CategoriesTask {
  readonly codes: readonly CategoryCode[];
  readonly samples: Samples;
  /** Receives each category as soon as it can be written. */
  readonly port: MessagePort;
}

export interface PackedCategory {
  readonly parts: readonly PackedRows[];
  readonly gathered: Gathered;
}

export const packedStandard = (): PackedRows => packRows(standardPart());

export const packedLast = (gathered: readonly Gathered[]): PackedRows => packRows(lastPart(gathered));

/** Makes the search data of the categories while the database is being written. */
export function makeCategories({ codes, samples, port }: CategoriesTask): SearchCategory[] {
  const made: SearchCategory[] = [];
  for (const code of codes) {
    const { parts, gathered } = categoryParts(code, { samples });
    const written = parts.map((rows) => ({ rows, sheets: sheetsOf(rows) }));
    const packed = written.map(({ rows, sheets }) => packRows(rows, sheets));
    port.postMessage({ parts: packed, gathered } satisfies PackedCategory);
    made.push(writtenCategory(code, written));
  }
  port.close();
  return made;
}
