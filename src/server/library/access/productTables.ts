import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { libraries, libraryMembers, ownBrands, ownProducts } from "../../database/schema/librarySchema.ts";

/** The user for whom products are read: the caller, or a user for whom work continues after the call. */
export interface Asking {
  readonly caller: () => Promise<{ readonly userId: number } | null>;
}

/** The user, for work that continues after the call. */
export const askingFor = (userId: number): Asking => ({ caller: () => Promise.resolve({ userId }) });

/** For content that is the same for everybody. */
export const NOBODY: Asking = { caller: () => Promise.resolve(null) };

/** An SQL condition: the user is a member of the library now. A deleted library has no members. */
export const isMemberOf = (libraryId: SQLWrapper, userId: SQLWrapper | number): SQL =>
  sql`exists (select from ${libraryMembers} seen join ${libraries} held on held.id = seen.library_id
    where seen.library_id = ${libraryId} and seen.user_id = ${userId}::bigint and held.deleted_at is null)`;

/** An SQL condition on `own_products`: the user may see the product; drafts included. */
export const isSeenBy = (userId: number): SQL => isMemberOf(ownProducts.libraryId, userId);

/**
 * Products of the same series, and the product itself; other drafts are left out, as they are only visible in the
 * library.
 */
export const ofSeriesOf = (
  { products }: CatalogueTables,
  { id, seriesId }: { readonly id: string; readonly seriesId: string },
): SQL | undefined =>
  and(
    eq(products.seriesId, seriesId),
    products === OWN_TABLES.products ? or(eq(ownProducts.isDraft, false), eq(products.id, id)) : undefined,
  );

/** The own products among `ids` that the caller may see; without any own id nothing is queried. */
async function seenProducts(
  queries: Queries,
  { caller }: Asking,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = ids.filter(isOwnProduct);
  const user = own.length === 0 ? null : await caller();
  if (user === null) return new Set();
  const rows = await queries
    .select({ id: ownProducts.id })
    .from(ownProducts)
    .where(and(inArray(ownProducts.id, own), isSeenBy(user.userId)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * The tables that contain the product with an id. If the caller may not see an own product, these are the public
 * tables, which do not contain it, so every answer is the same as for an unknown id.
 */
export async function tablesFor(
  queries: Queries,
  asking: Asking,
  productId: string,
): Promise<CatalogueTables> {
  return (await tablesOfEach(queries, asking, [productId]))(productId);
}

/** Like `tablesFor`, for many products in one query; tables also serve for the product's series. */
export async function tablesOfEach(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
): Promise<(productId: string) => CatalogueTables> {
  const seen = await seenProducts(queries, asking, ids);
  return (productId) => (seen.has(productId) ? OWN_TABLES : PUBLIC_TABLES);
}

/** Like `tablesFor`, for the code of a brand. */
export async function tablesForBrand(
  queries: Queries,
  { caller }: Asking,
  code: string,
): Promise<CatalogueTables> {
  const user = isOwnProduct(code) ? await caller() : null;
  if (user === null) return PUBLIC_TABLES;
  const isSeen = and(eq(ownBrands.code, code), isMemberOf(ownBrands.libraryId, user.userId));
  return (await queries.$count(ownBrands, isSeen)) > 0 ? OWN_TABLES : PUBLIC_TABLES;
}

/** Groups many ids by the tables that contain them; tables without an id are left out. */
export async function tablesOf(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
): Promise<readonly { readonly tables: CatalogueTables; readonly ids: readonly string[] }[]> {
  const seen = await seenProducts(queries, asking, ids);
  return [
    { tables: PUBLIC_TABLES, ids: ids.filter((id) => !isOwnProduct(id)) },
    { tables: OWN_TABLES, ids: ids.filter((id) => seen.has(id)) },
  ].filter((part) => part.ids.length > 0);
}
