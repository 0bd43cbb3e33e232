import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { packData } from "#domain/search/parts/packData.ts";
import { packBlock } from "#domain/search/parts/packDutyParts.ts";
import { DutyColumns } from "#server/engine/search/DutyColumns.ts";
import { followSearchCategory } from "#server/engine/search/readSearchCategory.ts";
import type { SearchCategory } from "#server/engine/search/SearchCategory.ts";
import { announceChanges, announceProducts } from "#server/store/catalogueChanges.ts";
import { giveMissingRevisions } from "#server/store/catalogueRevisions.ts";
import type { Database } from "#server/store/database.ts";
import {
  brands,
  catalogueSteps,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "#server/store/schema.ts";
import { countedRows } from "../../../support/countedRows.ts";
import { DATABASES } from "../../../support/eachDatabase.ts";
import { fillSmall, insertSmallProducts, type SmallProduct } from "../../../support/smallCatalogue.ts";

const FAN = "C000001";
const NOTE = "P009003";
const GRADES = ["V000621", "V000622"];

const IDS = Array.from({ length: 48 }, (_, at) => `fan-${at}`);
const BASE = IDS.slice(0, 40);

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const flows = fc.constantFrom([1000, 2000, 3000], [800, 1500, 2600, 4000], [1000, 1400, 1900, 2300, 3000]);
/** Straight, humped, or with a saddle that no polynomial follows. */
const shapes = fc.constantFrom<(share: number) => number>(
  (share) => 1.4 - share,
  (share) => 1 - (share - 0.4) ** 2,
  (share) => 1.5 - share - 0.9 * Math.exp(-(((share - 0.5) / 0.1) ** 2)),
);
const sets = fc.record({
  flows,
  quantities: fc.uniqueArray(
    fc.constantFrom("totalPressure", "totalPressureEfficiency", "shaftPower", "inputPower", "staticPressure"),
    { maxLength: 4 },
  ),
  shape: shapes,
  size: fc.integer({ min: 50, max: 600 }),
});

type Stated = Omit<SmallProduct, "id">;
const stated: fc.Arbitrary<Stated> = fc
  .record({
    brandCode: fc.constantFrom("B1", "B2", "B3", "B4", "B5"),
    seriesId: maybe(fc.constantFrom("s1", "s2", "s3")),
    model: fc.constantFrom("T-2", "t-2", "Ｔ-2", "T-10", "", "风机 1", "T-02"),
    source: maybe(fc.constant("maker")),
    isSprung: maybe(fc.boolean()),
    voltage: maybe(fc.constantFrom<readonly [number, number]>([220, 240], [380, 380])),
    flow: maybe(fc.integer({ min: 500, max: 2000 })),
    efficiency: maybe(fc.integer({ min: 400, max: 850 })),
    mode: maybe(fc.constantFrom(SINGLE_SPEED, DOUBLE_SPEED)),
    grade: fc.option(fc.constantFrom(...GRADES), { nil: undefined, freq: 1 }),
    note: maybe(fc.constantFrom("ab", "AB", "2 级", "10 级", "风")),
    sets: fc.array(sets, { maxLength: 3 }),
  })
  .map(
    ({ flow, efficiency, mode, grade, note, sets: drawn, seriesId, source, isSprung, voltage, ...own }) => ({
      ...own,
      ...(seriesId === undefined ? {} : { seriesId }),
      ...(source === undefined ? {} : { source }),
      ...(isSprung === undefined ? {} : { isSprung }),
      ...(voltage === undefined ? {} : { voltage }),
      figures: {
        ...(flow === undefined ? {} : { [PROPERTY.airFlow]: flow }),
        ...(efficiency === undefined ? {} : { [PROPERTY.totalPressureEfficiency]: efficiency / 10 }),
      },
      enums: {
        ...(mode === undefined ? {} : { [PROPERTY.speedControl]: mode }),
        ...(grade === undefined ? {} : { [PROPERTY.efficiencyGrade]: grade }),
      },
      texts: note === undefined ? {} : { [NOTE]: note },
      sets: drawn.map(({ flows: own_, quantities, shape, size }) => ({
        flows: own_,
        values: Object.fromEntries(
          quantities.map((quantity) => [quantity, own_.map((flow_) => size * shape(flow_ / own_.at(-1)!))]),
        ),
      })),
    }),
  );

/** Null takes a product away, where it was there. */
const change = fc.record({
  // The first ones often: in a thin state they alone have what may go with them.
  id: fc.oneof(fc.constantFrom(...IDS.slice(0, 4)), fc.constantFrom(...IDS)),
  stated: fc.option(stated, { freq: 2 }),
});
const step = fc.uniqueArray(change, { selector: ({ id }) => id, minLength: 1, maxLength: 4 });
const run = fc.record({
  // The others state nothing.
  base: fc.oneof(fc.array(stated, { maxLength: 3 }), fc.array(stated, { maxLength: BASE.length })),
  // Several steps lie between two looks.
  looks: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 }),
});

