import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import { packFit } from "#domain/physics/curve/packFit.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import { PUBLIC_TABLES } from "#server/database/schema/catalogueTables.ts";
import type { Database } from "#server/database/connection/database.ts";
import { packRows } from "#server/catalogue/write/PackedRows.ts";
import { recordByHash } from "#server/product/recordByHash.ts";
import { recordVersion } from "#server/product/recordVersion.ts";
import { replaceCatalogue } from "#server/catalogue/write/replaceCatalogue.ts";
import { products, supersededRecords } from "#server/database/schema/schema.ts";
import { fastDigest } from "#server/database/revisions/sheetHash.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { BARE_CATALOGUE } from "../../../support/bareDatabase.ts";
import { DATABASES } from "../../../support/eachDatabase.ts";

const PUMP = "C000002";
const FLOW = "P000007";
const REMARK = "P000009";

const flows = [50, 100];
const pump = (model: string, head: number): ImportedProduct => ({
  categoryCode: PUMP,
  brand: "甲",
  series: null,
  name: "水泵",
  model,
  source: null,
  values: [
    { propertyCode: FLOW, number: 100 },
    { propertyCode: REMARK, text: '铸铁 "HT200"，\\ 😀' },
  ],
  curves: [
    {
      setting: null,
      rotationalSpeed: 1450,
      isScalable: true,
      quantity: "head",
      flows,
      values: [head, head - 4],
      fit: packFit(fitCurve({ x: Float64Array.from(flows), y: Float64Array.of(head, head - 4) })),
    },
  ],
});

const SAMPLES = Array.from({ length: 40 }, (_, at) => ({
  id: `sample-${at}`,
  categoryCode: PUMP,
  brandCode: "B000001",
  seriesId: null,
  name: "示例",
  model: `sample-${at}`,
  imageUrl: null,
  isSample: true,
  origin: "generated" as const,
  source: "generator",
}));
const stating = (samples: typeof SAMPLES, numberOf: (at: number) => number) =>
  packRows({
    ...BARE_CATALOGUE,
    products: samples,
    values: samples.map(({ id }, at) => ({ productId: id, propertyCode: FLOW, number: numberOf(at) })),
  });

