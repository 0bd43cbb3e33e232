import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import { productsOfFlatTable } from "#domain/catalogue/import/productsOfFlatTable.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
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

/** Every remark as text. */
export const saidOf = (checked: readonly CheckedProduct[]) =>
  checked.flatMap(({ remarks }) =>
    remarks.map(({ severity, place, field, message }) => `${severity} ${place}: ${field} ${message}`),
  );
