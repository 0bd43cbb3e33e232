import { beforeAll, beforeEach, expect, it } from "vitest";
import { AIR_OUTLET_DEFAULTS } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { PROPOSED_AIR } from "#domain/building/systems/air/AirSettings.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import type { LineShow } from "#domain/building/systems/SystemLists.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { LineAsk } from "#workers/batch/systems/SystemSheet.ts";
import { airBuilding, fanFor } from "../../support/airBuilding.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const MAIN = keyOf("plant");
const asLine = (show: LineShow): LineAsk => ({ show, sort: null, season: "summer" });

async function selected() {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(airBuilding(), "试验楼", "");
  await client.run("all");
  return client;
}
async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.airSystems(true, new AbortController().signal);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("claims no change of what was first proposed, though the systems were looked at before outlets were chosen", async () => {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(airBuilding(), "试验楼", "");
  expect((await asked(client)).rooms).toBe(0);
  await client.run("all");
  expect((await asked(client)).systems.map(({ consequence }) => consequence)).toEqual([null, null]);
  client.dispose();
});

it("gives a system of supply air to each zone, with a duty that follows typed lengths and sizes, and back", async () => {
  const client = await selected();
  const { systems, rooms: served } = await asked(client);
  expect(served).toBe(30);
  expect(client.summary().matched).toBe(30);
  expect(systems.map(({ name, air, settings }) => [name, air, settings])).toEqual([
    ["东区送风系统", 15 * 900, PROPOSED_AIR],
    ["西区送风系统", 15 * 900, PROPOSED_AIR],
  ]);
  const [east] = systems;
  // Plant, three risers from below the ground, a main and a branch for each room.
  expect(east).toMatchObject({ rooms: 15, segments: 1 + 3 + 30, assumed: 34, circuits: 15, area: 600 });
  expect(east!.card!.flow).toBeCloseTo(15 * 900 * 1.05, 9);
  expect(east!.card!.pressure).toBeGreaterThan(50);
  expect(east!.card!.pressure).toBeLessThan(500);
  expect(east!.remarks.map(({ code }) => code)).toEqual(["parts-untyped", "pressure-kind-unknown"]);

  const { lines } = await client.segmentLines("air-东区", asLine("indexFirst"), 0, 40);
  expect(lines).toHaveLength(34);
  expect(lines[0]).toMatchObject({ id: MAIN, length: 30, isIndex: true, formula: "L₀ = 30 m", load: null });
  expect(lines[0]!.flow).toBe(13_500);
  expect(lines[0]!.size).toMatch(/^\d+×\d+$/u);
  const circuits = await client.circuitLines("air-东区", "summer", 0, 200);
  expect(circuits.lines[0]).toMatchObject({ isIndex: true, surplus: 0, isLossAssumed: true });
  expect(circuits.count).toBe(15);

  expect(await client.typeLength("air-东区", MAIN, 90)).toBe("");
  const longer = (await asked(client)).systems[0]!;
  expect(longer.card!.pressure).toBeGreaterThan(east!.card!.pressure);
  expect(longer.consequence).toMatch(/^系统条件改变 → 风管不变 → 风机 [\d.,]+ → [\d.,]+ Pa$/u);
  expect(client.summary().undo).toBe("set-systems");
  expect(await client.lockSize("air-东区", MAIN, "2000×1000")).toBe("");
  expect((await client.segmentLines("air-东区", asLine("tree"), 0, 1)).lines[0]).toMatchObject({
    ...{ size: "2000×1000", isLocked: true },
  });
  await client.undo();
  await client.undo();
  expect((await asked(client)).systems[0]!.card).toEqual(east!.card);
  client.dispose();
});

it("follows a room's outlets and the altitude of the building, and refuses impossible settings", async () => {
  const client = await selected();
  const before = (await asked(client)).systems[0]!;
  const [row] = await client.rows(0, 1);
  await client.deleteRooms([row!.roomId]);
  const after = (await asked(client)).systems[0]!;
  expect([after.rooms, after.air]).toEqual([14, 14 * 900]);
  await client.undo();
  expect((await asked(client)).systems[0]!.card).toEqual(before.card);
  expect(await client.setAir("air-东区", { noise: 10 })).toBe("数值超出范围，请检查");
  expect(await client.setAir("gone", { noise: 40 })).toContain("系统已不存在");
  await client.setFilter({ ...AIR_OUTLET_DEFAULTS, altitude: 3650 });
  const high = (await asked(client)).systems[0]!;
  expect(high).toMatchObject({ altitude: 3650, card: { altitude: 3650 } });
  expect(high.card!.density).toBeLessThan(0.8);
  expect(high.card!.pressure).toBeLessThan(before.card!.pressure);
  client.dispose();
});

