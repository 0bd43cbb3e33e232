import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PlanPart, PlanVersion } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { catalogueWords } from "#domain/building/plan/catalogueWords.ts";
import { renewRevisions } from "#server/database/revisions/catalogueRevisions.ts";
import { planParts, planVersions } from "#server/database/schema/projectSchema.ts";
import { dropUnnamedParts } from "#server/project/plans/planParts.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { HEAD, madeRooms, productsPart, roomsPart, type MadeRoom } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, startProjectServer } from "../../support/projectServer.ts";
import type { Person, ProjectServer } from "../../support/projectServer.ts";

describe.each(DATABASES)("plans in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  let person: Person;
  let projectId = "";
  let path = "";
  beforeEach(async () => {
    person = await server.person();
    projectId = await currentOf(person);
    path = `${PROJECTS}/${projectId}`;
  });

  const keep = async (part: PlanPart) =>
    ((await person.post(`${path}/plan_parts`, part)).data as { id: string }).id;
  async function planOf(rooms: readonly MadeRoom[], more: object = {}) {
    return {
      saveKey: randomUUID(),
      kind: "fanCoil",
      building: "fanCoil",
      name: "一号楼",
      basedOn: null,
      head: HEAD,
      roomParts: [await keep(roomsPart(rooms))],
      productParts: [await keep(productsPart("fcu-1", "fcu-2"))],
      ...more,
    };
  }
  const save = (plan: object) => person.post(`${path}/plans`, plan);
  const versions = async () =>
    (await person.get(`${path}/plan_versions`)).data as { list: PlanVersion[]; totalCount: number };
  const ROOMS: readonly MadeRoom[] = [
    { id: "1", quantity: 2 },
    { id: "2", standing: "changed", product: 1 },
    { id: "3", standing: "unmatched", product: -1 },
  ];

  test("a confirmed one is kept with its rooms, filter, results, catalogue, author and date", async () => {
    const begun = Date.now();
    const saved = await save(await planOf(ROOMS, { note: "初稿" }));
    expect(saved).toMatchObject({
      code: "success",
      data: {
        kind: "fanCoil",
        name: "一号楼",
        note: "初稿",
        number: 1,
        basedOn: null,
        isParallel: false,
        rooms: 3,
        matched: 1,
        doubtful: 1,
        unmatched: 1,
        units: 3,
        models: 2,
        author: expect.stringMatching(/^设计师/u),
      },
    });
    const { id, createdAt } = saved.data as PlanVersion;
    expect(createdAt).toBeGreaterThan(begun - 60_000);
    const opened = (await person.get(`${path}/plan_versions/${id}`)).data as {
      roomParts: string[];
      productParts: string[];
    };
    expect(opened).toMatchObject({ ...(saved.data as object), head: HEAD });
    const part = async (partId: string) => (await person.get(`${path}/plan_parts/${partId}`)).data;
    expect(await part(opened.roomParts[0]!)).toEqual(roomsPart(ROOMS));
    expect(await part(opened.productParts[0]!)).toEqual(productsPart("fcu-1", "fcu-2"));
  });

  test("its rooms come back with their floors, and a column of another length is refused", async () => {
    const parts = `${path}/plan_parts`;
    const part = roomsPart(ROOMS);
    const rooms = { ...(part.kind === "rooms" && part.rooms), floors: ["1F", "", "2F"] };
    const post = (made: object) => person.post(parts, { kind: "rooms", rooms: made });
    const { id } = (await post(rooms)).data as { id: string };
    expect((await person.get(`${parts}/${id}`)).data).toEqual({ kind: "rooms", rooms });
    expect(await post({ ...rooms, floors: ["1F"] })).toMatchObject({ code: "invalid.parameter" });
  });

  test("its catalogue is named by the day since which it stands so", async () => {
    await renewRevisions(server.database.queries, [BATCH_KINDS.fanCoil.categoryCode]);
    const { catalogueVersion } = (await save(await planOf(ROOMS))).data as PlanVersion;
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Shanghai" });
    expect(catalogueWords(catalogueVersion)).toBe(`产品库 ${today}`);
    expect(catalogueVersion).toMatch(/ [\da-f-]{36}$/u);
  });

  test("its note may be written later, and nothing else of it", async () => {
    const saved = (await save(await planOf(ROOMS))).data as PlanVersion;
    const one = `${path}/plan_versions/${saved.id}`;
    expect(await person.patch(one, { note: " 送审稿 " })).toMatchObject({
      code: "success",
      data: { ...saved, note: "送审稿" },
    });
    expect((await versions()).list).toEqual([{ ...saved, note: "送审稿" }]);
    expect(await person.patch(one, { note: "x".repeat(501) })).toMatchObject({ faults: ["note"] });
    expect(await person.patch(one, { note: "", name: "二号楼" })).toMatchObject({
      code: "invalid.parameter",
    });
    const nowhere = `${path}/plan_versions/${randomUUID()}`;
    const missing = { code: "not.found", data: { missing: "version" } };
    expect(await person.patch(nowhere, { note: "" })).toMatchObject(missing);
  });

  test("versions follow one another and are listed, the newest first; what did not change is kept once", async () => {
    const plan = await planOf(ROOMS);
    await save(plan);
    await save(await planOf(ROOMS, { basedOn: 1 }));
    await save(await planOf([{ id: "9" }], { building: "@fanCoil:other", name: "二号楼" }));
    expect((await versions()).list.map(({ name, number }) => [name, number])).toEqual([
      ["二号楼", 1],
      ["一号楼", 2],
      ["一号楼", 1],
    ]);
    const { queries } = server.database;
    expect(await queries.$count(planParts, eq(planParts.projectId, projectId))).toBe(3);
    const [{ planId } = { planId: "" }] = (await versions()).list.slice(1);
    const one = await person.get(`${path}/plan_versions?plan_id=${planId}&page_size=1`);
    expect(one.data).toMatchObject({ totalCount: 2, list: [{ number: 2 }] });
  });

  test("of two who save at once the later is told of a conflict, and both versions are kept", async () => {
    await save(await planOf(ROOMS));
    const plans = [
      await planOf([{ id: "1", quantity: 5 }], { basedOn: 1 }),
      await planOf([{ id: "1", quantity: 6 }], { basedOn: 1 }),
    ];
    const answers = await Promise.all(plans.map(save));
    const won = answers.find(({ code }) => code === "success");
    const lost = answers.find(({ code }) => code === "conflict");
    expect(won?.data).toMatchObject({ number: 2, isParallel: false });
    // It is no longer the last version by then.
    const theirs = { ...(won?.data as object), isLast: false, isScheduled: false };
    expect(lost).toMatchObject({
      status: 409,
      data: { yours: { number: 3, basedOn: 1, isParallel: true }, theirs },
    });
    const { list } = await versions();
    const { units } = (won ?? { data: { units: 0 } }).data as PlanVersion;
    expect(new Map(list.map((each) => [each.number, each.units]))).toEqual(
      new Map([
        [3, 11 - units],
        [2, units],
        [1, 3],
      ]),
    );
    // A user who has seen both continues from the last.
    expect(await save(await planOf(ROOMS, { basedOn: 3 }))).toMatchObject({ data: { isParallel: false } });
  });

  test("two first ones of a building are a conflict too", async () => {
    expect(await save(await planOf(ROOMS))).toMatchObject({ code: "success" });
    expect(await save(await planOf(ROOMS))).toMatchObject({ code: "conflict" });
  });

  test("one that is sent twice is kept once, and answered alike", async () => {
    const plan = await planOf(ROOMS);
    const [one, two] = await Promise.all([save(plan), save(plan)]);
    expect(one.code).toBe("success");
    expect(two).toEqual(one);
    expect(await versions()).toMatchObject({ totalCount: 1 });
  });

  test("20,000 rooms are saved and opened as they were", async () => {
    const rooms = Array.from({ length: 20_000 }, (_, at): MadeRoom => ({
      id: `room-${at}`,
      figures: { roomArea: 20 + (at % 37), coolingLoad: 2400 + (at % 311) * 7 },
      quantity: 1 + (at % 3),
    }));
    const parts = Array.from({ length: 20 }, (_, at) => roomsPart(rooms.slice(at * 1000, (at + 1) * 1000)));
    const roomParts = await Promise.all(parts.map(keep));
    const saved = await save(await planOf(ROOMS, { roomParts }));
    expect(saved.data).toMatchObject({
      rooms: 20_000,
      units: rooms.reduce((sum, { quantity = 0 }) => sum + quantity, 0),
    });
    const opened = await person.get(`${path}/plan_versions/${(saved.data as PlanVersion).id}`);
    expect((opened.data as { roomParts: string[] }).roomParts).toEqual(roomParts);
    const read = await Promise.all(roomParts.map((id) => person.get(`${path}/plan_parts/${id}`)));
    expect(read.map(({ data }) => data)).toEqual(parts);
  });

  test("a part holds a thousand rooms with every figure that may be corrected, and no more", async () => {
    const rooms = Array.from({ length: 1000 }, (_, at) => ({ id: `${at}`, figures: { coolingLoad: 3.5 } }));
    const part = (columns: number) => ({
      kind: "rooms",
      rooms: {
        ...madeRooms(rooms),
        corrected: Array.from({ length: columns }, (_, column) => rooms.map((__, at) => at + column / 8)),
      },
    });
    const kept = await person.post(`${path}/plan_parts`, part(60));
    expect(kept.code).toBe("success");
    const { id } = kept.data as { id: string };
    expect((await person.get(`${path}/plan_parts/${id}`)).data).toEqual(part(60));
    expect(await person.post(`${path}/plan_parts`, part(61))).toMatchObject({
      code: "invalid.parameter",
      faults: ["rooms.corrected"],
    });
  });

  test("one of parts that are not there, or another project's, is refused and nothing is kept", async () => {
    const other = await server.person();
    const foreign = await other.post(
      `${PROJECTS}/${await currentOf(other)}/plan_parts`,
      roomsPart([{ id: "x" }]),
    );
    const plan = await planOf(ROOMS);
    const roomParts = [...plan.roomParts, (foreign.data as { id: string }).id];
    expect(await save({ ...plan, roomParts, productParts: ["x".repeat(43)] })).toMatchObject({
      code: "invalid.parameter",
      faults: ["roomParts.1", "productParts.0"],
    });
    expect(await save({ ...plan, basedOn: 1 })).toMatchObject({ faults: ["basedOn"] });
    expect(await versions()).toMatchObject({ totalCount: 0 });
  });

  test("parts that no version names go after a day, those of a version never", async () => {
    const plan = await planOf(ROOMS);
    await save(plan);
    const forgotten = await keep(roomsPart([{ id: "nobody" }]));
    const young = await keep(roomsPart([{ id: "young" }]));
    const { queries } = server.database;
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await queries.update(planParts).set({ createdAt: yesterday }).where(eq(planParts.projectId, projectId));
    await keep(roomsPart([{ id: "young" }]));
    // Saving a version renews the age of its parts.
    await save(await planOf(ROOMS, { basedOn: 1 }));
    await dropUnnamedParts(queries);
    const left = await queries
      .select({ hash: planParts.hash })
      .from(planParts)
      .where(eq(planParts.projectId, projectId));
    const hashes = left.map(({ hash }) => hash);
    expect(hashes).toEqual(expect.arrayContaining([...plan.roomParts, ...plan.productParts, young]));
    expect(hashes).not.toContain(forgotten);
  });

  test("a copied project has its versions", async () => {
    const saved = await save(await planOf(ROOMS));
    const copy = (await person.post(`${path}/copy`, { name: "副本" })).data as { id: string };
    const { data } = await person.get(`${PROJECTS}/${copy.id}/plan_versions`);
    const { id: _id, planId: _plan, ...version } = saved.data as PlanVersion;
    expect(data).toMatchObject({ totalCount: 1, list: [version] });
    expect(await server.database.queries.$count(planVersions)).toBeGreaterThan(1);
  });

  const rooms = madeRooms(ROOMS);
  test.each([
    ["columns of different lengths", { kind: "rooms", rooms: { ...rooms, names: ["一"] } }],
    ["a room that is named twice", { kind: "rooms", rooms: { ...rooms, ids: ["1", "1", "2"] } }],
    ["a standing there is not", { kind: "rooms", rooms: { ...rooms, standing: ["a", "b", "c"] } }],
    ["no room", roomsPart([])],
    ["no product", productsPart()],
    ["neither", { kind: "doors", doors: [] }],
  ])("a part of %s is refused", async (_what, part) => {
    expect(await person.post(`${path}/plan_parts`, part)).toMatchObject({ code: "invalid.parameter" });
  });
});
