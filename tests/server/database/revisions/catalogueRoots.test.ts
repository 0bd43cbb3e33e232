import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { packFit } from "#domain/physics/curve/packFit.ts";
import { keyed, keyedFrom, type Keyed } from "#domain/base/keyed.ts";
import type { JsonValue } from "#domain/base/hash/canonicalJson.ts";
import { recordHash, rootHash } from "#domain/products/claim/recordHash.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";
import { PUBLIC_TABLES } from "#server/database/schema/catalogueTables.ts";
import { catalogueRoot } from "#server/database/revisions/catalogueRoots.ts";
import type { Database } from "#server/database/connection/database.ts";
import { hashMissing } from "#server/catalogue/write/hashMissing.ts";
import { packRows } from "#server/catalogue/write/PackedRows.ts";
import type { SheetValue } from "#server/database/schema/ProductSheet.ts";
import { recordVersion } from "#server/product/recordVersion.ts";
import { replaceCatalogue } from "#server/catalogue/write/replaceCatalogue.ts";
import { catalogueMeta, categories, products, productSheets } from "#server/database/schema/schema.ts";
import { fastDigest, sheetHash } from "#server/database/revisions/sheetHash.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { BARE_CATALOGUE } from "../../../support/bareDatabase.ts";
import { DATABASES } from "../../../support/eachDatabase.ts";

const FAN = "C000001";
const PUMP = "C000002";
const FLOW = "P000007";

const pump = (model: string, head: number): ImportedProduct => ({
  categoryCode: PUMP,
  brand: "甲",
  series: null,
  name: "水泵",
  model,
  source: null,
  values: [{ propertyCode: FLOW, number: 100 }],
  curves: [
    {
      setting: null,
      rotationalSpeed: 1450,
      isScalable: true,
      quantity: "head",
      flows: [50, 100],
      values: [head, head - 4],
      fit: packFit(fitCurve({ x: Float64Array.of(50, 100), y: Float64Array.of(head, head - 4) })),
    },
  ],
});
/** Some dozens of records in two categories, as after a load. */
const sample = (id: string, categoryCode: string) => ({
  id,
  categoryCode,
  brandCode: "B000001",
  seriesId: null,
  name: "示例",
  model: id,
  imageUrl: null,
  isSample: true,
  origin: "generated" as const,
  source: "generator",
});
const SAMPLES = [FAN, PUMP].flatMap((code) =>
  Array.from({ length: 40 }, (_, at) => sample(`${code}-${at}`, code)),
);
const CATALOGUE = {
  ...BARE_CATALOGUE,
  products: SAMPLES,
  values: SAMPLES.map(({ id }, at) => ({ productId: id, propertyCode: FLOW, number: at + 0.1 })),
};

/** The version by the rule of H.4, computed record by record with our own SHA-256. */
async function plainRoot({ queries }: Database): Promise<string> {
  const rows = await queries
    .select({ id: products.id, code: products.categoryCode, sheet: productSheets })
    .from(products)
    .leftJoin(productSheets, eq(productSheets.productId, products.id));
  const all = await queries.select({ code: categories.code }).from(categories);
  return rootHash(
    all.map(({ code }) => ({
      id: code,
      hash: rootHash(
        rows
          .filter((row) => row.code === code)
          .map(({ id, sheet }) => ({
            id,
            hash:
              sheet === null
                ? ""
                : recordHash(
                    {
                      id,
                      values: sheet.values as unknown as JsonValue,
                      curves: sheet.curves.map(({ lines, ...set }) => ({
                        ...set,
                        lines: lines.map(({ quantity, values }) => ({ quantity, values })),
                      })),
                    },
                    sha256,
                  ),
          })),
        sha256,
      ),
    })),
    sha256,
  );
}

/** Number of rows of each table that contributes to a root and that another transaction has written since. */
async function written({ queries }: Database, since: string) {
  const newer = sql`xmin::text::bigint > ${since}::bigint`;
  const sheets = await queries.select({ id: productSheets.productId }).from(productSheets).where(newer);
  const roots = await queries
    .select({ key: catalogueMeta.key })
    .from(catalogueMeta)
    .where(sql`${newer} and ${catalogueMeta.key} like 'root:%'`);
  return { sheets: sheets.length, roots: roots.map(({ key }) => key) };
}
async function now({ queries }: Database): Promise<string> {
  const [found] = await queries
    .select({ id: sql<string>`pg_current_xact_id()::text` })
    .from(sql`(select 1) as one`);
  return found?.id ?? "";
}

