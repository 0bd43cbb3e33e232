import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { queryProducts } from "#api/contract/search.ts";
import { PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { DutyHead, DutyBlock } from "#domain/products/search/parts/DutyParts.ts";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import { unpackData } from "#domain/products/search/parts/packData.ts";
import { answerQuery } from "#server/search/answerSearch.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { brands, products } from "#server/database/schema/schema.ts";
import { libraries, libraryMembers, ownProducts } from "#server/database/schema/librarySchema.ts";
import {
  foundLibrary,
  moveToLibrary,
  revise,
  seenLibraries,
  setDraft,
} from "../../../support/ownLibraries.ts";
import { type Person, type ProjectServer, startProjectServer } from "../../../support/projectServer.ts";
import { FAN, point, SEARCH } from "../../../support/searchServer.ts";
import { insertSmallProducts, type SmallProduct } from "../../../support/smallCatalogue.ts";

const FLOWS = [6_000, 8_000, 10_000, 12_000];
const OWN: readonly SmallProduct[] = [
  {
    id: "o-1",
    brandCode: "B9",
    model: "自用 1",
    source: "厂家样本",
    figures: { [PROPERTY.airFlow]: 10_000, [PROPERTY.totalPressure]: 500 },
    enums: { [PROPERTY.speedControl]: SINGLE_SPEED },
    sets: [{ flows: FLOWS, values: { totalPressure: FLOWS.map((flow) => 1_000 - flow / 20) } }],
  },
  { id: "o-2", brandCode: "B2", model: "自用 2", figures: {} },
];

let server: ProjectServer;
let member: Person;
let other: Person;
let libraryId: string;
beforeAll(async () => {
  server = await startProjectServer();
  [member, other] = [await server.person("成员"), await server.person("路人")];
});
afterAll(() => server.close());
beforeEach(async () => {
  const { queries } = server.database;
  await queries.delete(ownProducts);
  await queries.delete(libraries);
  await queries.insert(brands).values({ code: "B9", name: "本院" });
  await insertSmallProducts(queries, OWN);
  libraryId = await foundLibrary(queries, "设备组", [member.userId]);
  await moveToLibrary(
    queries,
    libraryId,
    OWN.map(({ id }) => id),
    { isOwnBrand: (code) => code === "B9" },
  );
  await queries.delete(brands).where(eq(brands.code, "B9"));
});

const QUERY = `${SEARCH}/v1/products/query`;
const foundBy = async (person: Pick<Person, "post">, question: object = {}) =>
  v.parse(queryProducts.output, (await person.post(QUERY, { ...FAN, ...question })).data).list;
const idsFor = async (person: Pick<Person, "post">, question: object = {}) =>
  (await foundBy(person, question)).map(({ id }) => id).sort();
const PUBLIC = ["fan-1", "fan-2"];

const CALLS = [
  ["POST", "/v1/products/query"],
  ["POST", "/v2/brands/agg"],
  ["POST", "/v1/products/search_properties_agg"],
  ["POST", "/v1/products/product_series/agg"],
  ["POST", "/v1/products/relaxations"],
  ["GET", "/v1/brands/agg?gjw_category_code=C000001"],
] as const;
const QUESTIONS = [
  {},
  { words: "自用" },
  { origin: "own" },
  { curveProperties: point(10_000, 500), speedControl: "SINGLE_SPEED" },
];

/** Everything that the search returns to a caller, as sent. */
async function saidTo(headers: Record<string, string>) {
  const said: string[] = [];
  for (const [method, path] of CALLS)
    for (const question of method === "GET" ? [{}] : QUESTIONS) {
      const body = method === "GET" ? {} : { body: JSON.stringify({ ...FAN, ...question }) };
      const answer = await server.app.request(`/api${SEARCH}${path}`, {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        ...body,
      });
      said.push(await answer.text());
    }
  for (const path of ["/suggestions?name=自用", "/suggestions?name=本院", "/categories?name=自用"])
    said.push(
      await (await server.app.request(`/api/system/v4/public_components${path}`, { headers })).text(),
    );
  return said;
}
const bearing = ({ bearer }: Person) => ({ Authorization: `Bearer ${bearer}` });

describe("own products", () => {
  test("are found by members, with the name of their library, and by nobody else", async () => {
    expect(await idsFor(member)).toEqual([...PUBLIC, "o-1", "o-2"]);
    const [own] = await foundBy(member, { words: "自用 1" });
    expect(own).toMatchObject({
      library: { id: libraryId, name: "设备组" },
      brandName: "本院",
      source: "厂家样本",
    });
    expect((await foundBy(member, { words: "T35" })).map(({ library }) => library)).toEqual([
      undefined,
      undefined,
    ]);
    expect(await idsFor(other)).toEqual(PUBLIC);
    expect(await idsFor(server.nobody)).toEqual(PUBLIC);
  });

  test("are found by duty, brand and origin", async () => {
    const duty = { curveProperties: point(10_000, 500), speedControl: "SINGLE_SPEED" };
    expect(await idsFor(member, duty)).toEqual(["o-1"]);
    // The public brand of the same name, by either code.
    expect(await idsFor(member, { brandCode: "B2" })).toEqual(["o-2"]);
    expect(await idsFor(member, { brandCode: `${libraryId}-B2` })).toEqual(["o-2"]);
    expect(await idsFor(member, { origin: "own" })).toEqual(["o-1", "o-2"]);
    expect(await idsFor(member, { origin: "public" })).toEqual(PUBLIC);
    expect(await idsFor(server.nobody, { origin: "own" })).toEqual([]);
    expect(await idsFor(other, { ...duty, origin: "own" })).toEqual([]);
  });

  test("change nothing of what others are told, to the last byte", async () => {
    const [nobody, stranger] = [await saidTo({}), await saidTo(bearing(other))];
    expect(stranger).toEqual(nobody);
    expect(await saidTo({ Authorization: `Bearer ${"x".repeat(43)}` })).toEqual(nobody);
    expect(await saidTo(bearing(member))).not.toEqual(nobody);
    await server.database.queries.delete(ownProducts);
    await server.database.queries.delete(libraries);
    expect(await saidTo({})).toEqual(nobody);
    expect(await saidTo(bearing(member))).toEqual(nobody);
  });

  test("are nowhere as drafts, and found as soon as they are taken into use", async () => {
    const { queries } = server.database;
    await setDraft(queries, libraryId, ["o-1"], true);
    expect(await idsFor(member)).toEqual([...PUBLIC, "o-2"]);
    expect(await idsFor(member, { words: "自用" })).toEqual(["o-2"]);
    await setDraft(queries, libraryId, ["o-1", "o-2"], true);
    expect(await saidTo(bearing(member))).toEqual(await saidTo({}));
    await setDraft(queries, libraryId, ["o-1"], false);
    expect(await idsFor(member)).toEqual([...PUBLIC, "o-1"]);
  });

  test("are lost to who leaves, and to all when the library is deleted, with the next call", async () => {
    const { queries } = server.database;
    expect(await idsFor(member, { origin: "own" })).toHaveLength(2);
    await queries.delete(libraryMembers).where(eq(libraryMembers.userId, member.userId));
    expect(await idsFor(member)).toEqual(PUBLIC);
    await queries.insert(libraryMembers).values({ of: libraryId, userId: member.userId, role: "owner" });
    expect(await idsFor(member, { origin: "own" })).toHaveLength(2);
    await queries.update(libraries).set({ deletedAt: new Date() });
    expect(await idsFor(member)).toEqual(PUBLIC);
  });

  test("are read anew by every node when they change, and no further than they have changed", async () => {
    const { database } = server;
    const log = createLog("silent");
    const nodes = [1, 2].map(() => createCatalogueSearch({ database, log }));
    const modelsAt = async (node: (typeof nodes)[number]) => {
      const opened = await node.open("C000001", await seenLibraries(database.queries, [libraryId]));
      return opened.category.texts.models.toSorted();
    };
    const [first] = await Promise.all(nodes.map(modelsAt));
    expect(first).toEqual(["T35-11-6.3", "T35-11-8", "自用 1", "自用 2"]);
    await database.queries.update(ownProducts).set({ model: "自用 3" }).where(eq(ownProducts.id, "o-2"));
    await revise(database.queries, libraryId);
    for (const node of nodes) expect(await modelsAt(node)).toEqual([...first!.slice(0, 3), "自用 3"]);
    // The catalogue may change too.
    await database.queries.update(products).set({ model: "T35-11-9" }).where(eq(products.id, "fan-2"));
    for (const node of nodes) {
      await node.rebuild("C000001");
      expect(await modelsAt(node)).toContain("T35-11-9");
      expect(await modelsAt(node)).toContain("自用 3");
    }
    await database.queries.update(products).set({ model: "T35-11-8" }).where(eq(products.id, "fan-2"));
  });

  test("are merged once for all who ask at a time, and not at all for others", async () => {
    const { database } = server;
    const search = createCatalogueSearch({ database, log: createLog("silent") });
    const seen = await seenLibraries(database.queries, [libraryId]);
    const [one, two] = await Promise.all([1, 2].map(() => search.open("C000001", seen)));
    expect(one!.category).toBe(two!.category);
    const known = await search.open("C000001");
    expect(await search.open("C000001", [])).toBe(known);
    const empty = await foundLibrary(database.queries, "空");
    expect(await search.open("C000001", await seenLibraries(database.queries, [empty]))).toBe(known);
    expect(await search.open("C000002", seen)).toBe(await search.open("C000002"));
    // A library's new name is shown although nothing is merged again.
    const renamed = await search.open("C000001", [{ ...seen[0]!, name: "新名" }]);
    expect(renamed.category).toBe(one!.category);
    expect(renamed.own?.libraries).toEqual([{ id: libraryId, name: "新名" }]);
  });

  test("are not searched beyond what one member may, and the answer says how many there are", async () => {
    const { database } = server;
    const seen = await seenLibraries(database.queries, [libraryId]);
    const open = (own: number) =>
      createCatalogueSearch({ database, log: createLog("silent"), members: { bytes: 1e6, own } }).open(
        "C000001",
        seen,
      );
    await expect(open(1)).rejects.toThrow("您各产品库在这一类共有 2 个在用产品，最多能一起查找 1 个");
    expect((await open(2)).category.columns.size).toBe(4);
  });

  test("have years read from their own tables where the columns keep none", async () => {
    const { database } = server;
    const search = createCatalogueSearch({ database, log: createLog("silent") });
    const opened = await search.open("C000001", await seenLibraries(database.queries, [libraryId]));
    const { yearSettings } = await import("#server/search/yearSettings.ts");
    const rows = opened.category.texts.ids.map((_, row) => row);
    const [kept, read] = [
      await yearSettings(opened.category, rows, database.queries),
      await yearSettings({ ...opened.category, energy: null }, rows, database.queries),
    ];
    expect(rows.map(read)).toEqual(rows.map(kept));
    expect(rows.flatMap(read)).not.toEqual([]);
    const question = { ...FAN, words: "", origin: "own" as const, pageNo: 1, pageSize: 5 };
    expect((await answerQuery(opened, { ...NOTHING, ...question })).totalCount).toBe(2);
  });
});

const NOTHING = {
  brandCode: null,
  productSeriesId: null,
  productSeriesName: null,
  speedControl: null,
  isSample: null,
  tolerance: null,
  curveProperties: [],
  productProperties: [],
  orderBy: null,
  orderType: null,
  energy: null,
};

describe("columns for a worker", () => {
  const columnsFor = (person: Person | null, path = "", headers: Record<string, string> = {}) =>
    server.app.request(`/api${SEARCH}/v1/products/columns/C000001${path}`, {
      headers: { ...(person === null ? {} : bearing(person)), ...headers },
    });
  const unpacked = async (answer: Response) => unpackData(new Uint8Array(await answer.arrayBuffer()));
  const headFor = async (person: Person | null) => (await unpacked(await columnsFor(person))) as DutyHead;

  test("hold own products for members alone, and nobody else is given theirs", async () => {
    const [own, known, foreign] = [await headFor(member), await headFor(null), await headFor(other)];
    expect([own.size, known.size]).toEqual([4, 2]);
    expect(foreign).toEqual(known);
    expect(own.version).not.toBe(known.version);
    const block = (await unpacked(await columnsFor(member, `/${own.version}/rows-0`))) as DutyBlock;
    const reader = new DutyColumnsReader(own);
    expect(reader.addBlock(block)).toBe(true);
    expect(Uint8Array.from(reader.columns().libraries ?? []).sort()).toEqual(Uint8Array.of(0, 0, 1, 1));
    for (const person of [null, other])
      expect((await columnsFor(person, `/${own.version}/rows-0`)).status).toBe(404);
  });

  test("of members are kept by no cache that does not ask again, and told apart by who asks", async () => {
    const [{ version }, known] = [await headFor(member), await headFor(null)];
    for (const answer of [await columnsFor(member), await columnsFor(member, `/${version}/rows-0`)]) {
      expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding, Authorization, Origin");
    }
    const etag = (await columnsFor(member)).headers.get("ETag") ?? "";
    expect((await columnsFor(member, "", { "If-None-Match": etag })).status).toBe(304);
    expect((await columnsFor(other, "", { "If-None-Match": etag })).status).toBe(200);
    const { headers } = await columnsFor(other, `/${known.version}/rows-0`);
    expect([headers.get("Cache-Control"), headers.get("Vary")]).toEqual([
      "private, max-age=31536000, immutable",
      "Accept-Encoding, Origin",
    ]);
  });
});
