import { and, eq, ne, notExists, sql } from "drizzle-orm";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { renewRevisions, revisionsOf } from "../../database/revisions/catalogueRevisions.ts";
import { catalogueVersion, recordCatalogueVersion } from "../../database/revisions/catalogueVersion.ts";
import { hashMissing } from "./hashMissing.ts";
import { insertPackedProducts } from "./insertProducts.ts";
import { insertPackedSheets } from "./insertSheets.ts";
import { inSlices } from "../../database/inSlices.ts";
import { FORMER_SHEETS, keepFormer, putSheetsAside } from "./keepSuperseded.ts";
import type { CatalogueParts, PackedRows } from "./PackedRows.ts";
import type { Queries } from "../../database/queries.ts";
import {
  brands,
  categories,
  products,
  productSeries,
  productSheets,
  propertyDefinitions,
  propertyEnumValues,
  suppliers,
} from "../../database/schema/schema.ts";
import { writePrices } from "../../goods/writePrices.ts";
import { designs } from "../../database/schema/designSchema.ts";
import { areas, goods, goodsPrices } from "../../database/schema/goodsSchema.ts";
import { dropStructure, restoreStructure } from "../../database/tableStructure.ts";

/** Any number, the same in every node: one node loads, the others wait and find the work done. */
const LOAD_LOCK = 7_305_002;
/**
 * Rows of one insert: the protocol allows 65,535 parameters, and no table here takes more than twelve a row.
 */
const SLICE = 2_000;

/**
 * Empties the large table of all rows but those of imported products. A table that is truncated in a
 * transaction is written without logging its rows (if the log is minimal), and leaves no dead rows behind.
 */
async function emptySheets(queries: Queries): Promise<void> {
  await putSheetsAside(queries);
  await queries.execute(sql`truncate ${productSheets}`);
  await queries.execute(sql`
    insert into ${productSheets}
    select ${FORMER_SHEETS}.* from ${FORMER_SHEETS} join ${products} on ${products.id} = ${FORMER_SHEETS}.product_id
    where ${products.origin} = 'imported'`);
}

/** Removes the bundled rows; imported products and everything they refer to stay unchanged. */
async function removeBundled(queries: Queries): Promise<void> {
  await emptySheets(queries);
  await queries.delete(products).where(ne(products.origin, "imported"));
  const itsProducts = queries.select().from(products).where(eq(products.seriesId, productSeries.id));
  await queries.delete(productSeries).where(notExists(itsProducts));
  await queries.delete(propertyDefinitions);
  await queries.delete(designs).where(eq(designs.isSample, true));
  await queries.delete(goods).where(eq(goods.isSample, true));
  await queries.delete(suppliers).where(eq(suppliers.isSample, true));
  await removeUnusedBrands(queries);
}

/** Removes brands that nothing uses any more; brands of imported products and brands with a supplier stay. */
async function removeUnusedBrands(queries: Queries): Promise<void> {
  const uses = [products, productSeries, suppliers].map((table) =>
    notExists(
      queries.select({ brandCode: table.brandCode }).from(table).where(eq(table.brandCode, brands.code)),
    ),
  );
  await queries.delete(brands).where(and(...uses));
}

/** Ids of bundled products that imported products have taken over: those stay as they were imported. */
async function importedIds(queries: Queries): Promise<string[]> {
  const kept = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.origin, "imported"));
  return kept.map(({ id }) => id);
}

/** Areas are never deleted, because imported prices refer to them. */
async function insertAreas(queries: Queries, part: PackedRows): Promise<void> {
  if (part.areas.length === 0) return;
  await queries
    .insert(areas)
    .values([...part.areas])
    .onConflictDoUpdate({
      target: areas.code,
      set: {
        name: sql`excluded.name`,
        parentCode: sql`excluded.parent_code`,
        position: sql`excluded.position`,
      },
    });
}

async function insertStandard(queries: Queries, part: PackedRows): Promise<void> {
  await insertAreas(queries, part);
  if (part.brands.length > 0) {
    await queries
      .insert(brands)
      .values([...part.brands])
      .onConflictDoUpdate({ target: brands.code, set: { name: sql`excluded.name`, url: sql`excluded.url` } });
  }
  for (const slice of inSlices(part.suppliers, SLICE))
    await queries.insert(suppliers).values(slice).onConflictDoNothing();
  if (part.categories.length > 0) {
    await queries
      .insert(categories)
      .values([...part.categories])
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
  }
  for (const slice of inSlices(part.definitions, SLICE))
    await queries.insert(propertyDefinitions).values(slice);
  for (const slice of inSlices(part.enumValues, SLICE))
    await queries.insert(propertyEnumValues).values(slice);
}

async function insertPart(queries: Queries, part: PackedRows, imported: readonly string[]): Promise<void> {
  await insertStandard(queries, part);
  for (const slice of inSlices(part.series, SLICE))
    await queries.insert(productSeries).values(slice).onConflictDoNothing();
  for (const slice of inSlices(part.prices, SLICE)) await writePrices(queries, slice, true);
  if (part.designs.length > 0)
    await queries
      .insert(designs)
      .values([...part.designs])
      .onConflictDoNothing();
  await insertPackedProducts(queries, part.products, imported);
  await insertPackedSheets(queries, part.sheets, imported);
}

export interface Replaced {
  /** The current revision of each category, by code. */
  readonly revisions: ReadonlyMap<string, string>;
  /** Whether none of the written categories holds an imported product. */
  readonly isAlone: boolean;
}

/**
 * Replaces the bundled catalogue that was loaded before, completely or not at all. Returns null if another
 * node was first; `partsOf` is called only by the node that loads.
 */
export function replaceCatalogue(
  queries: Queries,
  version: string,
  partsOf: () => CatalogueParts,
): Promise<Replaced | null> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if ((await catalogueVersion(transaction)) === version) return null;
    const ofSheets = await dropStructure(transaction, productSheets);
    await removeBundled(transaction);
    const imported = await importedIds(transaction);
    // The primary key stays, because many tables refer to it; the deletions above use the indexes.
    const ofProducts = await dropStructure(transaction, products, ["f"]);
    for await (const part of partsOf()) await insertPart(transaction, part, imported);
    await restoreStructure(transaction, ofProducts);
    await restoreStructure(transaction, ofSheets);
    await hashMissing(transaction);
    await keepFormer(transaction);
    // The embedded database gathers no statistics by itself and would plan on guesses. An index that grew row
    // by row takes twice the space of one that is built at once.
    await transaction.execute(sql`reindex table ${goods}`);
    for (const table of [products, productSheets, goods, goodsPrices])
      await transaction.execute(sql`analyze ${table}`);
    const codes = Object.keys(CATEGORIES);
    await renewRevisions(transaction, codes);
    await recordCatalogueVersion(transaction, version);
    return { revisions: await revisionsOf(transaction, codes), isAlone: imported.length === 0 };
  });
}
