import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { eachPumpListState } from "#domain/building/systems/water/pumpDuty.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SourceAsk } from "#workers/batch/sources/SourceSheet.ts";
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
const ALL: SourceAsk = { show: "all", count: null, sort: null };

const ROOMS = 60;
async function selected(count = ROOMS) {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(roomsOf(count), "试验楼", "");
  await client.run("all");
  return client;
}
const roomsOf = (count: number, from = 0) =>
  packRooms(
    Array.from({ length: count }, (_, at) =>
      testRoom(from + at, {
        floor: `${Math.floor(at / 10) + 1}F`,
        roomArea: area(40),
        coolingLoad: power(5),
        heatLoad: power(3),
      }),
    ),
  );

async function asked<Filter>(client: BatchClient<Filter>, isJudged = true, priceArea?: string | null) {
  const answer = await client.sources(isJudged, priceArea, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("carries what the systems of cold water carry, and offers chillers of the catalogue for it", async () => {
  const client = await selected();
  const { load, counts, chillers, isWhole, heating, settings, largest } = await asked(client);
  const systems = await client.systems(true, never());
  const cold = systems.ok ? systems.value.systems.find(({ kind }) => kind === "cold") : undefined;
  expect(load.load).toBeCloseTo(cold!.sums!.design, 9);
  expect(load.systems).toEqual([{ name: cold!.name, power: cold!.sums!.design }]);
  expect(heating).toHaveLength(1);
  expect(settings).toEqual(PROPOSED_SOURCES);
  expect(chillers).toBeGreaterThan(40);
  expect(largest).toBeGreaterThan(4000);
  expect(isWhole).toBe(true);
  const total = counts.reduce((sum, { all }) => sum + all, 0);
  expect(total).toBeGreaterThan(10);
  const { count, lines } = await client.sourceLines(ALL, 0, 200);
  expect(count).toBe(total);
  for (const { groups, installed, ratio, faults, flow, loss, heat, condenserFlow } of lines) {
    const sum = groups.reduce((kw, group) => kw + group.count * group.chiller.capacity, 0);
    expect(installed).toBeCloseTo(sum, 6);
    expect(ratio).toBeCloseTo(sum / load.load!, 9);
    expect(faults.map(({ code }) => code)).toEqual(ratio > 1.1 ? ["plant-large"] : []);
    const evaporators = groups.reduce((all, group) => all + group.count * group.chiller.flow!, 0);
    expect(flow).toBeCloseTo(evaporators, 6);
    expect(loss).toBe(Math.max(...groups.map(({ chiller }) => chiller.loss!)));
    const isAir = groups[0]!.chiller.cooling === "air";
    const rejected = groups.reduce(
      (all, { count: n, chiller }) => all + n * chiller.capacity * (1 + 1 / chiller.cop!),
      0,
    );
    expect(heat ?? 0).toBeCloseTo(isAir ? 0 : rejected, 6);
    expect(condenserFlow === null).toBe(isAir);
    for (const group of groups) expect(group.towerGap).toBe(isAir ? null : "no-wet-bulb");
  }
  client.dispose();
});

it("shows what fits, by number and in the order of a figure", async () => {
  const client = await selected();
  await client.setSources({ least: 30, cooling: "water", block: 2500, wetBulb: 27, climate: "cold" });
  const { counts, load, prices } = await asked(client, true, null);
  expect(load).toMatchObject({ block: 2500, load: 2500 });
  expect(prices).toMatchObject({ isSample: true });
  for (const show of ["fits", "large", "turndown"] as const) {
    const all = await client.sourceLines({ ...ALL, show, count: 3 }, 0, 200);
    expect(all.count).toBe(counts[2]![show]);
    expect(all.lines.every(({ count }) => count === 3)).toBe(true);
  }
  const turned = await client.sourceLines({ ...ALL, show: "turndown" }, 0, 200);
  expect(turned.lines[0]!.faults.at(-1)!.text).toMatch(/^最小负荷 30 kW 低于单台最低出力 [\d,]+ kW$/u);
  const priced = await client.sourceLines({ ...ALL, sort: { by: "price", isFalling: false } }, 0, 200);
  const yuan = priced.lines.flatMap(({ price }) => price?.yuan ?? []);
  expect(yuan.length).toBeGreaterThan(1);
  expect(yuan).toEqual(yuan.toSorted((a, b) => a - b));
  const falling = await client.sourceLines({ ...ALL, sort: { by: "cop", isFalling: true } }, 0, 200);
  const cops = falling.lines.map(({ cop }) => cop!);
  expect(cops).toEqual(cops.toSorted((a, b) => b - a));
  const groups = falling.lines.flatMap((line) => line.groups);
  for (const { towers, towerGap, water, ratio, chiller } of groups) {
    expect(towerGap === null).toBe(towers !== null);
    const carried = towers === null ? Infinity : towers.count * towers.tower.stated.flow;
    expect(carried).toBeGreaterThanOrEqual(water.condenserFlow!);
    expect(ratio.gap).toBe(chiller.isVariable ? "variable" : null);
    expect(ratio.meets).toBe(chiller.isVariable ? null : chiller.cop! >= ratio.limit!.cop);
  }
  expect(groups.some(({ towers }) => towers !== null)).toBe(true);
  client.dispose();
});

it("counts the heat of a kept pump's shaft, and waits for nobody where verdicts are not asked for", async () => {
  const client = await selected();
  const before = await asked(client);
  const systems = await client.systems(true, never());
  const [first] = systems.ok ? systems.value.systems : [];
  const { card, settings } = first!;
  const found = await server.app.request("/api/search/selection/v1/products/query", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...listConditions(PUMP, eachPumpListState(card!, settings)), pageSize: 1 }),
  });
  const { data } = (await found.json()) as {
    data: { list: readonly { id: string; model: string; brandName: string }[] };
  };
  const [{ id, model, brandName: brand }] = data.list as [(typeof data.list)[number]];
  expect(await client.keepPump("cold", null, { id, model, brand })).toBe("");
  const pending = await asked(client, false);
  expect(pending).toMatchObject({ isPending: true, load: { shafts: [{ power: null }] } });
  expect(pending.load.load).toBeCloseTo(before.load.load!, 9);
  const judged = await asked(client);
  const after = await client.systems(true, never());
  const point = after.ok ? after.value.systems[0]!.pump!.point! : null;
  const water = (card!.density * 9.80665 * point!.flow * point!.head) / 3.6e6;
  expect(judged.load.shaft).toBeCloseTo((water * 100) / point!.efficiency!, 9);
  expect(judged.load.load).toBeCloseTo(before.load.load! + judged.load.shaft, 9);
  expect(judged.isPending).toBe(false);
  client.dispose();
});

