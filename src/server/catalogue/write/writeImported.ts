import { groupBy } from "#domain/base/groupBy.ts";
import { createHash } from "node:crypto";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { announceProducts } from "../../database/revisions/catalogueChanges.ts";
import type { BrandRow, ProductRow, SeriesRow } from "../../database/schema/catalogueRows.ts";
import { insertPackedSheets } from "./insertSheets.ts";
import { keepSuperseded } from "./keepSuperseded.ts";
import { lockCatalogue } from "./lockCatalogue.ts";
import { packImported, sourceOf } from "./packImported.ts";
import type { Queries } from "../../database/queries.ts";
import { publishedProducts } from "../../database/schema/librarySchema.ts";
import { brands, products, productSeries, productSheets } from "../../database/schema/schema.ts";

export type ImportOutcome = "added" | "updated";

const ID_DIGITS = 20;

/** The same parts give the same id on every machine. */
const idOf = (prefix: string, ...parts: readonly string[]) =>
  prefix + createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, ID_DIGITS);

/** A product with the rows it refers to. */
interface ResolvedProduct {
  readonly product: ImportedProduct;
  readonly brandCode: string;
  readonly seriesId: string | null;
  readonly id: string;
}

/** Finds brands by code or name, and creates unknown ones. */
async function ensureBrands(queries: Queries, batch: readonly ImportedProduct[]) {
  const known = await queries.select().from(brands);
  const codes = new Map<string, string>();
  // Codes last: they take precedence over names.
  for (const { code, name } of known) codes.set(name.toLowerCase(), code);
  for (const { code } of known) codes.set(code.toLowerCase(), code);
  const fresh: BrandRow[] = [];
  for (const { brand } of batch) {
    const name = brand.toLowerCase();
    if (codes.has(name)) continue;
    const code = idOf("B-", name);
    codes.set(name, code);
    fresh.push({ code, name: brand, url: null });
  }
  if (fresh.length > 0) await queries.insert(brands).values(fresh).onConflictDoNothing();
  // Every brand of the batch was found or created.
  return (brand: string) => codes.get(brand.toLowerCase())!;
}

type WithBrand = Omit<ResolvedProduct, "id" | "seriesId">;

async function ensureSeries(queries: Queries, batch: readonly WithBrand[]) {
  const keyOf = (categoryCode: string, brandCode: string, name: string) =>
    JSON.stringify([categoryCode, brandCode, name]);
  const codes = [...new Set(batch.map(({ brandCode }) => brandCode))];
  const known = await queries.select().from(productSeries).where(inArray(productSeries.brandCode, codes));
  const ids = new Map(known.map((row) => [keyOf(row.categoryCode, row.brandCode, row.name), row.id]));
  const fresh: SeriesRow[] = [];
  for (const { product, brandCode } of batch) {
    const { categoryCode, series: name } = product;
    if (name === null || ids.has(keyOf(categoryCode, brandCode, name))) continue;
    const id = idOf("s-", categoryCode, brandCode, name);
    ids.set(keyOf(categoryCode, brandCode, name), id);
    fresh.push({ id, categoryCode, brandCode, name });
  }
  if (fresh.length > 0) await queries.insert(productSeries).values(fresh).onConflictDoNothing();
  return ({ product: { categoryCode, series }, brandCode }: WithBrand) =>
    series === null ? null : (ids.get(keyOf(categoryCode, brandCode, series)) ?? null);
}

/** Existing products of the batch, by the key that identifies them. */
async function existing(queries: Queries, batch: readonly WithBrand[]) {
  const rows = await queries
    .select({
      id: products.id,
      categoryCode: products.categoryCode,
      brandCode: products.brandCode,
      model: products.model,
      seriesId: products.seriesId,
    })
    .from(products)
    .where(
      and(
        inArray(products.categoryCode, [...new Set(batch.map(({ product }) => product.categoryCode))]),
        inArray(products.model, [...new Set(batch.map(({ product }) => product.model))]),
      ),
    )
    .orderBy(sql`${products.id} collate "C" desc`);
  // Set last, so the row with the first id wins among several with one key.
  return new Map(rows.map((row) => [JSON.stringify([row.categoryCode, row.brandCode, row.model]), row]));
}

const productRow = ({ id, product, brandCode, seriesId }: ResolvedProduct): ProductRow => ({
  id,
  categoryCode: product.categoryCode,
  brandCode,
  seriesId,
  name: product.name,
  model: product.model,
  imageUrl: null,
  isSample: false,
  origin: "imported",
  source: sourceOf(product),
});

async function replaceRows(queries: Queries, resolved: readonly ResolvedProduct[]): Promise<void> {
  const ids = resolved.map(({ id }) => id);
  const packed = packImported(resolved);
  await keepSuperseded(queries, ids, packed);
  await queries.delete(productSheets).where(inArray(productSheets.productId, ids));
  await queries
    .insert(products)
    .values(resolved.map(productRow))
    .onConflictDoUpdate({
      target: products.id,
      set: {
        seriesId: sql`excluded.series_id`,
        name: sql`excluded.name`,
        isSample: sql`excluded.is_sample`,
        origin: sql`excluded.origin`,
        source: sql`excluded.source`,
      },
    });
  await insertPackedSheets(queries, packed);
  // A product that a library had published now belongs to the import, so that unpublishing the library does not
  // remove it.
  await queries.delete(publishedProducts).where(inArray(publishedProducts.productId, ids));
}

/** Removes series that the batch has left without a product. */
async function removeEmptySeries(queries: Queries, left: readonly string[]): Promise<void> {
  if (left.length === 0) return;
  const itsProducts = queries.select().from(products).where(eq(products.seriesId, productSeries.id));
  await queries
    .delete(productSeries)
    .where(and(inArray(productSeries.id, [...left]), notExists(itsProducts)));
}

const idsByCategory = (resolved: readonly ResolvedProduct[]): Map<string, string[]> =>
  new Map(
    [...groupBy(resolved, ({ product }) => product.categoryCode)].map(([category, its]) => [
      category,
      its.map(({ id }) => id),
    ]),
  );

/**
 * Writes checked products, all of them or none. A product with the category, brand and model of an existing
 * one keeps its id; its sheet is replaced. Returns the outcomes in the order given.
 */
export function writeImported(
  queries: Queries,
  batch: readonly ImportedProduct[],
): Promise<readonly ImportOutcome[]> {
  return queries.transaction(async (transaction) => {
    if (batch.length === 0) return [];
    await lockCatalogue(transaction);
    const brandOf = await ensureBrands(transaction, batch);
    const branded = batch.map((product): WithBrand => ({ product, brandCode: brandOf(product.brand) }));
    const seriesOf = await ensureSeries(transaction, branded);
    const before = await existing(transaction, branded);
    const resolved = new Map<string, ResolvedProduct>();
    const outcomes = branded.map((each): ImportOutcome => {
      const parts = [each.product.categoryCode, each.brandCode, each.product.model] as const;
      const key = JSON.stringify(parts);
      const known = before.get(key);
      const isKnown = known !== undefined || resolved.has(key);
      resolved.set(key, { ...each, seriesId: seriesOf(each), id: known?.id ?? idOf("i-", ...parts) });
      return isKnown ? "updated" : "added";
    });
    await replaceRows(transaction, [...resolved.values()]);
    await removeEmptySeries(
      transaction,
      [...before.values()].flatMap(({ seriesId }) => seriesId ?? []),
    );
    await announceProducts(transaction, idsByCategory([...resolved.values()]));
    return outcomes;
  });
}
