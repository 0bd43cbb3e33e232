import { createHash } from "node:crypto";
import { and, asc, eq, inArray, notExists, or, sql } from "drizzle-orm";
import { append } from "#domain/base/lists.ts";
import { insertPackedSheets } from "../catalogue/write/insertSheets.ts";
import { keepSuperseded } from "../catalogue/write/keepSuperseded.ts";
import { lockCatalogue } from "../catalogue/write/lockCatalogue.ts";
import { packSheets } from "../catalogue/write/packSheets.ts";
import { announceProducts } from "../database/revisions/catalogueChanges.ts";
import { inSlices } from "../database/inSlices.ts";
import type { Queries } from "../database/queries.ts";
import {
  ownBrands,
  ownProducts,
  ownProductSheets,
  ownSeries,
  publishedProducts,
} from "../database/schema/librarySchema.ts";
import { brands, products, productSeries } from "../database/schema/schema.ts";

/** Products of one statement. */
const SLICE = 500;
const ID_DIGITS = 20;
/** Prefix for the codes of brands that an import or a library has added. */
const ADDED_BRAND = "B-";

/** Ids of copies do not reveal the ids in the library. */
const copyOf = (prefix: string, id: string) =>
  prefix + createHash("sha256").update(id).digest("hex").slice(0, ID_DIGITS);

/** The released products of a library, with the rows they refer to. */
const inUse = (queries: Queries, libraryId: string) =>
  queries
    .select({ product: ownProducts, brand: ownBrands, series: ownSeries, sheet: ownProductSheets })
    .from(ownProducts)
    .innerJoin(ownBrands, eq(ownBrands.code, ownProducts.brandCode))
    .leftJoin(ownSeries, eq(ownSeries.id, ownProducts.seriesId))
    .leftJoin(ownProductSheets, eq(ownProductSheets.productId, ownProducts.id))
    .where(and(eq(ownProducts.libraryId, libraryId), eq(ownProducts.isDraft, false)))
    .orderBy(asc(sql`${ownProducts.id} collate "C"`));
type InUse = Awaited<ReturnType<typeof inUse>>[number];

/** Finds brands by the catalogue's code or name, and adds missing ones to the catalogue. */
async function ensureBrands(queries: Queries, rows: readonly InUse[]) {
  const known = new Map<string, string>();
  for (const { code, name } of await queries.select().from(brands)) {
    known.set(code, code);
    known.set(name.toLowerCase(), code);
  }
  const codes = new Map<string, string>();
  for (const { brand } of rows) {
    const found = known.get(brand.publicCode ?? "") ?? known.get(brand.name.toLowerCase());
    const code = found ?? copyOf(ADDED_BRAND, brand.code);
    codes.set(brand.code, code);
    if (found !== undefined) continue;
    await queries.insert(brands).values({ code, name: brand.name, url: brand.url }).onConflictDoNothing();
    known.set(brand.name.toLowerCase(), code);
  }
  return codes;
}

const keyOf = (categoryCode: string, brandCode: string, model: string) =>
  JSON.stringify([categoryCode, brandCode, model]);

/** The released products that the catalogue does not have from elsewhere; the first of several with one key. */
async function notTaken(
  queries: Queries,
  libraryId: string,
  rows: readonly InUse[],
  codes: ReadonlyMap<string, string>,
): Promise<readonly InUse[]> {
  const isOwnCopy = queries
    .select()
    .from(publishedProducts)
    .where(and(eq(publishedProducts.productId, products.id), eq(publishedProducts.libraryId, libraryId)));
  const taken = new Set<string>();
  for (const slice of inSlices(rows, SLICE)) {
    const isSame = or(
      inArray(
        products.id,
        slice.map(({ product }) => copyOf("p-", product.id)),
      ),
      and(
        inArray(products.categoryCode, [...new Set(slice.map(({ product }) => product.categoryCode))]),
        inArray(products.model, [...new Set(slice.map(({ product }) => product.model))]),
      ),
    );
    const found = await queries
      .select()
      .from(products)
      .where(and(isSame, notExists(isOwnCopy)));
    for (const { id, categoryCode, brandCode, model } of found)
      taken.add(id).add(keyOf(categoryCode, brandCode, model));
  }
  return rows.filter(({ product }) => {
    const key = keyOf(product.categoryCode, codes.get(product.brandCode)!, product.model);
    if (taken.has(key) || taken.has(copyOf("p-", product.id))) return false;
    taken.add(key);
    return true;
  });
}

/** The sheets of the copies, under the ids of the copies. */
const packedCopies = (rows: readonly InUse[]) =>
  packSheets(
    new Map(
      rows.flatMap(({ product, sheet }) =>
        sheet === null ? [] : [[copyOf("p-", product.id), sheet] as const],
      ),
    ),
  );

/** Stores the records of copies that are about to be replaced. */
async function keepReplaced(queries: Queries, rows: readonly InUse[]): Promise<void> {
  for (const slice of inSlices(rows, SLICE)) {
    const ids = slice.map(({ product }) => copyOf("p-", product.id));
    await keepSuperseded(queries, ids, packedCopies(slice));
  }
}

