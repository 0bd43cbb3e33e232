import type { CatalogueRows } from "../../database/schema/catalogueRows.ts";
import { packProducts, type PackedProducts } from "./insertProducts.ts";
import { packSheets, sheetsOf, type PackedSheets } from "./packSheets.ts";

/** A part of the catalogue packed for the database: few, large strings. */
export interface PackedRows extends Omit<CatalogueRows, "products" | "values" | "curves"> {
  readonly products: readonly PackedProducts[];
  readonly sheets: readonly PackedSheets[];
}

/** Parts ordered so that each only refers to earlier ones. */
export type CatalogueParts = Iterable<PackedRows> | AsyncIterable<PackedRows>;

/** @param sheets the sheets of `values` and `curves`, if they were already gathered */
export const packRows = (
  { products, values, curves, ...rows }: CatalogueRows,
  sheets = sheetsOf({ values, curves }),
): PackedRows => ({
  ...rows,
  products: packProducts(products),
  sheets: packSheets(sheets),
});
