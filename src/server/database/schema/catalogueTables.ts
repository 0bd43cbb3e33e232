import { ownBrands, ownProducts, ownProductSheets, ownSeries } from "./librarySchema.ts";
import { brands, products, productSeries, productSheets } from "./schema.ts";

/** Tables of products, for queries that are the same for public and own products. */
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

/** Fails to compile if a table of own products lacks a column of the public one. */
type Alike = OwnRows extends PublicRows ? typeof own : never;

/**
 * Two tables never have the same type, so this type has the columns that both have. Rows of own products have
 * more, such as their library.
 */
export const OWN_TABLES = own satisfies Alike as unknown as CatalogueTables;
