import type { CadBlockRow, CatalogueRows, ComponentRow, CurveRow } from "../store/catalogueRows.ts";

/** What the program brings along for one category. A brand that serves several categories is named by each. */
export interface CategoryCatalogue extends Omit<
  CatalogueRows,
  "categories" | "suppliers" | "curves" | "components" | "cadBlocks"
> {
  /** Of the categories whose products are measured over flow. */
  readonly curves?: readonly CurveRow[];
  /** Of the categories whose products have files for design programs. */
  readonly components?: readonly ComponentRow[];
  readonly cadBlocks?: readonly CadBlockRow[];
}