it("keeps the taken plant with the building, and tells what it is to other rooms", async () => {
  const client = await selected();
  await asked(client);
  expect(await client.takePlant("1 nothing")).toBe("方案已变化，请重新选择");
  const { lines } = await client.sourceLines({ ...ALL, show: "fits", count: 2 }, 0, 1);
  const [line] = lines;
  expect(await client.takePlant(line!.key)).toBe("");
  expect(client.summary().undo).toBe("take-plant");
  const taken = await asked(client);
  expect(taken.kept).toMatchObject({ installed: line!.installed, verdict: { state: "meets", faults: [] } });
  expect(taken.kept!.records.every((state) => state === "same")).toBe(true);
  expect((await client.sourceLines({ ...ALL, show: "fits", count: 2 }, 0, 1)).lines[0]!.isTaken).toBe(true);
  const { machines } = taken.settings.kept!;
  expect(machines.every(({ hash }) => /^[0-9a-f]{64}$/u.test(hash))).toBe(true);

  await client.undo();
  expect((await asked(client)).kept).toBeNull();
  await client.redo();
  // Without half of the rooms it is too large; with as many again and more it is too small. The plant stays.
  const half = (await client.rows(0, ROOMS / 2)).map(({ roomId }) => roomId);
  await client.deleteRooms(half);
  expect((await asked(client)).kept!.verdict.state).toBe("large");
  await client.appendRooms(roomsOf(ROOMS, ROOMS));
  await client.run("all");
  const short = await asked(client);
  expect(short.kept!.verdict).toMatchObject({ state: "short", faults: [{ code: "plant-short" }] });
  expect(short.settings.kept!.machines).toEqual(machines);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  const reopened = await asked(again);
  expect(reopened.settings.kept).toEqual(short.settings.kept);
  expect(reopened.kept!.verdict).toEqual(short.kept!.verdict);
  expect(await again.takePlant(null)).toBe("");
  expect((await asked(again)).kept).toBeNull();
  again.dispose();
});

