import { eq, getTableColumns, gt, sql, type SQL } from "drizzle-orm";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { inSlices } from "../database/inSlices.ts";
import type { Queries } from "../database/queries.ts";
import { PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { brands, products, productSeries } from "../database/schema/schema.ts";
import {
  statedLists,
  statedOf,
  type ReadPage,
  type SearchedCategory,
  type SearchedNames,
} from "./statedLists.ts";

const byIdOf = ({ products: all }: CatalogueTables) => sql`${all.id} collate "C"`;
const byId = byIdOf(PUBLIC_TABLES);

/** Products of a list that are read by one query. */
const SLICE = 2_000;

/** The columns of a product as the arguments of json_build_object, by their names in the schema. */
const fieldsOf = ({ products: all }: CatalogueTables): SQL =>
  sql.join(
    Object.entries(getTableColumns(all)).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );

/** The first of these products by id, at most `most`; null if there is none. */
async function pageWhere(
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  which: SQL,
  most: number,
): Promise<ReadPage | null> {
  // Both drivers return rows. The database joins the texts, since a driver would look at each cell of each row.
  const { rows } = (await queries.execute(sql`
    select count(*)::int as size, max(id) as last,
      '[' || string_agg(product, ',') || ']' as products,
      '[' || string_agg("values", ',') || ']' as "values",
      '[' || string_agg(curves, ',') || ']' as curves
    from (
      select ${byIdOf(tables)} as id, json_build_object(${fieldsOf(tables)})::text as product,
        coalesce(${tables.sheets.values}::text, 'null') as "values",
        coalesce(${tables.sheets.curves}::text, 'null') as curves
      from ${tables.products} left join ${tables.sheets} on ${tables.sheets.productId} = ${tables.products.id}
      where ${tables.products.categoryCode} = ${categoryCode} and ${which}
      order by ${byIdOf(tables)} limit ${most}) page`)) as { readonly rows: readonly ReadPage[] };
  // An aggregate without groups has one row.
  const page = rows[0]!;
  return page.size === 0 ? null : page;
}

/** The existing products of these ids, page by page. */
async function* pagesOfIds(
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  ids: readonly string[],
) {
  for (const slice of inSlices(ids.toSorted(), SLICE)) {
    const which = sql`${tables.products.id} = any(${arrayLiteral(slice)}::text[])`;
    const page = await pageWhere(queries, tables, categoryCode, which, SLICE);
    if (page !== null) yield page;
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
): AsyncGenerator<ReadPage> {
  // A page follows an index, and starting parallel processes for each would take several times as long as reading it.
  await queries.execute(sql`set local max_parallel_workers_per_gather = 0`);
  let last = "";
  for (;;) {
    const page = await pageWhere(queries, PUBLIC_TABLES, categoryCode, gt(byId, last), size);
    if (page === null) return;
    yield page;
    if (page.size < size) return;
    last = page.last;
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
    for (const product of statedOf(page)) stated.add(product);
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
