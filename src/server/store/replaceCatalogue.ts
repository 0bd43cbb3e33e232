import { eq, ne, notExists, sql } from "drizzle-orm";
import type { CatalogueRows } from "./catalogueRows.ts";
import { catalogueVersion, recordCatalogueVersion } from "./catalogueVersion.ts";
import { insertCurves } from "./insertCurves.ts";
import { insertValues } from "./insertValues.ts";
import type { Queries } from "./queries.ts";
import {
  brands,
  categories,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "./schema.ts";

/** Any number, the same in every node: one loads, the others wait and find the work done. */
const LOAD_LOCK = 7_305_002;
/** Rows of one insert: the protocol carries 65,535 parameters, and no table here takes more than eleven a row. */
const BATCH = 2_000;

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** Products that somebody imported, and whatever they stand on, stay as they are. */
async function removeBundled(queries: Queries): Promise<void> {
  await queries.delete(products).where(ne(products.origin, "imported"));
  const itsProducts = queries.select().from(products).where(eq(products.seriesId, productSeries.id));
  await queries.delete(productSeries).where(notExists(itsProducts));
  await queries.delete(propertyDefinitions);
}

async function insertBundled(queries: Queries, rows: CatalogueRows): Promise<void> {
  await queries
    .insert(brands)
    .values([...rows.brands])
    .onConflictDoUpdate({ target: brands.code, set: { name: sql`excluded.name`, url: sql`excluded.url` } });
  await queries
    .insert(categories)
    .values([...rows.categories])
    .onConflictDoUpdate({
      target: categories.code,
      set: {
        name: sql`excluded.name`,
        isSelectionEnable: sql`excluded.is_selection_enable`,
        isNew: sql`excluded.is_new`,
        isCanRelateResources: sql`excluded.is_can_relate_resources`,
        isPriceCondition: sql`excluded.is_price_condition`,
      },
    });
  await inBatches(rows.definitions, (batch) => queries.insert(propertyDefinitions).values(batch));
  await inBatches(rows.enumValues, (batch) => queries.insert(propertyEnumValues).values(batch));
  await inBatches(rows.series, (batch) => queries.insert(productSeries).values(batch).onConflictDoNothing());
  await inBatches(rows.products, (batch) => queries.insert(products).values(batch));
  await insertValues(queries, rows.values);
  await insertCurves(queries, rows.curves);
}

/**
 * Puts the bundled catalogue in the place of the one that was loaded before, whole or not at all.
 * Does nothing when another node was first.
 */
export function replaceCatalogue(queries: Queries, version: string, rows: CatalogueRows): Promise<void> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if ((await catalogueVersion(transaction)) === version) return;
    await removeBundled(transaction);
    await insertBundled(transaction, rows);
    await recordCatalogueVersion(transaction, version);
  });
}
