import { ownBrands, ownProducts, ownProductSheets, ownSeries } from "./librarySchema.ts";
import { brands, products, productSeries, productSheets } from "./schema.ts";

/** The tables in which products stand, for questions that are asked of public and of own ones alike. */
export interface CatalogueTables {
  readonly brands: typeof brands;
  readonly series: typeof productSeries;
  readonly products: typeof products;
  readonly sheets: typeof productSheets;
}

export const PUBLIC_TABLES: CatalogueTables = {
  brands,
  series: productSeries,
  products,
  sheets: productSheets,
};

type RowsOf<Tables extends readonly { readonly $inferSelect: unknown }[]> = {
  readonly [At in keyof Tables]: Tables[At]["$inferSelect"];
};
type OwnRows = RowsOf<[typeof ownBrands, typeof ownSeries, typeof ownProducts, typeof ownProductSheets]>;
type PublicRows = RowsOf<[typeof brands, typeof productSeries, typeof products, typeof productSheets]>;

const own = { brands: ownBrands, series: ownSeries, products: ownProducts, sheets: ownProductSheets };

/** Does not compile when a table of own products lacks a column of the public one. */
type Alike = OwnRows extends PublicRows ? typeof own : never;

/**
 * Two tables never have one type, so what is stated here are the columns that both have. Rows of these hold more:
 * whose they are.
 */
export const OWN_TABLES = own satisfies Alike as unknown as CatalogueTables;
