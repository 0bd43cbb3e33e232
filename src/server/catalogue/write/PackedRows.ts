import type { CatalogueRows } from "../../database/schema/catalogueRows.ts";
import { packProducts, type PackedProducts } from "./insertProducts.ts";
import { packSheets, sheetsOf, type PackedSheets } from "./packSheets.ts";

/** A part of the catalogue as it travels into the database: few, large strings. */
export interface PackedRows extends Omit<CatalogueRows, "products" | "values" | "curves"> {
  readonly products: readonly PackedProducts[];
  readonly sheets: readonly PackedSheets[];
}

/** Parts in an order in which each stands on those before it. */
export type CatalogueParts = Iterable<PackedRows> | AsyncIterable<PackedRows>;

/** @param sheets what `values` and `curves` state, where that was gathered already */
export const packRows = (
  { products, values, curves, ...rows }: CatalogueRows,
  sheets = sheetsOf({ values, curves }),
): PackedRows => ({
  ...rows,
  products: packProducts(products),
  sheets: packSheets(sheets),
});
