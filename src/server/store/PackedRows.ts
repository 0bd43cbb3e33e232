import type { CatalogueRows } from "./catalogueRows.ts";
import { packCurves, type PackedCurves } from "./insertCurves.ts";
import { packProducts, type PackedProducts } from "./insertProducts.ts";
import { packValues, type PackedValues } from "./insertValues.ts";

/** A part of the catalogue as it travels into the database: few, large strings. */
export interface PackedRows extends Omit<CatalogueRows, "products" | "values" | "curves"> {
  readonly products: readonly PackedProducts[];
  readonly values: readonly PackedValues[];
  readonly curves: readonly PackedCurves[];
}

/** Parts in an order in which each stands on those before it. */
export type CatalogueParts = Iterable<PackedRows> | AsyncIterable<PackedRows>;

export const packRows = (rows: CatalogueRows): PackedRows => ({
  ...rows,
  products: packProducts(rows.products),
  values: packValues(rows.values),
  curves: packCurves(rows.curves),
});
