import { expect, it } from "vitest";
import { area, flow, power } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { PlanDucts } from "#domain/building/plan/PlanContent.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
import { confirmInto, KIND, versionPages } from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;
/** A kind whose units take water, of which its products state nothing. */
const WATERED: BatchKind<TestFilter> = { ...KIND, water: { cooling: 0, heating: 0, flow: "F", loss: "L" } };
const page = versionPages();

async function building(client: BatchClient<TestFilter>) {
  const rooms = Array.from({ length: 12 }, (_, at) =>
    testRoom(at, { floor: `${1 + (at % 3)}F`, roomArea: area(20), coolingLoad: power(2) }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
}
async function lines(client: BatchClient<TestFilter>) {
  const answer = await client.systems(true, FOREVER);
  if (!answer.ok) throw new Error(answer.message);
  return Promise.all(
    answer.value.systems.map(async ({ id, name, settings, card }) => ({
      ...{ id, name, settings, card },
      pipes: (await client.segmentLines(id, { show: "indexFirst", sort: null, season: "summer" }, 0, 200))
        .lines,
    })),
  );
}

it("keeps systems with a version, which opened again have every pipe and duty to the last bit, and compares them", async () => {
  const { client } = page.machine(undefined, WATERED);
  await building(client);
  await confirmInto(client, page.project.projectId);
  await client.arrangeSystems({ act: "split", id: "cold", places: [{ zone: "", floor: "3F" }] });
  await client.arrangeSystems({ act: "rename", id: "cold-2", name: "高区" });
  await client.typeLength("cold-2", keyOf("plant"), 123.4);
  await client.lockSize("cold", keyOf("plant"), "DN100");
  const before = await lines(client);
  expect(before.map(({ name }) => name)).toContain("高区");
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });
  expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, WATERED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect(await lines(other)).toEqual(before);
  // What was opened is the version that it came from.
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });

  const compared = await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  const { systems } = compared.value;
  expect(systems.map(({ id, isSame }) => [id, isSame])).toEqual([
    ["cold", false],
    ["cold-2", false],
    ["hot", true],
  ]);
  expect(systems[0]).toMatchObject({ before: { rooms: 12 }, after: { rooms: 8 } });
  expect(systems[1]).toMatchObject({ name: "高区", before: null, after: { rooms: 4, assumed: 9 } });
  const card = before.find(({ id }) => id === "cold-2")!.card!;
  expect(systems[1]!.after).toMatchObject({ flow: card.flow, head: card.head });
});

it("keeps what levels in rooms are judged by with a version, and opens it with the same", async () => {
  const { client } = page.machine(undefined, WATERED);
  await building(client);
  await confirmInto(client, page.project.projectId);
  expect(await client.setSound({ period: "night", uses: [{ contains: "病房", use: "ward" }] })).toBe("");
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });
  const settingsOf = async (of: BatchClient<TestFilter>) => {
    const answer = await of.buildingSound(FOREVER);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.settings;
  };
  const [second] = await page.project.versions();
  const { client: other } = page.machine(undefined, WATERED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect(await settingsOf(other)).toEqual(await settingsOf(client));
  expect(await settingsOf(other)).toMatchObject({ period: "night" });
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
});

it("refuses a version whose systems are none", async () => {
  const { client } = page.machine(async (_method, path, answer) => {
    const found = await answer();
    if (!/plan_versions\/[^/]+$/u.test(path)) return found;
    const body = (await found.json()) as { data: { head: { systems?: unknown } } };
    body.data.head.systems = { settings: ["[{"], duties: [] };
    return new Response(JSON.stringify(body), found);
  }, WATERED);
  await building(client);
  await confirmInto(client, page.project.projectId);
  const [only] = await page.project.versions();
  expect(await client.openVersion(page.project.projectId, only!.id)).toMatchObject({
    ok: false,
    code: "plan.unreadable",
  });
});

/** A kind whose products are outlets of 300 × 300 mm. */
const VENTED: BatchKind<TestFilter> = { ...KIND, air: { neckOf: () => 0.09 } };

async function ducts(client: BatchClient<TestFilter>) {
  const answer = await client.airSystems(true, FOREVER);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("keeps what was said of systems of ducts with a version, which opened again has the same duties", async () => {
  const { client } = page.machine(undefined, VENTED);
  const rooms = Array.from({ length: 12 }, (_, at) =>
    testRoom(at, {
      ...{ zone: at < 6 ? "东" : "西", floor: `${1 + (at % 3)}F`, roomArea: area(20) },
      airSupplyVolume: flow(360),
      coolingLoad: power(2),
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
  await confirmInto(client, page.project.projectId);
  await client.setAir("air-西", { use: "exhaust", height: 320 });
  await client.typeLength("air-东", keyOf("plant"), 123.4);
  const before = await ducts(client);
  expect(before.systems.map(({ name, air }) => [name, air])).toEqual([
    ["东送风系统", 2160],
    ["西排风系统", 2160],
  ]);
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, VENTED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  const cardsOf = ({ systems }: typeof before) =>
    systems.map(({ name, settings, card }) => ({ name, settings, card }));
  expect(cardsOf(await ducts(other))).toEqual(cardsOf(before));
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  const compared = await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  expect(compared.value).toMatchObject({ systems: [], ducts: [{ isSame: false }, { isSame: false }] });
  const [east, west] = compared.value.ducts;
  const { flow: air, pressure } = before.systems[0]!.card!;
  expect(east).toMatchObject({
    id: "air-东",
    after: { rooms: 6, assumed: 15, flow: air, pressure, fan: null },
  });
  expect(east!.after!.assumed).toBe(east!.before!.assumed - 1);
  const lengthOf = (of: PlanDucts | null) => of!.ducts.reduce((sum, { length }) => sum + length, 0);
  expect(lengthOf(east!.after) - lengthOf(east!.before)).toBeCloseTo(123.4 - 30, 9);
  expect([west!.before!.name, west!.after!.name]).toEqual(["西送风系统", "西排风系统"]);
  expect([west!.before!.use, west!.after!.use]).toEqual(["supply", "exhaust"]);
  // The first version had nothing typed.
  await other.openVersion(page.project.projectId, first!.id);
  expect((await ducts(other)).systems.map(({ name }) => name)).toEqual(["东送风系统", "西送风系统"]);
});

it("keeps by what rooms get fresh air with a version, which opened again has the same systems of it", async () => {
  const { client } = page.machine(undefined, VENTED);
  const rooms = Array.from({ length: 6 }, (_, at) =>
    testRoom(at, {
      ...{ roomName: "办公室", floor: "1F", roomArea: area(40), airSupplyVolume: flow(360) },
      coolingLoad: power(2),
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼.xlsx", "");
  await client.run("all");
  await confirmInto(client, page.project.projectId);
  await client.setFresh({ height: 2.8 });
  const before = await ducts(client);
  expect(before.systems.map(({ kind, air }) => [kind, air])).toEqual([
    ["air", 2160],
    ["fresh", 720],
  ]);
  await confirmInto(client, page.project.projectId);

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, VENTED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect(await other.freshAir()).toMatchObject({ isAsked: true, flow: 720, settings: { height: 2.8 } });
  expect((await ducts(other)).systems.map(({ card }) => card)).toEqual(
    before.systems.map(({ card }) => card),
  );
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  const compared = await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  expect(compared.value.ducts.map(({ id, isSame }) => [id, isSame])).toEqual([
    ["air", true],
    ["fresh", false],
  ]);
});
