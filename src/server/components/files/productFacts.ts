import { asc, count } from "drizzle-orm";
import { Refusal } from "../../http/route.ts";
import { productById } from "../../product/productById.ts";
import type { CatalogueTables } from "../../database/schema/catalogueTables.ts";
import type { Queries } from "../../database/queries.ts";
import { ofSeriesOf } from "../../library/access/productTables.ts";
import type { FileSource } from "./FileOrder.ts";
import { statedFigures } from "../readStatedFigures.ts";

/** @throws Refusal `not.found` */
export async function fileSource(
  queries: Queries,
  tables: CatalogueTables,
  productId: string,
): Promise<FileSource & { readonly seriesId: string | null }> {
  const product = await productById(queries, tables, productId);
  if (product === null) throw new Refusal("not.found", "There is no product of this id");
  return {
    seriesId: product.productSeriesId,
    stated: await statedFigures(queries, tables, productId),
    facts: {
      productId,
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
  };
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
  const sources: FileSource[] = [];
  for (const { id } of ids.slice(from, from + MOST_OF_SERIES))
    sources.push(id === productId ? own : await fileSource(queries, tables, id));
  return sources;
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
