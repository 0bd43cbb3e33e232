import * as v from "valibot";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { area, power } from "#domain/base/units.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import {
  PROPOSED_SYSTEMS,
  PROPOSED_WINTER,
  type Season,
} from "#domain/building/systems/water/WaterSettings.ts";
import type { LineShow } from "#domain/building/systems/SystemLists.ts";
import type { LineAsk } from "#workers/batch/systems/SystemSheet.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { SystemsSchema } from "#workers/batch/record/systemsSchema.ts";
import { openForTest } from "../../support/batchRuns.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const MAIN = keyOf("plant");
const asLine = (show: LineShow): LineAsk => ({ show, sort: null, season: "summer" });

const rooms = () =>
  packRooms(
    Array.from({ length: 30 }, (_, at) =>
      testRoom(at, {
        floor: `${Math.floor(at / 10) + 1}F`,
        roomArea: area(18),
        coolingLoad: power(1.6),
        heatLoad: power(1.1),
      }),
    ),
  );

async function selected() {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  return client;
}

async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.systems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("gives cold and hot water of the chosen units, with a duty that follows typed lengths, and back", async () => {
  const client = await selected();
  const { systems, rooms: served } = await asked(client);
  expect(systems.map(({ kind }) => kind)).toEqual(["cold", "hot"]);
  expect(served).toBe(client.summary().matched);
  const [cold] = systems;
  expect(cold).toMatchObject({ rooms: served, circuits: served, settings: PROPOSED_SYSTEMS.cold });
  // Plant, two risers, a main and a branch for each room; storey 1 stands on the riser, too.
  expect(cold).toMatchObject({ segments: 1 + 3 + 2 * served, assumed: 1 + 3 + 2 * served });
  expect(cold!.card!.head).toBeGreaterThan(8);

  const { lines } = await client.segmentLines("cold", asLine("indexFirst"), 0, 10);
  expect(lines[0]).toMatchObject({ id: MAIN, length: 30, isIndex: true, formula: "L₀ = 30 m" });
  expect(lines[0]!.flow).toBeCloseTo(cold!.card!.flow, 9);
  const circuits = await client.circuitLines("cold", "summer", 0, 200);
  expect(circuits.lines[0]).toMatchObject({ isIndex: true, surplus: 0 });
  expect(circuits.count).toBe(served);

  expect(await client.typeLength("cold", MAIN, 80)).toBe("");
  const longer = (await asked(client)).systems[0]!;
  expect(longer.card!.head).toBeGreaterThan(cold!.card!.head);
  expect(longer.assumed).toBe(cold!.assumed - 1);
  expect(client.summary().undo).toBe("set-systems");
  expect(await client.lockSize("cold", MAIN, "DN200")).toBe("");
  expect((await client.segmentLines("cold", asLine("tree"), 0, 1)).lines[0]).toMatchObject({
    size: "DN200",
    isLocked: true,
  });
  await client.undo();
  await client.undo();
  expect(client.summary().undo).toBe("run");
  expect((await asked(client)).systems[0]!.card).toEqual(cold!.card);
  client.dispose();
});

it("follows rooms in one step with them, and refuses impossible settings with a sentence", async () => {
  const client = await selected();
  const before = (await asked(client)).systems[0]!;
  const [row] = await client.rows(0, 1);
  await client.deleteRooms([row!.roomId]);
  const after = (await asked(client)).systems[0]!;
  expect(after.rooms).toBe(before.rooms - 1);
  expect(after.card!.flow).toBeLessThan(before.card!.flow);
  await client.undo();
  expect((await asked(client)).systems[0]!.card).toEqual(before.card);
  expect(await client.setSystem("cold", { back: 3 })).toContain("供回水温度不合理");
  expect(
    await client.setSystem("cold", { factors: { terminal: 1, floor: 0.7, riser: 0.8, plant: 0.8 } }),
  ).toBe("同时使用系数不能向机房方向增大：立管 0.80 大于水平干管 0.70");
  expect(client.summary().undo).toBe("run");
  client.dispose();
});

