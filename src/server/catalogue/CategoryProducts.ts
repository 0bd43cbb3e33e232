import type { CatalogueRows } from "../store/catalogueRows.ts";

/** Rows that only some categories have: curves of those measured over flow, files for design programs. */
type Rare = "curves" | "components" | "cadBlocks";

/** Products of one category and what they stand on. A brand that serves several categories is named by each. */
export type CategoryProducts = Pick<CatalogueRows, "brands" | "series" | "products" | "values"> &
  Partial<Pick<CatalogueRows, Rare>>;
