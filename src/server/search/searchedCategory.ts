import { and, eq, gt, sql, type SQL } from "drizzle-orm";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { inSlices } from "../database/inSlices.ts";
import type { Queries } from "../database/queries.ts";
import { PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { brands, products, productSeries } from "../database/schema/schema.ts";
import {
  statedLists,
  statedOf,
  type ReadProduct,
  type SearchedCategory,
  type SearchedNames,
} from "./statedLists.ts";

const byIdOf = ({ products: all }: CatalogueTables) => sql`${all.id} collate "C"`;
const byId = byIdOf(PUBLIC_TABLES);

/** Products of a list that are read by one query. */
const SLICE = 2_000;

const sheetsWhere = (
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  which: SQL,
  most: number,
): Promise<readonly ReadProduct[]> =>
  queries
    .select({
      product: tables.products,
      values: sql<string | null>`${tables.sheets.values}::text`,
      curves: sql<string | null>`${tables.sheets.curves}::text`,
    })
    .from(tables.products)
    .leftJoin(tables.sheets, eq(tables.sheets.productId, tables.products.id))
    .where(and(eq(tables.products.categoryCode, categoryCode), which))
    .orderBy(byIdOf(tables))
    .limit(most);

/** The existing products of these ids, page by page. */
async function* pagesOfIds(
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  ids: readonly string[],
) {
  for (const slice of inSlices(ids.toSorted(), SLICE)) {
    const which = sql`${tables.products.id} = any(${arrayLiteral(slice)}::text[])`;
    yield await sheetsWhere(queries, tables, categoryCode, which, SLICE);
  }
}

/**
 * All products of a category, page by page, by id: only some megabytes of sheets are in memory at a time, not
 * those of a million. Within a transaction with one snapshot.
 */
export async function* pagesOf(
  queries: Queries,
  categoryCode: string,
  size: number,
): AsyncGenerator<readonly ReadProduct[]> {
  // A page follows an index, and starting parallel processes for each would take several times as long as reading it.
  await queries.execute(sql`set local max_parallel_workers_per_gather = 0`);
  let last = "";
  for (;;) {
    const page = await sheetsWhere(queries, PUBLIC_TABLES, categoryCode, gt(byId, last), size);
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < size) return;
    last = end.product.id;
  }
}

async function seriesNamesOf(queries: Queries, categoryCode: string): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: productSeries.id, name: productSeries.name })
    .from(productSeries)
    .where(eq(productSeries.categoryCode, categoryCode));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether a category has more products; counting all of a million would take longer. */
export async function hasMoreProducts(
  queries: Queries,
  categoryCode: string,
  than: number,
): Promise<boolean> {
  const further = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.categoryCode, categoryCode))
    .offset(than)
    .limit(1);
  return further.length > 0;
}

export const namesIn = async (queries: Queries, categoryCode: string): Promise<SearchedNames> => ({
  brands: await queries.select().from(brands),
  seriesNames: await seriesNamesOf(queries, categoryCode),
});

/** The products of these ids with their values and curves. */
export async function statedProducts(
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  quantities: readonly string[],
  ids: readonly string[],
): Promise<Omit<SearchedCategory, keyof SearchedNames>> {
  const stated = statedLists(quantities);
  for await (const page of pagesOfIds(queries, tables, categoryCode, ids))
    for (const product of page) stated.add(statedOf(product));
  return stated.all();
}

/**
 * Everything that a search needs of some products, within a transaction with one snapshot.
 *
 * @param ids of the products that are read
 */
export async function searchedProducts(
  snapshot: Queries,
  categoryCode: string,
  quantities: readonly string[],
  ids: readonly string[],
): Promise<SearchedCategory> {
  return {
    ...(await statedProducts(snapshot, PUBLIC_TABLES, categoryCode, quantities, ids)),
    ...(await namesIn(snapshot, categoryCode)),
  };
}
