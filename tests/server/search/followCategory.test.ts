import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "#domain/base/keyed.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { packData } from "#domain/products/search/parts/packData.ts";
import { packBlock } from "#domain/products/search/parts/packDutyParts.ts";
import { DutyColumns } from "#server/search/DutyColumns.ts";
import { followSearchCategory, readSearchCategory } from "#server/search/readSearchCategory.ts";
import type { SearchCategory } from "#server/search/SearchCategory.ts";
import { announceChanges, announceProducts } from "#server/database/revisions/catalogueChanges.ts";
import type { Database } from "#server/database/connection/database.ts";
import type { AtRevision } from "#server/database/revisions/snapshots.ts";
import { brands, catalogueSteps, products } from "#server/database/schema/schema.ts";
import { countedRows } from "../../support/countedRows.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { fillGraded } from "../../support/gradedCatalogue.ts";
import { insertSmallProducts } from "../../support/smallCatalogue.ts";
import { GRADES, stated, type Stated } from "../../support/statedFans.ts";

const FAN = "C000001";

const IDS = Array.from({ length: 48 }, (_, at) => `fan-${at}`);
const BASE = IDS.slice(0, 40);
/** Reads in this thread, in one part. */
const HERE = { page: BASE.length, part: BASE.length, mostWithEnergy: BASE.length, threads: 0 };

/** Null removes a product if it exists. */
const change = fc.record({
  // The first ids occur often, because in a small state only they have optional data.
  id: fc.oneof(fc.constantFrom(...IDS.slice(0, 4)), fc.constantFrom(...IDS)),
  stated: fc.option(stated, { freq: 2 }),
});
const step = fc.uniqueArray(change, { selector: ({ id }) => id, minLength: 1, maxLength: 4 });
const run = fc.record({
  // Other products state nothing.
  base: fc.oneof(fc.array(stated, { maxLength: 3 }), fc.array(stated, { maxLength: BASE.length })),
  // Several steps may lie between two readings.
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

const digestOf = (pieces: readonly Uint8Array[]) => {
  const digest = createHash("sha256");
  for (const piece of pieces) digest.update(piece);
  return digest.digest("hex");
};

/** Every array of numbers as bytes. */
function arraysIn(value: unknown): Uint8Array[] {
  if (ArrayBuffer.isView(value)) return [new Uint8Array(value.buffer, value.byteOffset, value.byteLength)];
  if (value instanceof Map) return [...value.values()].flatMap(arraysIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(arraysIn) : [];
}
/** The name of the state, by which nodes recognise parts of the same state, and the sent content. */
function sentOf(category: SearchCategory) {
  const { version } = new DutyColumns(category);
  const named = { ...category.columns, models: category.texts.models };
  const block = packBlock(named, category.bestFlows, version, 0);
  return { version, block: block && digestOf([packData(block)]) };
}

/** Whether its figures are coded, as in a large category. */
const isCoded = ({ columns }: SearchCategory) =>
  entriesOf(columns.properties).some(
    ([, column]) => column.kind === "number" && !(column.values instanceof Float64Array),
  );

describe.each(DATABASES)("a category that is followed, in $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fillGraded(await open());
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
  test("is the same read in parts as read at once, byte for byte", async () => {
    const ways = { judged: 0, parts: 0, withoutEnergy: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(stated, { minLength: 1, maxLength: BASE.length }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: BASE.length }),
        async (base, part, mostWithEnergy) => {
          await based(base);
          const sizes = { ...HERE, mostWithEnergy };
          const whole = await readSearchCategory(database.queries, FAN, sizes);
          const merged = await readSearchCategory(database.queries, FAN, { ...sizes, page: part, part });
          expect(merged).toEqual(whole);
          expect(digestOf(arraysIn(merged))).toBe(digestOf(arraysIn(whole)));
          expect(merged!.energy === null).toBe(base.length > mostWithEnergy);
          ways.parts += Number(base.length > part);
          ways.judged += Number(merged!.basis.isJudged);
          ways.withoutEnergy += Number(merged!.energy === null);
        },
      ),
    );
    expect(Object.entries(ways).filter(([, count]) => count === 0)).toEqual([]);
  });

  test.each([
    { of: "a grade of many", isGraded: (at: number) => at % 3 === 0 },
    { of: "no grade", isGraded: () => false },
    { of: "the grade of one", isGraded: (at: number) => at === BASE.length - 1 },
  ])("is the same made in threads as here, byte for byte: $of", { timeout: 60_000 }, async ({ isGraded }) => {
    const drawn = fc.sample(stated, { numRuns: BASE.length, seed: 20 });
    await based(
      drawn.map((own, at) => ({
        ...own,
        enums: isGraded(at) ? { [PROPERTY.efficiencyGrade]: GRADES[at % 2]! } : {},
      })),
    );
    const sizes = { ...HERE, mostWithEnergy: 1 };
    const whole = await readSearchCategory(database.queries, FAN, sizes);
    const made = await readSearchCategory(database.queries, FAN, { ...sizes, page: 4, part: 7, threads: 2 });
    expect(made).toEqual(whole);
    expect(digestOf(arraysIn(made))).toBe(digestOf(arraysIn(whole)));
  });

  test("keeps bounds of crossings for the curves that systems meet, and for no others", async () => {
    const former = await based(fc.sample(stated, { numRuns: BASE.length, seed: 20 }));
    await replaced(database, [{ id: "fan-3", stated: null }]);
    const { value: since } = await followSearchCategory(database.queries, FAN, former);
    for (const state of [former.value!, since!]) {
      const bounds = entriesOf(state.columns.curves).map(([quantity, { leastResistance }]) => [
        quantity,
        leastResistance.length,
      ]);
      expect(Object.fromEntries(bounds)).toEqual({
        totalPressure: state.columns.size,
        totalPressureEfficiency: 0,
        shaftPower: 0,
      });
    }
  });

  test("keeps what years are computed from while it is small enough, however it came to its size", async () => {
    const sizes = { ...HERE, page: 7, part: 7 };
    const follow = (held?: AtRevision<SearchCategory | null>) =>
      followSearchCategory(database.queries, FAN, held, sizes);
    await based(PLAIN);
    const small = await follow();
    expect(small.value?.energy).not.toBeNull();
    await replaced(database, [{ id: "fan-44", stated: { model: "more" } }]);
    const large = await follow(small);
    expect(large).toMatchObject({ read: "changed", value: { energy: null } });
    expect(large.value).toEqual((await follow()).value);
    expect(isCoded(large.value!)).toBe(true);
    await replaced(database, [{ id: "fan-45", stated: { model: "still more" } }]);
    const larger = await follow(large);
    expect(larger.read).toBe("changed");
    expect(larger.value).toEqual((await follow()).value);
    await replaced(database, [
      { id: "fan-3", stated: null },
      { id: "fan-45", stated: null },
    ]);
    const again = await follow(larger);
    expect(again.read).toBe("whole");
    expect(again.value).toEqual((await follow()).value);
    expect(again.value?.energy).not.toBeNull();
    expect(isCoded(again.value!)).toBe(false);
  });

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
    // Otherwise the test would prove nothing.
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
    // The former state is still in use elsewhere.
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
