import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { libraries, libraryMembers, ownBrands, ownProducts } from "../../database/schema/librarySchema.ts";

/** Who asks for products: a call, or somebody for whom something is made after it. */
export interface Asking {
  readonly caller: () => Promise<{ readonly userId: number } | null>;
}

/** For what runs after the call in which somebody asked. */
export const askingFor = (userId: number): Asking => ({ caller: () => Promise.resolve({ userId }) });

/** For what everybody is shown alike. */
export const NOBODY: Asking = { caller: () => Promise.resolve(null) };

/** Whether a user is a member of a library now; a deleted one has none. A condition of a larger question. */
export const isMemberOf = (libraryId: SQLWrapper, userId: SQLWrapper | number): SQL =>
  sql`exists (select from ${libraryMembers} seen join ${libraries} held on held.id = seen.library_id
    where seen.library_id = ${libraryId} and seen.user_id = ${userId}::bigint and held.deleted_at is null)`;

/** Which own products a user sees, drafts too; a condition of a question that reads `own_products`. */
export const isSeenBy = (userId: number): SQL => isMemberOf(ownProducts.libraryId, userId);

/** The products of one's series, and the one itself; drafts beside it are seen in their library alone. */
export const ofSeriesOf = (
  { products }: CatalogueTables,
  { id, seriesId }: { readonly id: string; readonly seriesId: string },
): SQL | undefined =>
  and(
    eq(products.seriesId, seriesId),
    products === OWN_TABLES.products ? or(eq(ownProducts.isDraft, false), eq(products.id, id)) : undefined,
  );

/** Own products among `ids` that the caller sees; a call that names none asks the database nothing. */
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
 * The tables in which the product of an id is looked for. For a caller who does not see it they are the public ones,
 * in which no own product is: so whatever is asked of them is answered as for an id that there is not.
 */
export async function tablesFor(
  queries: Queries,
  asking: Asking,
  productId: string,
): Promise<CatalogueTables> {
  return (await tablesOfEach(queries, asking, [productId]))(productId);
}

/** The same for each of many products, asked for in one question; of their series the tables are the same. */
export async function tablesOfEach(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
): Promise<(productId: string) => CatalogueTables> {
  const seen = await seenProducts(queries, asking, ids);
  return (productId) => (seen.has(productId) ? OWN_TABLES : PUBLIC_TABLES);
}

/** The same for the code of a brand. */
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

/** The same for many ids: which of them are asked of which tables. Tables without an id are left out. */
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
