import { asc, count } from "drizzle-orm";
import { Refusal } from "../../http/route.ts";
import { statedProductsById, type statedProduct } from "../../product/productById.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";
import type { Queries } from "../../database/queries.ts";
import { ofSeriesOf } from "../../library/access/productTables.ts";
import type { FileSource } from "./FileOrder.ts";

type Source = FileSource & { readonly seriesId: string | null };

const sourceOf = ({ product, stated }: ReturnType<typeof statedProduct>): Source => ({
  seriesId: product.productSeriesId,
  stated: { categoryCode: product.gjwCategoryCode, values: stated },
  facts: {
    productId: product.id,
    categoryCode: product.gjwCategoryCode,
    model: product.model,
    name: product.name,
    brand: product.brandName,
    series: product.productSeriesName,
    source: product.source,
    values: product.productPropertyValues.flatMap(({ code, name, groupName, unitSymbol, value }) =>
      value === null ? [] : [{ code, name, group: groupName ?? "基本参数", unit: unitSymbol, value }],
    ),
  },
});

/** Reads the products in one query, in the order of the ids; unknown ones are left out. */
export const fileSources = async (
  queries: Queries,
  tables: CatalogueTables,
  ids: readonly string[],
): Promise<Source[]> => (await statedProductsById(queries, tables, ids)).map(sourceOf);

/** @throws Refusal `not.found` */
export async function fileSource(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
): Promise<Source> {
  const [found] = await fileSources(queries, tables, [productId]);
  if (found === undefined) throw new Refusal("not.found", "There is no product of this id");
  return found;
}

/** Products of a series in one file: a larger library takes long to write, and longer to open. */
const MOST_OF_SERIES = 60;

/** A product and the others of its series, by id; of a large series those around the product. */
export async function seriesSources(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
): Promise<FileSource[]> {
  const own = await fileSource(queries, tables, productId);
  if (own.seriesId === null) return [own];
  const { products } = tables;
  const ids = await queries
    .select({ id: products.id })
    .from(products)
    .where(ofSeriesOf(tables, { id: productId, seriesId: own.seriesId }))
    .orderBy(asc(products.id));
  const at = ids.findIndex(({ id }) => id === productId);
  const from = Math.max(0, Math.min(at - MOST_OF_SERIES / 2, ids.length - MOST_OF_SERIES));
  const near = ids.slice(from, from + MOST_OF_SERIES).map(({ id }) => id);
  const others = await fileSources(
    queries,
    tables,
    near.filter((id) => id !== productId),
  );
  const byId = new Map([own, ...others].map((source) => [source.facts.productId, source]));
  return near.flatMap((id) => byId.get(id) ?? []);
}

/** Number of products in a file of the series of a product. */
export async function seriesFileLength(
  queries: Queries,
  tables: CatalogueTables,
  { id, seriesId }: { readonly id: string; readonly seriesId: string | null },
): Promise<number> {
  if (seriesId === null) return 1;
  const [found] = await queries
    .select({ all: count() })
    .from(tables.products)
    .where(ofSeriesOf(tables, { id, seriesId }));
  return Math.min(found?.all ?? 0, MOST_OF_SERIES);
}