async function replaced(database: Database, changes: readonly { id: string; stated: Stated | null }[]) {
  const ids = changes.map(({ id }) => id);
  await database.queries.transaction(async (transaction) => {
    await transaction.delete(products).where(inArray(products.id, ids));
    await insertSmallProducts(
      transaction,
      changes.flatMap(({ id, stated: own }) => (own === null ? [] : { id, ...own })),
    );
    await announceProducts(transaction, new Map([[FAN, ids]]));
  });
}

async function filled(database: Database): Promise<Database> {
  await fillSmall(database, []);
  const { queries } = database;
  const position = 90;
  const own = { categoryCode: FAN, isPerformanceFilter: true, isListDisplay: true, isCustomSort: true };
  await queries.insert(propertyDefinitions).values([
    { ...own, code: NOTE, name: "note", dataType: "Text", position },
    { ...own, code: PROPERTY.efficiencyGrade, name: "grade", dataType: "Enum", position: position + 1 },
  ]);
  await queries.insert(propertyEnumValues).values(
    GRADES.map((code, at) => ({
      categoryCode: FAN,
      propertyCode: PROPERTY.efficiencyGrade,
      code,
      name: code,
      position: at,
    })),
  );
  await queries.insert(brands).values([
    { code: "B4", name: "安风" },
    { code: "B5", name: "朗源" },
  ]);
  await queries
    .insert(productSeries)
    .values(["s2", "s3"].map((id) => ({ id, categoryCode: FAN, brandCode: "B2", name: id })));
  await giveMissingRevisions(queries, [FAN]);
  return database;
}

const digestOf = (pieces: readonly Uint8Array[]) => {
  const digest = createHash("sha256");
  for (const piece of pieces) digest.update(piece);
  return digest.digest("hex");
};

