import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, flow } from "#domain/base/units.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { runAirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { fanFor } from "../../support/airBuilding.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;

/** On two storeys 12 offices of 40 m², 4 corridors, and 4 rooms whose names tell nothing. */
const NAMES = ["办公室", "办公室", "走道", "办公室", "多用途"];
const building = () =>
  packRooms(
    Array.from({ length: 20 }, (_, at) =>
      testRoom(at, {
        roomCode: `R${at}`,
        roomName: NAMES[at % NAMES.length]!,
        floor: `${Math.floor(at / 10) + 1}F`,
        roomArea: area(40),
        airSupplyVolume: flow(900),
      }),
    ),
  );

async function begun() {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(building(), "试验楼", "");
  return client;
}
async function systemsOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.airSystems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
const freshOf = async <Filter>(client: BatchClient<Filter>) =>
  (await systemsOf(client)).systems.filter(({ kind }) => kind === "fresh");

it("asks for no fresh air before somebody does, and gives each room what its rule says then", async () => {
  const client = await begun();
  expect(await client.freshAir()).toMatchObject({ isAsked: false, counts: { all: 20 } });
  expect(await freshOf(client)).toEqual([]);
  expect((await systemsOf(client)).rooms).toBe(0);

  expect(await client.setFresh({})).toBe("");
  expect(client.summary().undo).toBe("set-fresh");
  const answer = await client.freshAir();
  // 4 persons of 30 m³/h in each office
  expect(answer).toMatchObject({
    ...{ isAsked: true, flow: 12 * 120, area: 480 },
    counts: { all: 20, served: 12, none: 4, unknown: 4 },
  });
  const unknown = await client.freshLines("unknown", 0, 50);
  expect(unknown.lines.map(({ name, gap }) => `${name} ${gap}`)).toEqual(Array(4).fill("多用途 no-rule"));
  const { lines } = await client.freshLines("served", 0, 1);
  expect(lines[0]).toMatchObject({ code: "R0", people: 4, flow: 120, basis: "person" });
  expect(lines[0]!.clause).toContain("待核对");

  await client.undo();
  expect(await client.freshAir()).toMatchObject({ isAsked: false });
  client.dispose();
});

it("makes a system of it without outlets, whose ducts and duty are those of a plain run", async () => {
  const client = await begun();
  await client.setFresh({});
  const { systems, rooms } = await systemsOf(client);
  expect(rooms).toBe(12);
  expect(systems.map(({ kind, name, air }) => [kind, name, air])).toEqual([["fresh", "新风系统", 1440]]);
  const [sheet] = systems;
  expect(sheet!.card!.flow).toBeCloseTo(1440 * 1.05, 9);
  expect(sheet!.card!.limitKind).toBe("freshAir");
  expect(sheet!.remarks.map(({ code }) => code)).toEqual(["parts-untyped", "outlet-unchosen"]);
  const plain = runAirSystem(
    NAMES.flatMap(() => [0, 1, 2, 3])
      .map((_, at) => ({ at, name: NAMES[at % NAMES.length]! }))
      .filter(({ name }) => name === "办公室")
      .map(({ at, name }) => ({
        ...{ roomId: `${at}`, code: `R${at}`, name, zone: "", floor: `${Math.floor(at / 10) + 1}F` },
        ...{ level: Math.floor(at / 10), area: 40, model: "", count: 1, air: 120, neck: 120 / 3600 / 3 },
      })),
    sheet!.settings,
    0,
  );
  expect(sheet!.card).toEqual(fanCard(plain));
  client.dispose();
});