it("refuses impossible settings in words, and has no alternatives without a load", async () => {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(roomsOf(3), "试验楼", "");
  expect(await client.setSources({ standby: 9 })).toBe("备用台数应在 0 至 2 台 之间");
  const { load, counts } = await asked(client);
  expect(load).toMatchObject({ block: null, load: null });
  expect(counts.every(({ all }) => all === 0)).toBe(true);
  expect(await client.setSources({ block: 1200 })).toBe("");
  expect((await asked(client)).counts.some(({ fits }) => fits > 0)).toBe(true);
  client.dispose();
});

/** A water cooled plant of 60 rooms with its towers at a wet bulb of 27 ℃. */
async function takenWithTowers() {
  const client = await selected();
  await client.setSources({ cooling: "water", block: 2500, wetBulb: 27 });
  await asked(client);
  const { lines } = await client.sourceLines({ ...ALL, show: "fits" }, 0, 200);
  const line = lines.find(({ groups }) => groups.every(({ towers }) => towers !== null))!;
  expect(await client.takePlant(line.key)).toBe("");
  return { client, line };
}

it("takes the towers of an alternative with it, judges them by the condenser water of now, and keeps them", async () => {
  const { client, line } = await takenWithTowers();
  const taken = (await asked(client)).kept!;
  expect(taken.towers.map((each) => [each!.of.tower.id, each!.of.count])).toEqual(
    line.groups.map(({ towers }) => [towers!.tower.id, towers!.count]),
  );
  for (const [at, { count, water, towers }] of line.groups.entries())
    expect(taken.towers[at]).toMatchObject({
      ...{ total: count * towers!.count, state: "meets", why: "", record: "same" },
      of: { flow: water.condenserFlow },
    });
  // Other water is none of theirs.
  await client.setSources({ condenserSupply: 30 });
  const other = (await asked(client)).kept!;
  expect(other.towers[0]).toMatchObject({ state: "unknown" });
  expect(other.towers[0]!.of).toEqual(taken.towers[0]!.of);
  await client.undo();

  const [{ chiller }] = line.groups as [(typeof line.groups)[number]];
  expect(await client.takeTowers(chiller.id, false)).toBe("");
  expect((await asked(client)).kept!.towers[0]).toBeNull();
  await client.undo();
  expect((await asked(client)).kept).toEqual(taken);
  await client.redo();
  expect(await client.takeTowers("nothing", true)).toBe("冷源已变化，请重新选择");
  expect(await client.takeTowers(chiller.id, true)).toBe("");
  expect((await asked(client)).kept!.towers).toEqual(taken.towers);
  await client.setSources({ wetBulb: null });
  await asked(client);
  expect(await client.takeTowers(chiller.id, true)).toBe("没有可采用的冷却塔，请核对冷却水条件");
  await client.undo();
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  expect((await asked(again)).kept!.towers).toEqual(taken.towers);
  again.dispose();
});
