import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import type { CatalogueRows } from "#server/store/catalogueRows.ts";

/** Of the generated fans, pumps and sets one in this many: a database of all of them takes seconds to open. */
const ONE_IN = 20;
const LARGE = new Set(["C000001", "C000002", "C000007"]);

/** The bundled catalogue with every real product and every small category, and some of the generated machines. */
export async function thinCatalogue(): Promise<CatalogueRows> {
  const rows = await bundledCatalogue();
  const products = rows.products.filter(
    ({ categoryCode, isSample }, at) => !isSample || !LARGE.has(categoryCode) || at % ONE_IN === 0,
  );
  const kept = new Set(products.map(({ id }) => id));
  const isKept = ({ productId }: { readonly productId: string }) => kept.has(productId);
  return { ...rows, products, values: rows.values.filter(isKept), curves: rows.curves.filter(isKept) };
}
