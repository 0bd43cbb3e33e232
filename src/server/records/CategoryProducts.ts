import type { CatalogueRows } from "../database/schema/catalogueRows.ts";

/** Products of one category and what they stand on. A brand that serves several categories is named by each. */
export type CategoryProducts = Pick<CatalogueRows, "brands" | "series" | "products" | "values"> &
  Partial<Pick<CatalogueRows, "curves">>;
