import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import { messageWords } from "#domain/desk/library/remarkSentences.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { TEST_STANDARD } from "./importStandards.ts";

export type Row = readonly Cell[];

/** The first row has the headers. */
export const table = (prefix: string, [headers = [], ...rows]: readonly Row[]) => ({
  prefix,
  headers: headers.map(String),
  rows,
  firstRow: 2,
});

export function checkFlat(rows: readonly Row[]) {
  const headerOf = createHeaderReader();
  return [...checkProducts(productsOfFlatTable(table("", rows), headerOf), TEST_STANDARD, headerOf)];
}

/**
 * Every remark as text.
 *
 * @throws Error for one that the page has no Chinese words for
 */
export const saidOf = (checked: readonly CheckedProduct[]) =>
  checked.flatMap(({ remarks }) =>
    remarks.map(({ severity, place, field, message }) => {
      if (messageWords(message) === null) throw new Error(`has no words for people: ${message}`);
      return `${severity} ${place}: ${field} ${message}`;
    }),
  );