/** Every array of numbers as it lies in memory. */
function arraysIn(value: unknown): Uint8Array[] {
  if (ArrayBuffer.isView(value)) return [new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  if (value instanceof Map) return [...value.values()].flatMap(arraysIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(arraysIn) : [];
}
/** The name of the state, by which nodes know that they send parts of the same, and what is sent. */
function sentOf(category: SearchCategory) {
  const { version } = new DutyColumns(category);
  const named = { ...category.columns, models: category.texts.models };
  const block = packBlock(named, category.bestFlows, version, 0);
  return { version, block: block && digestOf([packData(block)]) };
}

describe.each(DATABASES)("a category that is followed, in $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await filled(await open());
  });
  afterAll(() => database.close());

  async function based(rows: readonly Stated[]) {
    await database.queries.delete(products);
    await insertSmallProducts(
      database.queries,
      rows.map((own, at) => ({ id: BASE[at]!, ...own })),
    );
    await announceChanges(database.queries, [FAN]);
    return followSearchCategory(database.queries, FAN);
  }
  const PLAIN: readonly Stated[] = BASE.map((id) => ({ model: id }));

  test("is that which would be read anew, byte for byte, whatever changes", async () => {
    const ways = { changed: 0, whole: 0, nothing: 0 };
    await fc.assert(
      fc.asyncProperty(run, async ({ base, looks }) => {
        let held = await based([...base, ...PLAIN.slice(base.length)]);
        for (const steps of looks) {
          for (const changes of steps) await replaced(database, changes);
          held = await followSearchCategory(database.queries, FAN, held);
          const fresh = await followSearchCategory(database.queries, FAN);
          ways[held.read] += 1;
          expect(held.revision).toBe(fresh.revision);
          expect(held.value).toEqual(fresh.value);
          expect(digestOf(arraysIn(held.value))).toBe(digestOf(arraysIn(fresh.value)));
          expect(sentOf(held.value!)).toEqual(sentOf(fresh.value!));
        }
      }),
      { numRuns: 40 },
    );
    // Else nothing would have been shown.
    expect(ways.changed).toBeGreaterThan(10);
  });

  test("is read as far as it has changed, and not at all where it has not", async () => {
    const held = await based(PLAIN);
    const rows = countedRows(database);
    await replaced(database, [
      { id: "fan-3", stated: { model: "other" } },
      { id: "fan-4", stated: null },
      { id: "fan-45", stated: {} },
    ]);
    rows.products = 0;
    const next = await followSearchCategory(database.queries, FAN, held);
    expect([next.read, rows.products, next.value?.columns.size]).toEqual(["changed", 2, BASE.length]);
    const same = await followSearchCategory(database.queries, FAN, next);
    expect([same.read, rows.products]).toEqual(["nothing", 2]);
    expect(same.value).toBe(next.value);
    // The former state answers others meanwhile.
    expect(held.value?.texts.ids).toContain("fan-4");
    await followSearchCategory(database.queries, FAN);
    expect(rows.products).toBe(2 + BASE.length);
  });

  test("is read as a whole where a step was not noted, or much has changed", async () => {
    const noted = await based(PLAIN);
    await replaced(database, [{ id: "fan-3", stated: null }]);
    await database.queries.delete(products).where(inArray(products.id, ["fan-7"]));
    await announceChanges(database.queries, [FAN]);
    await replaced(database, [{ id: "fan-8", stated: null }]);
    const missed = await followSearchCategory(database.queries, FAN, noted);
    expect([missed.read, missed.value?.columns.size]).toEqual(["whole", BASE.length - 3]);
    await replaced(
      database,
      BASE.slice(0, 20).map((id) => ({ id, stated: {} })),
    );
    expect(await followSearchCategory(database.queries, FAN, missed)).toMatchObject({ read: "whole" });
  });

  test("is read as a whole where a brand is called otherwise, or the first product is judged", async () => {
    const plain = await based(PLAIN);
    await replaced(database, [
      { id: "fan-1", stated: { enums: { [PROPERTY.efficiencyGrade]: GRADES[0]! } } },
    ]);
    const judged = await followSearchCategory(database.queries, FAN, plain);
    expect(judged.read).toBe("whole");
    await database.queries
      .update(brands)
      .set({ name: "另名" })
      .where(sql`code = 'B1'`);
    await replaced(database, [{ id: "fan-2", stated: {} }]);
    const renamed = await followSearchCategory(database.queries, FAN, judged);
    await database.queries
      .update(brands)
      .set({ name: "朗源" })
      .where(sql`code = 'B1'`);
    expect(renamed.read).toBe("whole");
  });

  test("steps of more than a week ago go with the next", async () => {
    const held = await based(PLAIN);
    await replaced(database, [{ id: "fan-1", stated: null }]);
    await database.queries.update(catalogueSteps).set({ at: sql`now() - interval '8 days'` });
    await replaced(database, [{ id: "fan-2", stated: null }]);
    expect(await database.queries.$count(catalogueSteps)).toBe(1);
    expect(await followSearchCategory(database.queries, FAN, held)).toMatchObject({ read: "whole" });
  });

  test("of two that change it at once each leaves a revision of its own", async () => {
    const held = await based(PLAIN);
    await Promise.all(["fan-5", "fan-6", "fan-9"].map((id) => replaced(database, [{ id, stated: null }])));
    const next = await followSearchCategory(database.queries, FAN, held);
    expect([next.read, next.value?.columns.size]).toEqual(["changed", BASE.length - 3]);
  });
});
