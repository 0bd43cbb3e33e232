import { and, eq, sql } from "drizzle-orm";
import { FAN } from "#domain/catalogue/categories.ts";
import { announceChanges } from "#server/database/revisions/catalogueChanges.ts";
import type { Queries } from "#server/database/queries.ts";
import { products } from "#server/database/schema/schema.ts";

const FANS = eq(products.categoryCode, FAN);

/**
 * Copies the generated fans until there are at least this many, each with its own id and model: rows as an import
 * writes them, without its checks and hashing. A copy has the hash of its original, which no bench reads. Copies
 * of an earlier, smaller filling stay.
 * @returns the number of fans
 */
export async function fillFans(queries: Queries, size: number): Promise<number> {
  const held = await queries.$count(products, FANS);
  if (held >= size) return held;
  const generated = await queries.$count(products, and(FANS, eq(products.origin, "generated")));
  const copies = Math.ceil((size - generated) / generated);
  await queries.execute(sql`
    insert into products (id, category_code, brand_code, series_id, name, model, image_url, is_sample, origin, source)
    select id || 'x' || n, category_code, brand_code, series_id, name, model || '-' || n, image_url, is_sample,
      'imported', source
    from products cross join generate_series(1, ${copies}) as n
    where category_code = ${FAN} and origin = 'generated'
    on conflict do nothing`);
  await queries.execute(sql`
    insert into product_sheets (product_id, "values", curves, record_hash)
    select product_id || 'x' || n, "values", curves, product_sheets.record_hash
    from product_sheets join products on products.id = product_id cross join generate_series(1, ${copies}) as n
    where category_code = ${FAN} and origin = 'generated'
    on conflict do nothing`);
  await announceChanges(queries, [FAN]);
  for (const table of ["products", "product_sheets"])
    await queries.execute(sql`analyze ${sql.identifier(table)}`);
  return queries.$count(products, FANS);
}
