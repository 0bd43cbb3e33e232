import { eq } from "drizzle-orm";
import type { CatalogueRows } from "./catalogueRows.ts";
import type { Queries } from "./queries.ts";
import { products } from "./schema.ts";

/**
 * The rows less the products that an import has replaced: those keep their ids and stay as they were imported.
 * To be asked when the bundled products of before are gone.
 */
export async function withoutImported(queries: Queries, rows: CatalogueRows): Promise<CatalogueRows> {
  const kept = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.origin, "imported"));
  if (kept.length === 0) return rows;
  const ids = new Set(kept.map(({ id }) => id));
  return {
    ...rows,
    products: rows.products.filter(({ id }) => !ids.has(id)),
    values: rows.values.filter(({ productId }) => !ids.has(productId)),
    curves: rows.curves.filter(({ productId }) => !ids.has(productId)),
  };
}