async function writeCopies(
  queries: Queries,
  libraryId: string,
  rows: readonly InUse[],
  codes: ReadonlyMap<string, string>,
) {
  const seriesRows = new Map(
    rows.flatMap(({ series }) => {
      if (series === null) return [];
      const id = copyOf("s-", series.id);
      const { categoryCode, name } = series;
      return [[id, { id, categoryCode, brandCode: codes.get(series.brandCode)!, name }] as const];
    }),
  );
  for (const slice of inSlices([...seriesRows.values()], SLICE))
    await queries.insert(productSeries).values(slice).onConflictDoNothing();
  for (const slice of inSlices(rows, SLICE)) {
    await queries.insert(products).values(
      slice.map(({ product, series }) => ({
        id: copyOf("p-", product.id),
        categoryCode: product.categoryCode,
        brandCode: codes.get(product.brandCode)!,
        seriesId: series === null ? null : copyOf("s-", series.id),
        name: product.name,
        model: product.model,
        // The picture of the own product contains a key that only members know.
        imageUrl: null,
        isSample: false,
        origin: "imported" as const,
        source: product.source,
      })),
    );
    await insertPackedSheets(queries, packedCopies(slice));
    await queries
      .insert(publishedProducts)
      .values(slice.map(({ product }) => ({ productId: copyOf("p-", product.id), libraryId })));
  }
}

type Removed = Pick<typeof products.$inferSelect, "id" | "categoryCode" | "brandCode" | "seriesId">;

async function removeCopies(queries: Queries, libraryId: string): Promise<readonly Removed[]> {
  const copies = await queries
    .delete(publishedProducts)
    .where(eq(publishedProducts.libraryId, libraryId))
    .returning({ id: publishedProducts.productId });
  const removed: Removed[] = [];
  for (const slice of inSlices(copies, SLICE)) {
    const ids = slice.map(({ id }) => id);
    append(removed, await queries.delete(products).where(inArray(products.id, ids)).returning());
  }
  return removed;
}

/** Removes series, and added brands, of removed copies if nothing uses them any more. */
async function removeUnused(queries: Queries, removed: readonly Removed[]): Promise<void> {
  const ofSeries = queries.select().from(products).where(eq(products.seriesId, productSeries.id));
  const series = [...new Set(removed.flatMap(({ seriesId }) => seriesId ?? []))];
  for (const slice of inSlices(series, SLICE))
    await queries.delete(productSeries).where(and(inArray(productSeries.id, slice), notExists(ofSeries)));
  const ofBrand = queries.select().from(products).where(eq(products.brandCode, brands.code));
  const seriesOfBrand = queries.select().from(productSeries).where(eq(productSeries.brandCode, brands.code));
  const codes = [...new Set(removed.map(({ brandCode }) => brandCode))].filter((code) =>
    code.startsWith(ADDED_BRAND),
  );
  for (const slice of inSlices(codes, SLICE))
    await queries
      .delete(brands)
      .where(and(inArray(brands.code, slice), notExists(ofBrand), notExists(seriesOfBrand)));
}

async function announceAll(queries: Queries, changed: readonly Pick<Removed, "id" | "categoryCode">[]) {
  const all = new Map<string, Set<string>>();
  for (const { id, categoryCode } of changed)
    all.set(categoryCode, (all.get(categoryCode) ?? new Set()).add(id));
  if (all.size > 0)
    await announceProducts(queries, new Map([...all].map(([category, ids]) => [category, [...ids]])));
}

/**
 * Copies the released products of a library into the catalogue, replacing earlier copies; within a transaction
 * that has locked the library. Products that the catalogue has from elsewhere, by key, are skipped.
 */
export async function publishProducts(
  queries: Queries,
  libraryId: string,
): Promise<{ readonly products: number; readonly skipped: number }> {
  await lockCatalogue(queries);
  const rows = await inUse(queries, libraryId);
  const codes = await ensureBrands(queries, rows);
  const copied = await notTaken(queries, libraryId, rows, codes);
  await keepReplaced(queries, copied);
  const removed = await removeCopies(queries, libraryId);
  await writeCopies(queries, libraryId, copied, codes);
  await removeUnused(queries, removed);
  const written = copied.map(({ product: { id, categoryCode } }) => ({ id: copyOf("p-", id), categoryCode }));
  await announceAll(queries, [...removed, ...written]);
  return { products: copied.length, skipped: rows.length - copied.length };
}

/**
 * Removes the copies of a library from the catalogue, within a transaction that has locked it; returns their
 * number.
 */
export async function takeBackProducts(queries: Queries, libraryId: string): Promise<number> {
  // If nothing is published, the lock of the catalogue is not needed.
  if ((await queries.$count(publishedProducts, eq(publishedProducts.libraryId, libraryId))) === 0) return 0;
  await lockCatalogue(queries);
  const removed = await removeCopies(queries, libraryId);
  await removeUnused(queries, removed);
  await announceAll(queries, removed);
  return removed.length;
}
