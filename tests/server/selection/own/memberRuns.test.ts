import { afterAll, beforeAll, expect, test } from "vitest";
import { eq, inArray } from "drizzle-orm";
import type { FanCoilRequest } from "#domain/building/selection/multiRoom.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { createEngine, type Engine } from "#server/selection/Engine.ts";
import { createLog } from "#server/process/log.ts";
import type { Database } from "#server/database/connection/database.ts";
import type { SeenLibrary } from "#server/http/caller.ts";
import { writeImported } from "#server/catalogue/write/writeImported.ts";
import { brands, products } from "#server/database/schema/schema.ts";
import { ownProducts } from "#server/database/schema/librarySchema.ts";
import { bareDatabase } from "../../../support/bareDatabase.ts";
import { askedRoom, multiRoomRequest } from "../../../support/multiRoomRequest.ts";
import {
  foundLibrary,
  moveToLibrary,
  revise,
  seenLibraries,
  setDraft,
} from "../../../support/ownLibraries.ts";

const COIL = "C000006";
const FIGURES: readonly (readonly [string, number])[] = [
  [PROPERTY.highAirFlow, 680],
  [PROPERTY.highTotalCooling, 3.6],
  [PROPERTY.highSensibleCooling, 2.6],
  [PROPERTY.highHeating, 5.4],
  [PROPERTY.mediumAirFlow, 510],
  [PROPERTY.mediumTotalCooling, 2.9],
  [PROPERTY.mediumSensibleCooling, 2.1],
  [PROPERTY.mediumHeating, 4],
];
const SIZES = [0.8, 0.9, 1, 1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3];

/** Coils of two brands in alternating sizes, so that own and public ones alternate. */
const coils = SIZES.map((size, at) => ({
  categoryCode: COIL,
  brand: at % 3 === 0 ? "朗源" : "本院",
  series: null,
  model: `FP-${at}`,
  name: "风机盘管",
  source: null,
  values: [
    ...FIGURES.map(([propertyCode, number]) => ({ propertyCode, number: number * size })),
    { propertyCode: PROPERTY.structure, enumCode: "V000401" },
    { propertyCode: PROPERTY.installation, enumCode: "V000411" },
  ],
  curves: [],
}));

const log = createLog("silent");
const open = async () => {
  const database = await bareDatabase();
  await writeImported(database.queries, coils);
  return database;
};

let whole: Database;
let parted: Database;
let engines: { readonly whole: Engine; readonly parted: Engine };
let own: readonly string[];
let made: readonly string[];
beforeAll(async () => {
  [whole, parted] = [await open(), await open()];
  const rows = await parted.queries.select({ id: products.id, model: products.model }).from(products);
  const idsOf = (remainder: number) =>
    rows.filter(({ model }) => Number(model.slice(3)) % 4 === remainder).map(({ id }) => id);
  own = [...idsOf(1), ...idsOf(2)];
  made = (await Promise.all(["甲", "乙"].map((name) => foundLibrary(parted.queries, name)))).toSorted();
  for (const [at, id] of made.entries()) await moveToLibrary(parted.queries, id, idsOf(at + 1));
  engines = {
    whole: await createEngine({ database: whole, log, threads: 2 }),
    parted: await createEngine({ database: parted, log, threads: 2 }),
  };
});
afterAll(async () => {
  for (const engine of Object.values(engines)) await engine.dispose();
  for (const database of [whole, parted]) await database.close();
});

const LOADS = [1.2, 2, 2.4, 3.1, 3.9, 5, 6.6];
const request = (changes: object = {}) =>
  multiRoomRequest(
    LOADS.map((coolingLoad, at) => askedRoom(`r${at}`, { roomArea: 18, coolingLoad })),
    changes,
  ) as unknown as FanCoilRequest;
const signal = () => AbortSignal.timeout(60_000);
const rowsOf = (engine: Engine, libraries: readonly SeenLibrary[] = [], changes: object = {}) =>
  engine.selectForRooms(COIL, request(changes), signal(), libraries);
const candidatesOf = (engine: Engine, libraries: readonly SeenLibrary[] = [], changes: object = {}) =>
  engine.roomCandidates(COIL, request(changes), 3, signal(), libraries);
const withoutLibrary = <Row extends { readonly library?: unknown }>({ library: _library, ...row }: Row) =>
  row;
const idsIn = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
  new Set(rows.flatMap(({ productIds }) => productIds));

// Ids are derived from the product, so both databases have the same.
test("members select from all products as if all were public, whichever thread is asked", async () => {
  const seen = await seenLibraries(parted.queries, made);
  const expected = await rowsOf(engines.whole);
  const answers = await Promise.all(Array.from({ length: 8 }, () => rowsOf(engines.parted, seen)));
  for (const rows of answers) expect(rows.map(withoutLibrary)).toEqual(expected);
  const badges = new Set(answers[0]!.map(({ library }) => library?.name));
  expect(badges).toEqual(new Set([undefined, "甲", "乙"]));
  for (const row of answers[0]!) expect(own.includes(row.id ?? "")).toBe(row.library !== undefined);
  const [candidates, all] = [await candidatesOf(engines.parted, seen), await candidatesOf(engines.whole)];
  expect({ ...candidates, models: candidates.models.map(withoutLibrary) }).toEqual(all);
  expect(candidates.models.filter(({ library }) => library !== undefined).length).toBeGreaterThan(0);
});

test("others select from public ones alone, and members from those that they ask for", async () => {
  const seen = await seenLibraries(parted.queries, made);
  const known = await rowsOf(engines.parted);
  expect([...idsIn(known)].filter((id) => own.includes(id))).toEqual([]);
  expect(await rowsOf(engines.parted, seen, { origin: "public" })).toEqual(known);
  const ofOwn = await rowsOf(engines.parted, seen, { origin: "own" });
  expect([...idsIn(ofOwn)].filter((id) => !own.includes(id))).toEqual([]);
  expect(idsIn(ofOwn).size).toBeGreaterThan(0);
  expect(idsIn(await rowsOf(engines.parted, [], { origin: "own" })).size).toBe(0);
  // A caller who names an own product of others is offered nothing.
  expect(idsIn(await rowsOf(engines.parted, [], { productIds: own })).size).toBe(0);
  expect(idsIn(await rowsOf(engines.parted, seen, { productIds: own })).size).toBeGreaterThan(0);
});

test("a brand is asked for by the code of any library, and drafts and changes are seen by the next run", async () => {
  const { queries } = parted;
  const seen = () => seenLibraries(queries, made);
  const [brand] = await queries.select().from(brands).where(eq(brands.name, "本院"));
  const byPublic = await rowsOf(engines.parted, await seen(), { brandCode: brand!.code });
  const byOwn = await rowsOf(engines.parted, await seen(), { brandCode: `${made[1]}-${brand!.code}` });
  expect(byOwn).toEqual(byPublic);
  const [first] = (await rowsOf(engines.parted, await seen(), { origin: "own" })).flatMap(
    ({ id }) => id ?? [],
  );
  await setDraft(queries, made[0]!, [first!], true);
  await setDraft(queries, made[1]!, [first!], true);
  expect(idsIn(await rowsOf(engines.parted, await seen())).has(first!)).toBe(false);
  for (const id of made) await setDraft(queries, id, [first!], false);
  await queries
    .update(ownProducts)
    .set({ model: "改" })
    .where(inArray(ownProducts.id, [first!]));
  for (const id of made) await revise(queries, id);
  const again = await rowsOf(engines.parted, await seen(), { origin: "own" });
  expect(again.find(({ id }) => id === first)?.model).toBe("改");
});
