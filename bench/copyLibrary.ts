import { sql } from "drizzle-orm";
import { FAN } from "#domain/catalogue/categories.ts";
import type { Queries } from "#server/database/queries.ts";
import { foundLibrary } from "../tests/support/ownLibraries.ts";

/** A library with copies of this many fans, under brands with the same names. */
export async function copyLibrary(queries: Queries, name: string, size: number): Promise<string> {
  const id = await foundLibrary(queries, name);
  await queries.execute(sql`
    insert into own_brands (code, library_id, name, url, public_code)
    select ${`${id}-`} || code, ${id}, name, url, code from brands`);
  await queries.execute(sql`
    insert into own_products (id, category_code, brand_code, name, model, is_sample, source, library_id, is_draft)
    select 'o-' || ${id} || id, category_code, ${`${id}-`} || brand_code, name, model || '-自用', is_sample, source, ${id}, false
    from products where category_code = ${FAN} order by md5(id) limit ${size}`);
  await queries.execute(sql`
    insert into own_product_sheets (product_id, "values", curves)
    select 'o-' || ${id} || product_id, "values", curves from product_sheets
    where 'o-' || ${id} || product_id in (select id from own_products where library_id = ${id})`);
  return id;
}
