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

/** A product and its sheet, each as JSON text. */
interface SheetTexts {
  readonly id: string;
  readonly product: string;
  readonly values: string;
  readonly curves: string;
}

const listOf = (texts: readonly string[]): string => `[${texts.join()}]`;

const pageOf = (rows: readonly SheetTexts[]): ReadPage => ({
  size: rows.length,
  products: listOf(rows.map(({ product }) => product)),
  values: listOf(rows.map(({ values }) => values)),
  curves: listOf(rows.map(({ curves }) => curves)),
});

/**
 * Products of one page. Texts of more than 100 kB would lie in memory that each page takes from the system anew, here
 * and in the thread that it is sent to.
 */
const PAGE = 50;

const pagesIn = (rows: readonly SheetTexts[]): ReadPage[] => inSlices(rows, PAGE).map(pageOf);

/** The first of these products by id, at most `most`. */
async function sheetsWhere(
  queries: Queries,
  tables: CatalogueTables,
  categoryCode: string,
  which: SQL,
  most: number,
): Promise<readonly SheetTexts[]> {
  // Both drivers return rows. They have few columns, since a driver looks at each cell, and are not joined by the
  // database, which would take memory anew for the long text of each query.
  const { rows } = (await queries.execute(sql`
    select ${tables.products.id} as id, json_build_object(${fieldsOf(tables)})::text as product,
      coalesce(${tables.sheets.values}::text, 'null') as "values",
      coalesce(${tables.sheets.curves}::text, 'null') as curves
    from ${tables.products} left join ${tables.sheets} on ${tables.sheets.productId} = ${tables.products.id}
    where ${tables.products.categoryCode} = ${categoryCode} and ${which}
    order by ${byIdOf(tables)} limit ${most}`)) as { readonly rows: readonly SheetTexts[] };
  return rows;
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
    yield* pagesIn(await sheetsWhere(queries, tables, categoryCode, which, SLICE));
  }
}

/**
 * All products of a category, page by page, by id: only some megabytes of sheets are in memory at a time, not
 * those of a million. Within a transaction with one snapshot.
 *
 * @param most products of one query; the next one runs while these are used
 */
export async function* pagesOf(
  queries: Queries,
  categoryCode: string,
  most: number,
): AsyncGenerator<ReadPage> {
  // A query follows an index, and starting parallel processes for each would take several times as long.
  await queries.execute(sql`set local max_parallel_workers_per_gather = 0`);
  const after = (id: string) => {
    const rows = sheetsWhere(queries, PUBLIC_TABLES, categoryCode, gt(byId, id), most);
    // Awaited later, or not at all if the caller stops.
    rows.catch(() => {});
    return rows;
  };
  let coming: Promise<readonly SheetTexts[]> | null = after("");
  while (coming !== null) {
    const rows: readonly SheetTexts[] = await coming;
    coming = rows.length < most ? null : after(rows.at(-1)!.id);
    yield* pagesIn(rows);
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
