import { and, asc, count, eq, exists, ilike, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { DocumentPage, ProductDocument } from "#api/contract/documents.ts";
import { containing } from "../database/containing.ts";
import { documents } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import { brands, categories, products, productSeries } from "../database/schema/schema.ts";
import { DRAWN_PREFIX, DRAWN_SOURCE, manualTitle } from "./drawn/manualWords.ts";

export interface DocumentQuestion {
  readonly gjwCategoryCode?: string;
  readonly brandCode?: string;
  readonly productSeriesId?: string;
  readonly name?: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Stored documents, and the manual that is drawn for each series of generated products. */
function allDocuments(queries: Queries) {
  const stored = queries
    .select({
      id: documents.id,
      title: documents.title,
      categoryCode: documents.categoryCode,
      brandCode: documents.brandCode,
      seriesId: documents.seriesId,
      language: documents.language,
      pageCount: sql<number | null>`${documents.pageCount}`.as("page_count"),
      byteSize: sql<number | null>`${documents.byteSize}`.as("byte_size"),
      isSample: documents.isSample,
      source: documents.source,
    })
    .from(documents);
  const samples = queries
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.seriesId, productSeries.id), eq(products.isSample, true)));
  const drawn = queries
    .select({
      id: sql<string>`${DRAWN_PREFIX} || ${productSeries.id}`.as("id"),
      title: sql<string>`${manualTitle(sql`${brands.name}`, sql`${productSeries.name}`)}`.as("title"),
      categoryCode: sql<string | null>`${productSeries.categoryCode}`.as("category_code"),
      brandCode: sql<string | null>`${productSeries.brandCode}`.as("brand_code"),
      seriesId: sql<string | null>`${productSeries.id}`.as("series_id"),
      language: sql<string>`'zh'`.as("language"),
      pageCount: sql<number | null>`null::integer`.as("page_count"),
      byteSize: sql<number | null>`null::integer`.as("byte_size"),
      isSample: sql<boolean>`true`.as("is_sample"),
      source: sql<string>`${DRAWN_SOURCE}::text`.as("source"),
    })
    .from(productSeries)
    .innerJoin(brands, eq(brands.code, productSeries.brandCode))
    .where(exists(samples));
  return unionAll(stored, drawn).as("all_documents");
}

type All = ReturnType<typeof allDocuments>;

function named(all: All, name: string | undefined): SQL | undefined {
  if (name === undefined || name === "") return undefined;
  return or(ilike(all.title, containing(name)), ilike(brands.name, containing(name)));
}

const rowOf = (all: All) => ({
  id: all.id,
  title: all.title,
  gjwCategoryCode: all.categoryCode,
  gjwCategoryName: categories.name,
  brandCode: all.brandCode,
  brandName: brands.name,
  productSeriesId: all.seriesId,
  language: all.language,
  pageCount: all.pageCount,
  byteSize: all.byteSize,
  isSample: all.isSample,
  source: all.source,
});

const selected = (queries: Queries, all: All) =>
  queries
    .select(rowOf(all))
    .from(all)
    .leftJoin(categories, eq(categories.code, all.categoryCode))
    .leftJoin(brands, eq(brands.code, all.brandCode));

/** Number of documents for each pair of category and brand, from which all counts of a list follow. */
const pairsOf = (queries: Queries, all: All, where: SQL | undefined) =>
  queries
    .select({
      category: { code: all.categoryCode, name: categories.name },
      brand: { code: all.brandCode, name: brands.name, url: brands.url },
      count: count(),
    })
    .from(all)
    .leftJoin(categories, eq(categories.code, all.categoryCode))
    .leftJoin(brands, eq(brands.code, all.brandCode))
    .where(where)
    .groupBy(all.categoryCode, categories.name, all.brandCode, brands.name, brands.url);

type Pair = Awaited<ReturnType<typeof pairsOf>>[number];

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, "zh");

function categoryLists(pairs: readonly Pair[], brandCode: string | undefined): DocumentPage["categoryLists"] {
  const counts = new Map<string, { code: string; name: string; count: number }>();
  for (const { category, brand, count: found } of pairs) {
    if (category.code === null || (brandCode !== undefined && brand.code !== brandCode)) continue;
    const known = counts.get(category.code);
    if (known) known.count += found;
    else
      counts.set(category.code, { code: category.code, name: category.name ?? category.code, count: found });
  }
  return [...counts.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function brandLists(pairs: readonly Pair[], categoryCode: string | undefined): DocumentPage["brandLists"] {
  const counts = new Map<string, { code: string; name: string; url: string | null; count: number }>();
  for (const { category, brand, count: found } of pairs) {
    if (brand.code === null) continue;
    const isCounted = categoryCode === undefined || category.code === categoryCode;
    const known = counts.get(brand.code) ?? {
      code: brand.code,
      name: brand.name ?? brand.code,
      url: brand.url,
      count: 0,
    };
    if (isCounted) known.count += found;
    counts.set(brand.code, known);
  }
  return [...counts.values()].toSorted(byName).map(({ code, name, url, count: found }) => ({
    brandCode: code,
    brandName: name,
    brandUrl: url,
    count: found,
    disabled: found === 0,
  }));
}

/** A page of documents, with the counts of categories and brands. */
export async function documentPage(queries: Queries, question: DocumentQuestion): Promise<DocumentPage> {
  const { gjwCategoryCode, brandCode, productSeriesId, name, pageNo, pageSize } = question;
  const all = allDocuments(queries);
  const asked = and(
    named(all, name),
    productSeriesId === undefined ? undefined : eq(all.seriesId, productSeriesId),
  );
  const pairs = await pairsOf(queries, all, asked);
  const rows = await selected(queries, all)
    .where(
      and(
        asked,
        gjwCategoryCode === undefined ? undefined : eq(all.categoryCode, gjwCategoryCode),
        brandCode === undefined ? undefined : eq(all.brandCode, brandCode),
      ),
    )
    .orderBy(asc(all.isSample), sql`${all.title} collate "C"`, sql`${all.id} collate "C"`)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const inList = pairs.filter(
    ({ category, brand }) =>
      (gjwCategoryCode === undefined || category.code === gjwCategoryCode) &&
      (brandCode === undefined || brand.code === brandCode),
  );
  return {
    documentLists: rows,
    categoryLists: categoryLists(pairs, brandCode),
    brandLists: brandLists(pairs, gjwCategoryCode),
    documentTotal: inList.reduce((sum, { count: found }) => sum + found, 0),
  };
}

/** One document; `null` if there is none with this id. */
export async function documentById(queries: Queries, id: string): Promise<ProductDocument | null> {
  const all = allDocuments(queries);
  const [found] = await selected(queries, all).where(eq(all.id, id));
  return found ?? null;
}
