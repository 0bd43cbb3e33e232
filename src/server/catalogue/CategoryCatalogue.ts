import type { CatalogueRows } from "../store/catalogueRows.ts";

/** What the program brings along for one category. A brand that serves several categories is named by each. */
export type CategoryCatalogue = Omit<CatalogueRows, "categories">;