describe.each(DATABASES)("the version of the catalogue, on $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await replaceCatalogue(database.queries, "one", () => [packRows(CATALOGUE)]);
  });
  afterAll(() => database.close());

  it("is the root over all records, whatever was imported since", async () => {
    const loaded = await catalogueRoot(database.queries);
    expect(loaded).toBe(await plainRoot(database));
    await writeImported(database.queries, [pump("X-1", 30), pump("X-2", 31)]);
    const imported = await catalogueRoot(database.queries);
    expect(imported).not.toBe(loaded);
    expect(imported).toBe(await plainRoot(database));
    // Writing the same records again gives the same catalogue.
    await writeImported(database.queries, [pump("X-2", 31)]);
    expect(await catalogueRoot(database.queries)).toBe(imported);
  });

  it("takes as much work to renew as was imported: no other record is hashed, no other category looked at", async () => {
    const before = await database.queries.select().from(productSheets);
    const since = await now(database);
    await writeImported(database.queries, [pump("X-1", 33)]);
    expect(await written(database, since)).toEqual({ sheets: 1, roots: [`root:${PUMP}`] });
    const after = await database.queries.select().from(productSheets);
    const hashes = new Map(before.map(({ productId, recordHash: hash }) => [productId, hash]));
    expect(after.filter(({ productId, recordHash: hash }) => hashes.get(productId) !== hash)).toHaveLength(1);
  });

  it("hashes what was written before records had a hash, and nothing else", async () => {
    const [one] = await database.queries.select().from(productSheets).limit(1);
    await database.queries
      .update(productSheets)
      .set({ recordHash: null })
      .where(eq(productSheets.productId, one?.productId ?? ""));
    const since = await now(database);
    await hashMissing(database.queries);
    expect(await written(database, since)).toEqual({ sheets: 1, roots: [] });
    expect(
      await database.queries
        .select()
        .from(productSheets)
        .where(eq(productSheets.productId, one?.productId ?? "")),
    ).toEqual([one]);
  });

  it("is told beside the record's own, of a product that states nothing, too", async () => {
    const [one] = await database.queries.select().from(productSheets).limit(1);
    expect(await recordVersion(database.queries, PUBLIC_TABLES, one?.productId ?? "")).toEqual({
      catalogue: await catalogueRoot(database.queries),
      record: one?.recordHash,
    });
    await database.queries.insert(products).values(sample("bare", FAN));
    expect((await recordVersion(database.queries, PUBLIC_TABLES, "bare"))?.record).toBe(
      sheetHash("bare", keyedFrom([]), []),
    );
    expect(await recordVersion(database.queries, PUBLIC_TABLES, "nobody")).toBeNull();
  });
});

it("hashes what acts, in any order, and neither a fit nor what is not stated", () => {
  const values: Keyed<SheetValue> = keyed<SheetValue>({ P1: 1, P2: { from: 1, to: null } });
  const set = { setting: null, rotationalSpeed: null, isScalable: true, flows: [1, 2] };
  const line = { quantity: "head", values: [3, 4] };
  const hash = sheetHash("x", values, [{ ...set, lines: [{ ...line, fit: null }] }]);
  expect(hash).toBe(
    sheetHash("x", keyed<SheetValue>({ P2: { to: null, from: 1 }, P1: 1 }), [
      { ...set, lines: [{ ...line, fit: { kind: "pchip" } }] },
    ]),
  );
  for (const other of [
    sheetHash("y", values, [{ ...set, lines: [{ ...line, fit: null }] }]),
    sheetHash("x", values, [{ ...set, flows: [1, 2.5], lines: [{ ...line, fit: null }] }]),
    sheetHash("x", values, [{ ...set, isScalable: false, lines: [{ ...line, fit: null }] }]),
    sheetHash("x", values, []),
  ])
    expect(other).not.toBe(hash);
  expect(fastDigest("风")).toBe(sha256("风"));
});