describe.each(DATABASES)("superseded records, on $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await replaceCatalogue(database.queries, "one", () => [stating(SAMPLES, (at) => at + 0.1)]);
  });
  afterAll(() => database.close());

  const kept = async () => {
    const rows = await database.queries
      .select({
        hash: supersededRecords.recordHash,
        id: supersededRecords.productId,
        text: sql<string>`${supersededRecords.record}::text`,
        at: supersededRecords.supersededAt,
      })
      .from(supersededRecords);
    return rows.sort((a, b) => a.at.getTime() - b.at.getTime());
  };
  const idOf = async (model: string) => {
    const [found] = await database.queries.select().from(products).where(eq(products.model, model));
    return found?.id ?? "";
  };
  const hashOf = async (id: string) =>
    (await recordVersion(database.queries, PUBLIC_TABLES, id))?.record ?? "";

  it("are none after a first load, and none after products that were added or stayed as they were", async () => {
    expect(await kept()).toEqual([]);
    await writeImported(database.queries, [pump("X-1", 30), pump("X-2", 31)]);
    await writeImported(database.queries, [pump("X-1", 30), pump("X-2", 31)]);
    expect(await kept()).toEqual([]);
  });

  it("are those that an import changes, as the text that their hash is of", async () => {
    const id = await idOf("X-1");
    const before = await hashOf(id);
    await writeImported(database.queries, [pump("X-1", 33), pump("X-2", 31)]);
    const rows = await kept();
    expect(rows.map(({ hash, id: of }) => [hash, of])).toEqual([[before, id]]);
    expect(fastDigest(rows[0]?.text ?? "")).toBe(before);
    // The record contains nothing that is derived from the points by our rules.
    expect(rows[0]?.text).not.toContain("fit");
  });

  it("are found by the digits that a link has, with what they stated, and never as another product's", async () => {
    const id = await idOf("X-1");
    const [row] = await kept();
    const found = await recordByHash(
      database.queries,
      PUBLIC_TABLES,
      id,
      row?.hash.slice(0, SHORT_HASH) ?? "",
    );
    expect(found).toMatchObject({
      categoryCode: PUMP,
      recordHash: row?.hash,
      supersededAt: row?.at,
      values: { [FLOW]: 100, [REMARK]: '铸铁 "HT200"，\\ 😀' },
      curves: [{ flows, lines: [{ quantity: "head", values: [30, 26] }] }],
    });
    const now = await hashOf(id);
    expect(await recordByHash(database.queries, PUBLIC_TABLES, id, now)).toMatchObject({
      recordHash: now,
      supersededAt: null,
      curves: [{ lines: [{ values: [33, 29] }] }],
    });
    expect(
      await recordByHash(database.queries, PUBLIC_TABLES, await idOf("X-2"), row?.hash ?? ""),
    ).toBeNull();
    expect(await recordByHash(database.queries, PUBLIC_TABLES, id, "0".repeat(SHORT_HASH))).toBeNull();
    expect(await recordByHash(database.queries, PUBLIC_TABLES, "nobody", now)).toBeNull();
  });

  it("are kept once, however often a record comes back, and from the last time on", async () => {
    const [first] = await kept();
    await writeImported(database.queries, [pump("X-1", 30)]);
    await writeImported(database.queries, [pump("X-1", 33)]);
    const rows = await kept();
    expect(rows).toHaveLength(2);
    const again = rows.find(({ hash }) => hash === first?.hash);
    expect(again?.at.getTime()).toBeGreaterThan(first?.at.getTime() ?? Infinity);
  });

  it("are not kept of an import that fails", async () => {
    const before = await kept();
    const broken = database.queries.transaction(async (transaction) => {
      await writeImported(transaction, [pump("X-2", 99)]);
      throw new Error("the disk is full");
    });
    await expect(broken).rejects.toThrow("the disk is full");
    expect(await kept()).toEqual(before);
  });

  it("go after five years, with the next import", async () => {
    const age = (years: number) => sql`now() - make_interval(years => ${years}::int)`;
    const row = { productId: "x", record: sql`'{}'::json` };
    await database.queries.insert(supersededRecords).values([
      { ...row, recordHash: "four", supersededAt: age(4) },
      { ...row, recordHash: "six", supersededAt: age(6) },
    ]);
    await writeImported(database.queries, [pump("X-2", 31)]);
    const hashes = (await kept()).map(({ hash }) => hash);
    expect(hashes).toContain("four");
    expect(hashes).not.toContain("six");
    await database.queries.delete(supersededRecords).where(eq(supersededRecords.recordHash, "four"));
  });

  it("are of a load those that it changes: not what it adds, leaves, or takes away, and no import", async () => {
    const before = (await kept()).map(({ hash }) => hash);
    const changed = await hashOf("sample-3");
    const left = SAMPLES.filter(({ id }) => id !== "sample-5");
    const fresh = { ...left[0]!, id: "sample-new", model: "sample-new" };
    const numberOf = (at: number) => {
      if (left[at]?.id === "sample-3") return 77;
      return SAMPLES.findIndex(({ id }) => id === left[at]?.id) + 0.1;
    };
    await replaceCatalogue(database.queries, "two", () => [stating([...left, fresh], numberOf)]);
    const after = await kept();
    expect(after.filter(({ hash }) => !before.includes(hash)).map(({ hash, id }) => [hash, id])).toEqual([
      [changed, "sample-3"],
    ]);
    expect(fastDigest(after.at(-1)?.text ?? "")).toBe(changed);
    expect(await recordByHash(database.queries, PUBLIC_TABLES, "sample-3", changed)).toMatchObject({
      values: { [FLOW]: 3.1 },
    });
  });
});
