import type { CatalogueRows, CurveRow } from "../store/catalogueRows.ts";

/** What the program brings along for one category. A brand that serves several categories is named by each. */
export interface CategoryCatalogue extends Omit<CatalogueRows, "categories" | "suppliers" | "curves"> {
  /** Of the categories whose products are measured over flow. */
  readonly curves?: readonly CurveRow[];
}
