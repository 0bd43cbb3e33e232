import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { ownProductId } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { ownBrands, ownProducts, ownSeries } from "../database/schema/librarySchema.ts";
import { brands } from "../database/schema/schema.ts";

const ID_BYTES = 10;
/** Creates a random id, which cannot be guessed. */
export const newOwnId = (): string => ownProductId(randomBytes(ID_BYTES).toString("hex"));

type Named = Pick<ImportedProduct, "categoryCode" | "brand" | "series" | "model">;
type OwnProduct = typeof ownProducts.$inferSelect;

/** Brands by code and by name, in lower case; a code takes precedence over a name. */
function byWord<Brand extends { readonly name: string }>(
  known: readonly Brand[],
  codesOf: (brand: Brand) => readonly string[],
): Map<string, Brand> {
  const words = new Map<string, Brand>();
  for (const brand of known) words.set(brand.name.toLowerCase(), brand);
  for (const brand of known) for (const code of codesOf(brand)) words.set(code.toLowerCase(), brand);
  return words;
}

const brandsOf = async (queries: Queries, libraryId: string) =>
  byWord(
    await queries.select().from(ownBrands).where(eq(ownBrands.libraryId, libraryId)),
    ({ code, publicCode }) => [code, ...(publicCode === null ? [] : [publicCode])],
  );

/** Finds the brands of a library by name, code or public code, and creates the missing ones. */
async function ensureBrands(queries: Queries, libraryId: string, named: readonly Named[]) {
  const known = await brandsOf(queries, libraryId);
  const open = byWord(await queries.select().from(brands), ({ code }) => [code]);
  const fresh: (typeof ownBrands.$inferInsert)[] = [];
  for (const { brand } of named) {
    const word = brand.toLowerCase();
    if (known.has(word)) continue;
    const same = open.get(word);
    const made = {
      code: newOwnId(),
      libraryId,
      name: same?.name ?? brand,
      url: null,
      publicCode: same?.code ?? null,
    };
    for (const each of [word, made.name.toLowerCase(), same?.code.toLowerCase() ?? word])
      known.set(each, made);
    fresh.push(made);
  }
  if (fresh.length > 0) await queries.insert(ownBrands).values(fresh);
  // Every brand was found or created.
  return (brand: string) => known.get(brand.toLowerCase())!.code;
}

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);

async function ensureSeries(
  queries: Queries,
  libraryId: string,
  named: readonly Named[],
  brandOf: (brand: string) => string,
) {
  const rows = await queries.select().from(ownSeries).where(eq(ownSeries.libraryId, libraryId));
  const ids = new Map(rows.map((row) => [keyOf(row.categoryCode, row.brandCode, row.name), row.id]));
  const fresh: (typeof ownSeries.$inferInsert)[] = [];
  for (const { categoryCode, brand, series: name } of named) {
    if (name === null) continue;
    const brandCode = brandOf(brand);
    const key = keyOf(categoryCode, brandCode, name);
    if (ids.has(key)) continue;
    const made = { id: newOwnId(), libraryId, categoryCode, brandCode, name };
    ids.set(key, made.id);
    fresh.push(made);
  }
  if (fresh.length > 0) await queries.insert(ownSeries).values(fresh);
  return ({ categoryCode, brand, series }: Named) =>
    series === null ? null : (ids.get(keyOf(categoryCode, brandOf(brand), series)) ?? null);
}

/** The products of a library by category, brand and model; if several match, the one with the first id. */
async function productsBy(queries: Queries, libraryId: string, models: readonly string[]) {
  const rows = await queries
    .select()
    .from(ownProducts)
    .where(and(eq(ownProducts.libraryId, libraryId), inArray(ownProducts.model, [...models])))
    .orderBy(sql`${ownProducts.id} collate "C" desc`);
  return new Map(rows.map((row) => [keyOf(row.categoryCode, row.brandCode, row.model), row]));
}

const modelsOf = (named: readonly Pick<Named, "model">[]) => [...new Set(named.map(({ model }) => model))];

export interface ResolvedOwn {
  readonly product: ImportedProduct;
  /** Equal for products of one category, brand and model, whether they state the brand by name or by code. */
  readonly key: string;
  readonly brandCode: string;
  readonly seriesId: string | null;
  /** The existing product of the library. */
  readonly before: OwnProduct | null;
}

/** Products with their brand, their series and the existing product of the library. */
export async function resolveOwn(
  queries: Queries,
  libraryId: string,
  batch: readonly ImportedProduct[],
): Promise<readonly ResolvedOwn[]> {
  const brandOf = await ensureBrands(queries, libraryId, batch);
  const seriesOf = await ensureSeries(queries, libraryId, batch, brandOf);
  const known = await productsBy(queries, libraryId, modelsOf(batch));
  return batch.map((product) => {
    const brandCode = brandOf(product.brand);
    const key = keyOf(product.categoryCode, brandCode, product.model);
    return { product, key, brandCode, seriesId: seriesOf(product), before: known.get(key) ?? null };
  });
}

interface AskedKey {
  readonly gjwCategoryCode: string;
  readonly brand: string;
  readonly model: string;
}

/** The ids of a library's products with these keys, in their order. */
export async function findOwn(
  queries: Queries,
  libraryId: string,
  keys: readonly AskedKey[],
): Promise<(string | null)[]> {
  const brandsByWord = await brandsOf(queries, libraryId);
  const known = await productsBy(queries, libraryId, modelsOf(keys));
  return keys.map(({ gjwCategoryCode, brand, model }) => {
    const code = brandsByWord.get(brand.toLowerCase())?.code;
    return code === undefined ? null : (known.get(keyOf(gjwCategoryCode, code, model))?.id ?? null);
  });
}