it("keeps each of two figures of one group that the page sends one after the other, not knowing of the first", async () => {
  const client = await selected();
  await client.setSystem("cold", { condenser: PROPOSED_CONDENSER });
  await Promise.all([
    client.setSystem("cold", { condenser: { cop: 5.6 } }),
    client.setSystem("cold", { condenser: { loss: 62 } }),
    client.setSystem("cold", { factors: { plant: 0.8 } }),
    client.setSystem("cold", { factors: { riser: 0.9 } }),
  ]);
  const { settings } = (await asked(client)).systems[0]!;
  expect(settings.condenser).toEqual({ ...PROPOSED_CONDENSER, cop: 5.6, loss: 62 });
  expect(settings.factors).toMatchObject({ riser: 0.9, plant: 0.8 });
  await client.setSystem("cold", { condenser: null });
  expect((await asked(client)).systems[0]!.settings.condenser).toBeNull();
  client.dispose();
});

it("keeps what was typed with the building", async () => {
  const client = await selected();
  await client.setSystem("cold", { block: 40, series: "copper" });
  await client.typeLength("cold", MAIN, 12.5);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  const { settings } = (await asked(again)).systems[0]!;
  expect(settings).toMatchObject({ block: 40, series: "copper", lengths: [[MAIN, 12.5]] });
  again.dispose();
});

it("splits, renames and merges systems in one step of undo each, and keeps them with the building", async () => {
  const client = await selected();
  const [whole] = (await asked(client)).systems;
  const upper = whole!.places.filter(({ floor }) => floor !== "1F");
  expect(whole!.places.map(({ floor }) => floor)).toEqual(["1F", "2F", "3F"]);
  expect(await client.arrangeSystems({ act: "split", id: "cold", places: upper })).toBe("");
  expect(client.summary().undo).toBe("arrange-systems");
  const parted = (await asked(client)).systems;
  expect(parted.map(({ id }) => id)).toEqual(["cold", "cold-2", "hot"]);
  expect(parted[0]!.rooms + parted[1]!.rooms).toBe(whole!.rooms);
  expect(parted[0]!.card!.flow + parted[1]!.card!.flow).toBeCloseTo(whole!.card!.flow, 9);
  expect((await client.segmentLines("cold-2", asLine("tree"), 0, 200)).lines.length).toBe(
    1 + 2 + 2 * parted[1]!.rooms,
  );

  expect(await client.arrangeSystems({ act: "rename", id: "cold-2", name: "高区冷水" })).toBe("");
  expect(await client.arrangeSystems({ act: "rename", id: "cold-2", name: "冷水系统" })).toContain(
    "已有系统",
  );
  expect(await client.setSystem("cold-2", { plantLevel: 3 })).toBe("");
  await summaryWhere(client, isSaved);
  client.dispose();

  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  const kept = (await asked(again)).systems[1]!;
  expect(kept).toMatchObject({ id: "cold-2", name: "高区冷水", settings: { plantLevel: 3 } });
  expect(await again.arrangeSystems({ act: "merge", from: "cold-2", to: "cold" })).toBe("");
  expect((await asked(again)).systems[0]!.card).toEqual(whole!.card);
  await again.undo();
  expect((await asked(again)).systems[1]).toEqual(kept);
  again.dispose();
});

