import type { Call } from "../http/route.ts";
import type { CatalogueSearch } from "./CatalogueSearch.ts";

/** Opens a category with the own products that a caller may see. */
export async function searchFor(
  search: Pick<CatalogueSearch, "open">,
  { libraries }: Pick<Call, "libraries">,
): Promise<Pick<CatalogueSearch, "open">> {
  const seen = await libraries();
  return { open: (categoryCode) => search.open(categoryCode, seen) };
}
