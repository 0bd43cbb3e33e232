import { eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entriesOf } from "#domain/base/keyed.ts";
import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import { isCatalogueLoaded, loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import { revisionOf } from "#server/database/revisions/catalogueRevisions.ts";
import { catalogueVersion, recordCatalogueVersion } from "#server/database/revisions/catalogueVersion.ts";
import { countProducts } from "../../support/countProducts.ts";
import type { Database } from "#server/database/connection/database.ts";
import { insertSheets } from "#server/catalogue/write/insertSheets.ts";
import { packRows } from "#server/catalogue/write/PackedRows.ts";
import { replaceCatalogue } from "#server/catalogue/write/replaceCatalogue.ts";
import {
  brands,
  products,
  productSeries,
  productSheets,
  propertyDefinitions,
} from "#server/database/schema/schema.ts";
import { testDatabase } from "../../support/testDatabase.ts";
import { thinCatalogue } from "../../support/thinCatalogue.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = thinCatalogue();
const load = async () => {
  const said: string[] = [];
  await loadCatalogue(
    database,
    "on",
    (line) => said.push(line),
    () => [packRows(rows)],
  );
  return { said, count: await countProducts(database.queries) };
};

const IMPORTED = {
  id: "imported-1",
  categoryCode: "C000006",
  brandCode: "B000001",
  seriesId: "imported-series",
  name: "风机盘管",
  model: "X-1",
  isSample: false,
  origin: "imported",
  source: "a file",
} as const;

test("a database that holds the current version is left alone, without a word", async () => {
  expect(await load()).toEqual({ said: [], count: rows.products.length });
});

test("another version is replaced, and what somebody imported stays as it was", async () => {
  const { queries } = database;
  await queries
    .insert(productSeries)
    .values({ id: "imported-series", categoryCode: "C000006", brandCode: "B000001", name: "X" });
  await queries.insert(products).values(IMPORTED);
  await insertSheets(queries, {
    values: [{ productId: IMPORTED.id, propertyCode: "P000401", number: 400 }],
  });
  await queries.delete(products).where(eq(products.id, rows.products[1]?.id ?? ""));
  await recordCatalogueVersion(queries, "older");

  const { said, count } = await load();
  expect(said).toHaveLength(1);
  expect(count).toBe(rows.products.length + 1);
  const [kept] = await queries.select().from(products).where(eq(products.id, IMPORTED.id));
  expect(kept).toMatchObject(IMPORTED);
  const sheets = await queries.select().from(productSheets);
  expect(sheets.find(({ productId }) => productId === IMPORTED.id)?.values).toEqual({ P000401: 400 });
  const valuesOf = ({ values }: (typeof sheets)[number]) => entriesOf(values);
  expect(sheets.flatMap(valuesOf)).toHaveLength(rows.values.length + 1);
  const lines = sheets.flatMap(({ curves }) => curves.flatMap((set) => set.lines));
  expect(lines).toHaveLength(rows.curves.length);
  expect(await load()).toMatchObject({ said: [] });
});

test("samples go when they are turned off and come back when they are turned on, and an import stays", async () => {
  const { queries } = database;
  const brandsOf = async () => (await queries.select().from(brands)).map(({ code }) => code).toSorted();
  const [withSamples, revision] = [await brandsOf(), await revisionOf(queries, IMPORTED.categoryCode)];
  const bare = bundledCatalogue({ samples: "off" });
  const said: string[] = [];
  await loadCatalogue(database, "off", (line) => said.push(line));
  expect(said).toHaveLength(1);
  expect(await isCatalogueLoaded(database, "off")).toBe(true);
  expect(await isCatalogueLoaded(database, "on")).toBe(false);
  expect(await countProducts(queries)).toBe(bare.products.length + 1);
  expect(await queries.$count(products, eq(products.isSample, true))).toBe(0);
  expect(await queries.$count(propertyDefinitions)).toBe(rows.definitions.length);
  // The revision is new, so no snapshot of the catalogue with samples is used again.
  expect(await revisionOf(queries, IMPORTED.categoryCode)).not.toBe(revision);
  // Of the invented manufacturers, only the one with an imported product remains.
  const real = bare.brands.map(({ code }) => code);
  expect(await brandsOf()).toEqual([...new Set([...real, IMPORTED.brandCode])].toSorted());

  expect(await load()).toMatchObject({ count: rows.products.length + 1 });
  expect(await brandsOf()).toEqual(withSamples);
});

/** Keys, references, checks and indexes of every table, as the database describes them. */
async function structure() {
  const text = sql<string>`definition`;
  const constraints = sql`(select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
    from pg_catalog.pg_constraint where connamespace = 'public'::regnamespace) as constraints`;
  const indexes = sql`(select indexdef as definition from pg_catalog.pg_indexes where schemaname = 'public') as indexes`;
  const [first, second] = [
    await database.queries.select({ text }).from(constraints).orderBy(text),
    await database.queries.select({ text }).from(indexes).orderBy(text),
  ];
  return [...first, ...second].map((row) => row.text);
}

test("what a load takes from the tables it fills is there again afterwards", async () => {
  const before = await structure();
  expect(before.some((line) => line.includes("products_brand_code_brands_code_fk"))).toBe(true);
  await recordCatalogueVersion(database.queries, "older");
  await load();
  expect(await structure()).toEqual(before);
});

test("a load that fails half-way leaves the catalogue that was there", async () => {
  const [first] = rows.values;
  if (!first) throw new Error("the catalogue has no values");
  const before = await countProducts(database.queries);
  const broken = { ...rows, values: [...rows.values, { ...first, productId: "nobody" }] };
  await expect(replaceCatalogue(database.queries, "broken", () => [packRows(broken)])).rejects.toMatchObject({
    cause: { constraint: "product_sheets_product_id_products_id_fk" },
  });
  expect(await countProducts(database.queries)).toBe(before);
  expect(await catalogueVersion(database.queries)).not.toBe("broken");
  expect(await database.queries.$count(products, ne(products.origin, "imported"))).toBe(rows.products.length);
});

test("after a load, what belongs to a product goes with it", async () => {
  const { queries } = database;
  const [curve] = rows.curves;
  if (!curve) throw new Error("the catalogue has no curves");
  await queries.delete(products).where(eq(products.id, curve.productId));
  expect(await queries.$count(productSheets, eq(productSheets.productId, curve.productId))).toBe(0);
  const orphan = { productId: curve.productId, propertyCode: "P000007", number: 1 };
  await expect(insertSheets(queries, { values: [orphan] })).rejects.toMatchObject({
    cause: { constraint: "product_sheets_product_id_products_id_fk" },
  });
});