it("keeps what was typed and how systems were split with the building", async () => {
  const client = await selected();
  await client.setAir("air-西区", { use: "exhaust", shape: "round", filterClean: 60 });
  await client.typeLength("air-东区", MAIN, 12.5);
  const place = { zone: "东区", floor: "3F" };
  expect(await client.arrangeSystems({ act: "split", id: "air-东区", places: [place] })).toBe("");
  const made = (await asked(client)).systems;
  expect(made.map(({ name }) => name)).toEqual(["东区送风系统", "送风系统 2", "西区排风系统"]);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  const { systems } = await asked(again);
  expect(systems.map(({ name, rooms: own, card }) => [name, own, card])).toEqual(
    made.map(({ name, rooms: own, card }) => [name, own, card]),
  );
  expect(systems[0]!.settings.lengths).toEqual([[MAIN, 12.5]]);
  expect(systems[2]!.settings).toMatchObject({ use: "exhaust", shape: "round", filterClean: 60 });
  again.dispose();
});

it("keeps a fan with its duty, whose verdict follows the system in the air of the site, and W_s its efficiency", async () => {
  const client = await selected();
  await client.setAir("air-东区", { filterClean: 100, filterFinal: 200, coil: 150, otherSide: 100 });
  await client.setFilter({ ...AIR_OUTLET_DEFAULTS, altitude: 1891 });
  const { card } = (await asked(client)).systems[0]!;
  const fan = await fanFor(server, card!);
  expect(await client.keepFan("air-东区", fan)).toBe("");
  const pending = await client.airSystems(false, new AbortController().signal);
  expect(pending).toMatchObject({ ok: true, value: { systems: [{ isPending: true, fan: null }, {}] } });
  const kept = (await asked(client)).systems[0]!;
  const { flow: q, pressure } = card!;
  expect(kept.settings.fan).toMatchObject({ ...fan, flow: q, pressure });
  expect(kept.settings.fan!.hash).toMatch(/^[\da-f]{64}$/u);
  expect(kept.fan).toMatchObject({ state: "meets", isOtherRecord: false });
  const { point } = kept.fan!;
  expect(point!.flow / q).toBeGreaterThan(0.98);
  // The point lies on the system's curve through the duty.
  expect(point!.pressure / pressure).toBeCloseTo((point!.flow / q) ** kept.card!.exponent, 3);
  expect(kept.card!.ratio).toBeCloseTo(kept.card!.pressure / (3600 * 0.855 * (point!.efficiency! / 100)), 9);
  expect(kept.card!.verdict.isMet).not.toBeNull();

  await client.typeLength("air-东区", MAIN, 3000);
  const far = (await asked(client)).systems[0]!;
  expect(far.fan!.state).not.toBe("meets");
  expect(far.settings.fan).toEqual(kept.settings.fan);
  expect(far.consequence).toMatch(/Pa → (?:不再满足|无法判定)$/u);
  const plan = await client.confirm(new AbortController().signal);
  expect(plan).toMatchObject({
    ...{ ok: true },
    value: { toConfirm: [{ system: "air-东区", name: "东区送风系统 风机", model: fan.model }] },
  });
  await client.undo();
  expect((await asked(client)).systems[0]!.fan).toEqual(kept.fan);
  // A system that is split off has none, and a fan that has gone is told as such.
  await client.arrangeSystems({ act: "split", id: "air-东区", places: [{ zone: "东区", floor: "3F" }] });
  expect((await asked(client)).systems[1]).toMatchObject({ fan: null, settings: { fan: null } });
  expect(await client.keepFan("air-东区", { ...fan, id: "gone" })).toContain("未能取得该产品的数据");
  expect(await client.keepFan("air-东区", null)).toBe("");
  expect((await asked(client)).systems[0]!.settings.fan).toBeNull();
  client.dispose();
});

it("lists kept fans below the schedule with their duty and verdict, and numbers all that move the same air", async () => {
  const client = await selected();
  const without = await scheduleLines(client);
  expect(without.notes.join()).not.toContain("不含风机");
  await client.setAir("air-西区", { filterClean: 100, filterFinal: 200, coil: 150 });
  const { card } = (await asked(client)).systems[1]!;
  const fan = await fanFor(server, card!);
  await client.keepFan("air-西区", fan);
  const { rows, notes, sheets } = await scheduleLines(client);
  expect(rows).toHaveLength(without.rows.length + 1);
  const [tag, name, model, duty, count, remark] = rows.at(-1)!;
  // The fan of the other system is not chosen yet, but has the first number.
  expect([tag, name, model, count]).toEqual(["SF2", "送风机", fan.model, 1]);
  const [air, pressure] = [card!.flow, card!.pressure].map((figure) => Math.round(figure));
  expect(duty).toBe(`设计：风量 ${air!.toLocaleString("en-US")} m³/h，全压 ${pressure} Pa`);
  expect(remark).toBe(`西区送风系统；品牌：${fan.brand}；仍满足；管长为估算`);
  expect(notes.join()).toContain("不含风机");
  expect(sheets.at(-1)!.name).toBe("风机");
  await client.typeLength("air-西区", MAIN, 3000);
  expect((await scheduleLines(client)).rows.at(-1)!.at(-1)).toMatch(/不再满足：选型时|无法判定/u);
  client.dispose();
});
