import type { CatalogueRows } from "../database/schema/catalogueRows.ts";

/** Products of one category and the rows they refer to. A brand of several categories is included in each. */
export type CategoryProducts = Pick<CatalogueRows, "brands" | "series" | "products" | "values"> &
  Partial<Pick<CatalogueRows, "curves">>;