it("stands beside the systems of outlets of the same rooms, each with its own split and fan", async () => {
  const client = await begun();
  await client.setFresh({});
  await client.run("all");
  expect((await systemsOf(client)).systems.map(({ id, kind }) => [id, kind])).toEqual([
    ["air", "air"],
    ["fresh", "fresh"],
  ]);
  expect(
    await client.arrangeSystems({ act: "split", id: "fresh", places: [{ zone: "", floor: "2F" }] }),
  ).toBe("");
  const { systems } = await systemsOf(client);
  expect(systems.map(({ id, rooms }) => [id, rooms])).toEqual([
    ["air", 20],
    ["fresh", 6],
    ["fresh-2", 6],
  ]);
  expect(await client.arrangeSystems({ act: "merge", from: "fresh", to: "air" })).toContain("同类");
  const fan = await fanFor(server, systems[1]!.card!);
  expect(await client.keepFan("fresh", fan)).toBe("");
  expect((await freshOf(client))[0]).toMatchObject({ fan: { state: "meets" } });
  client.dispose();
});

it("follows a room that changes, the rules, what is typed or pasted, each in one step of undo", async () => {
  const client = await begun();
  await client.setFresh({});
  const before = (await freshOf(client))[0]!;
  const { id } = (await client.freshLines("served", 0, 1)).lines[0]!;
  const was = (await client.room(id))!;
  await client.editRoom(id, { ...was, roomArea: area(80) });
  expect(await client.freshAir()).toMatchObject({ flow: 1440 + 120 });
  const after = (await freshOf(client))[0]!;
  expect(after.card!.flow).toBeCloseTo((1440 + 120) * 1.05, 9);
  expect(after.consequence).toContain("→");
  await client.undo();
  expect((await freshOf(client))[0]!.card).toEqual(before.card);

  expect(await client.setRoomFresh(id, { people: 10 })).toBe("");
  expect(await client.freshAir()).toMatchObject({ flow: 1440 - 120 + 300 });
  expect(await client.setRoomFresh(id, { people: -1 })).toContain("人数应在");
  expect(await client.pasteFresh("房间编号\t新风量\nR4\t200\nR99\t1")).toEqual({
    ...{ taken: 1, left: ["R99：没有这个房间编号"], sentence: "" },
  });
  expect(await client.freshAir()).toMatchObject({
    ...{ flow: 1440 - 120 + 300 + 200, counts: { served: 13, unknown: 3 } },
  });
  const { rules } = (await client.freshAir()).settings;
  expect(await client.setFresh({ rules: [{ ...rules[0]!, contains: "" }, ...rules] })).toContain("放在最后");
  expect(await client.stopFresh()).toBe("");
  expect(await client.freshAir()).toMatchObject({ isAsked: false });
  await client.undo();
  expect(await client.freshAir()).toMatchObject({ isAsked: true, flow: 1820 });
  client.dispose();
});

it("is kept with the building and handed over in book, schedule and overview", async () => {
  const client = await begun();
  await client.setFresh({});
  const [sheet] = await freshOf(client);
  const fan = await fanFor(server, sheet!.card!);
  await client.keepFan("fresh", fan);
  const kept = (await freshOf(client))[0]!;
  expect(kept.settings.fan!.model).toBe(fan.model);
  await summaryWhere(client, isSaved);
  client.dispose();

  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms }) => rooms === 20);
  expect(await again.freshAir()).toMatchObject({ isAsked: true, flow: 1440 });
  const restored = (await freshOf(again))[0]!;
  expect([restored.fan, restored.card, restored.settings]).toEqual([kept.fan, kept.card, kept.settings]);

  const book = await again.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const room = book.value.find(({ name }) => name === "新风量")!;
  const clause = room.titles.find(({ title }) => title === "依据")!;
  expect(textAt(room.table.columns[clause.key]!, 0)).toContain("GB 50736");
  const overview = await again.overview([], undefined, never());
  if (!overview.ok) throw new Error(overview.message);
  const lines = overview.value.overview.lines.map(({ name, words }) => [name, words]);
  expect(lines).toContainEqual(["房间新风", "4 间新风量未知"]);
  expect(lines).toContainEqual(["新风系统 风机", STATE_WORDS[kept.fan!.state]]);
  await again.run("all");
  expect((await scheduleLines(again)).rows).toContainEqual(
    expect.arrayContaining(["XF", "新风机", fan.model]),
  );
  again.dispose();
});
