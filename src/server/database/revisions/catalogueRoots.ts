import { like, sql } from "drizzle-orm";
import { rootHash } from "#domain/products/claim/recordHash.ts";
import { arrayLiteral } from "../arrayLiteral.ts";
import type { Queries } from "../queries.ts";
import { catalogueMeta, products, productSheets } from "../schema/schema.ts";
import { fastDigest } from "./sheetHash.ts";

const PREFIX = "root:";

/**
 * Computes the root of each category from the hashes of its records, in the transaction that changes it: the
 * same as `rootHash`, but in the database. No record is read or hashed again.
 */
export async function renewRoots(queries: Queries, categoryCodes: readonly string[]): Promise<void> {
  // The row of a product without values has no hash. Bytes and UTF-16 units sort ids alike, as long as they
  // are ASCII.
  await queries.execute(sql`
    insert into ${catalogueMeta} (key, value)
    select ${PREFIX} || touched.code, encode(sha256(convert_to(coalesce(string_agg(
      ${products.id} || chr(10) || coalesce(${productSheets.recordHash}, '') || chr(10), ''
      order by ${products.id} collate "C"), ''), 'UTF8')), 'hex')
    from unnest(${arrayLiteral(categoryCodes)}::text[]) as touched (code)
    left join ${products} on ${products.categoryCode} = touched.code
    left join ${productSheets} on ${productSheets.productId} = ${products.id}
    group by touched.code
    on conflict (key) do update set value = excluded.value`);
}

/**
 * The version of the whole catalogue: the root over its categories, by the same rule as a category's root
 * over its records.
 */
export async function catalogueRoot(queries: Queries): Promise<string> {
  const rows = await queries
    .select()
    .from(catalogueMeta)
    .where(like(catalogueMeta.key, `${PREFIX}%`));
  return rootHash(
    rows.map(({ key, value }) => ({ id: key.slice(PREFIX.length), hash: value })),
    fastDigest,
  );
}