it("makes two pipes of four in one step of undo: one system with two seasons, without hot water of its own", async () => {
  const client = await selected();
  const [cold, hot] = (await asked(client)).systems;
  expect(await client.setSystem("hot", { winter: PROPOSED_WINTER })).toContain("两管制");
  expect(await client.setSystem("cold", { winter: PROPOSED_WINTER })).toBe("");
  const { systems } = await asked(client);
  const [both] = systems;
  expect(systems.map(({ id, name }) => [id, name])).toEqual([["cold", "冷热水系统"]]);
  expect(both!.card!.flow).toBe(cold!.card!.flow);
  expect(both!.winter!.card!.flow).toBe(hot!.card!.flow);
  expect(both!.winter).toMatchObject({
    kind: "hot",
    season: "winter",
    name: "冷热水系统 冬季",
    segments: both!.segments,
  });
  const inSeason = async (season: Season) =>
    (await client.segmentLines("cold", { show: "tree", sort: null, season }, 0, 200)).lines;
  const [summer, winter] = [await inSeason("summer"), await inSeason("winter")];
  expect(winter.map(({ size }) => size)).toEqual(summer.map(({ size }) => size));
  expect(winter.every(({ flow }, at) => flow < summer[at]!.flow)).toBe(true);
  const book = await client.systemBook("2026-11-28", [], never());
  const titles = book.ok ? book.value.map(({ name }) => name) : [];
  expect(titles.filter((name) => name.includes("冬季"))).toHaveLength(4);
  expect(titles.filter((name) => name.includes("材料表"))).toHaveLength(1);

  // Only the upper storeys have two pipes then: the lower one has hot water of its own.
  const upper = both!.places.filter(({ floor }) => floor !== "1F");
  await client.arrangeSystems({ act: "split", id: "cold", places: upper });
  await client.setSystem("cold", { winter: null });
  const parted = (await asked(client)).systems;
  expect(parted.map(({ id, name, rooms: count }) => [id, name, count])).toEqual([
    ["cold", "冷水系统", cold!.rooms - upper.reduce((sum, { rooms: count }) => sum + count, 0)],
    ["cold-2", expect.stringMatching(/^冷/u), upper.reduce((sum, { rooms: count }) => sum + count, 0)],
    ["hot", "热水系统", cold!.rooms - upper.reduce((sum, { rooms: count }) => sum + count, 0)],
  ]);
  expect(parted[1]!.winter).not.toBeNull();
  for (let step = 0; step < 3; step++) await client.undo();
  expect((await asked(client)).systems.map(({ id }) => id)).toEqual(["cold", "hot"]);
  await client.setSystem("cold", { winter: { ...PROPOSED_WINTER, supply: 55, back: 45 } });
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  expect((await asked(again)).systems[0]!.settings.winter).toMatchObject({ supply: 55, back: 45 });
  again.dispose();
});

it("sorts segments by a figure, both ways, those of the list alone", async () => {
  const client = await selected();
  const sorted = async (sort: LineAsk["sort"], show: LineShow = "tree") =>
    (await client.segmentLines("cold", { show, sort, season: "summer" }, 0, 200)).lines;
  const tree = await sorted(null);
  for (const by of ["load", "flow", "length", "velocity", "friction", "loss"] as const)
    for (const isFalling of [false, true]) {
      const found = await sorted({ by, isFalling });
      expect(found.map(({ id }) => id).toSorted()).toEqual(tree.map(({ id }) => id).toSorted());
      const figures = found.map((line) => line[by]!);
      expect(figures).toEqual(figures.toSorted((a, b) => (isFalling ? b - a : a - b)));
    }
  const sizes = (await sorted({ by: "size", isFalling: true })).map(({ inner }) => inner!);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  client.dispose();
});

it("reads a record from before systems could be split", () => {
  const cold = { ...PROPOSED_SYSTEMS.cold, plantMain: 55 };
  const read = v.parse(SystemsSchema, { cold, hot: PROPOSED_SYSTEMS.hot });
  expect(read.map(({ id, parts, settings }) => [id, parts, settings.plantMain])).toEqual([
    ["cold", null, 55],
    ["hot", null, 30],
  ]);
  expect(v.safeParse(SystemsSchema, [...read, read[0]]).success).toBe(false);
});

it("has none for a kind without water", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms([testRoom(1)]), "试验楼", "");
  await client.run("all");
  expect(await asked(client)).toMatchObject({ rooms: 0 });
  client.dispose();
});
