import { eq, inArray, ne, notExists, sql } from "drizzle-orm";
import type { CatalogueRows } from "./catalogueRows.ts";
import { catalogueVersion, recordCatalogueVersion } from "./catalogueVersion.ts";
import { insertCurves } from "./insertCurves.ts";
import { insertValues } from "./insertValues.ts";
import type { Queries } from "./queries.ts";
import {
  brands,
  categories,
  productCurves,
  productPropertyValues,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
  suppliers,
} from "./schema.ts";
import { withoutImported } from "./withoutImported.ts";

/** Any number, the same in every node: one loads, the others wait and find the work done. */
const LOAD_LOCK = 7_305_002;
/** Rows of one insert: the protocol carries 65,535 parameters, and no table here takes more than eleven a row. */
const BATCH = 2_000;

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += BATCH) await insert(rows.slice(start, start + BATCH));
}

/** The references that cost a look-up for each of half a million rows; checked in one pass, they cost little. */
const REFERENCES_TO_PRODUCTS = [
  [productPropertyValues, "product_property_values_product_id_products_id_fk"],
  [productCurves, "product_curves_product_id_products_id_fk"],
] as const;

async function dropReferences(queries: Queries): Promise<void> {
  for (const [table, name] of REFERENCES_TO_PRODUCTS) {
    await queries.execute(sql`alter table ${table} drop constraint ${sql.identifier(name)}`);
  }
}

async function restoreReferences(queries: Queries): Promise<void> {
  for (const [table, name] of REFERENCES_TO_PRODUCTS) {
    await queries.execute(sql`
      alter table ${table} add constraint ${sql.identifier(name)}
      foreign key (product_id) references ${products} (id) on delete cascade`);
  }
}

/** Products that somebody imported, and whatever they stand on, stay as they are. */
async function removeBundled(queries: Queries): Promise<void> {
  const isBundled = ne(products.origin, "imported");
  const bundled = queries.select({ id: products.id }).from(products).where(isBundled);
  for (const [table] of REFERENCES_TO_PRODUCTS) {
    await queries.delete(table).where(inArray(table.productId, bundled));
  }
  await queries.delete(products).where(isBundled);
  const itsProducts = queries.select().from(products).where(eq(products.seriesId, productSeries.id));
  await queries.delete(productSeries).where(notExists(itsProducts));
  await queries.delete(propertyDefinitions);
}

async function insertBundled(queries: Queries, rows: CatalogueRows): Promise<void> {
  await queries
    .insert(brands)
    .values([...rows.brands])
    .onConflictDoUpdate({ target: brands.code, set: { name: sql`excluded.name`, url: sql`excluded.url` } });
  await queries.delete(suppliers).where(eq(suppliers.isSample, true));
  await inBatches(rows.suppliers, (batch) => queries.insert(suppliers).values(batch).onConflictDoNothing());
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
    await dropReferences(transaction);
    await removeBundled(transaction);
    await insertBundled(transaction, await withoutImported(transaction, rows));
    await restoreReferences(transaction);
    await recordCatalogueVersion(transaction, version);
  });
}
