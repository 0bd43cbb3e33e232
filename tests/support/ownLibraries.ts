import { and, eq, inArray, sql } from "drizzle-orm";
import type { SeenLibrary } from "#server/http/caller.ts";
import type { Queries } from "#server/database/queries.ts";
import { brands, products, productSeries } from "#server/database/schema/schema.ts";
import {
  libraries,
  libraryMembers,
  ownBrands,
  ownProducts,
  ownSeries,
} from "#server/database/schema/librarySchema.ts";

/** A library with these users as its members. */
export async function foundLibrary(
  queries: Queries,
  name: string,
  members: readonly number[] = [],
): Promise<string> {
  const [{ id } = { id: "" }] = await queries
    .insert(libraries)
    .values({ name })
    .returning({ id: libraries.id });
  for (const userId of members)
    await queries.insert(libraryMembers).values({ of: id, userId, role: "viewer" });
  return id;
}

/** As whatever changes products of a library does. */
export const revise = (queries: Queries, libraryId: string) =>
  queries
    .update(libraries)
    .set({ revision: sql`${libraries.revision} + 1` })
    .where(eq(libraries.id, libraryId));

/** What a call reads of libraries. */
export const seenLibraries = (queries: Queries, ids: readonly string[]): Promise<readonly SeenLibrary[]> =>
  queries
    .select({ id: libraries.id, name: libraries.name, revision: libraries.revision })
    .from(libraries)
    .where(inArray(libraries.id, [...ids]))
    .orderBy(libraries.id);

interface Moved {
  readonly isDraft?: boolean;
  /** The code of a library's own brand. */
  readonly brandOf?: (code: string) => string;
  /** Own brands without a public one. */
  readonly isOwnBrand?: (code: string) => boolean;
}

/** Makes public products own ones of a library, with their brands and series. */
export async function moveToLibrary(
  queries: Queries,
  libraryId: string,
  ids: readonly string[],
  { isDraft = false, brandOf = (code) => `${libraryId}-${code}`, isOwnBrand = () => false }: Moved = {},
): Promise<void> {
  if (ids.length === 0) return;
  const moved = await queries
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const names = await queries.select().from(brands);
  for (const { code, ...brand } of names)
    if (moved.some(({ brandCode }) => brandCode === code))
      await queries
        .insert(ownBrands)
        .values({ ...brand, code: brandOf(code), libraryId, publicCode: isOwnBrand(code) ? null : code })
        .onConflictDoNothing();
  for (const series of await queries.select().from(productSeries))
    if (moved.some(({ seriesId }) => seriesId === series.id))
      await queries
        .insert(ownSeries)
        .values({
          ...series,
          brandCode: brandOf(moved.find(({ seriesId }) => seriesId === series.id)!.brandCode),
          libraryId,
        })
        .onConflictDoNothing();
  await queries
    .insert(ownProducts)
    .values(moved.map((row) => ({ ...row, brandCode: brandOf(row.brandCode), libraryId, isDraft })));
  await queries.execute(sql`
    insert into own_product_sheets (product_id, "values", curves, record_hash)
    select product_id, "values", curves, record_hash from product_sheets
    where product_id in (select id from own_products where library_id = ${libraryId})
    on conflict do nothing`);
  await queries.delete(products).where(inArray(products.id, [...ids]));
  await revise(queries, libraryId);
}

/** Takes own products of a library into use, or out of it. */
export async function setDraft(
  queries: Queries,
  libraryId: string,
  ids: readonly string[],
  isDraft: boolean,
) {
  await queries
    .update(ownProducts)
    .set({ isDraft })
    .where(and(eq(ownProducts.libraryId, libraryId), inArray(ownProducts.id, [...ids])));
  await revise(queries, libraryId);
}
