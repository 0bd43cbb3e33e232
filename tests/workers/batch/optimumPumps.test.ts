import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { PROPOSED_WINTER } from "#domain/building/systems/water/WaterSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { building, optimised } from "../../support/optimumRuns.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;

const rooms = () =>
  packRooms(
    Array.from({ length: 24 }, (_, at) =>
      testRoom(at, {
        floor: `${(at % 3) + 1}F`,
        roomArea: area(18),
        coolingLoad: power(1.4 + (at % 8) / 5),
        heatLoad: power(1.1),
      }),
    ),
  );

it("shows head and power of the pumps under a plan: those that its adoption then gives", async () => {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  const cards = async () => {
    const answer = await client.systems(true, never());
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.systems.flatMap(({ card, winter }) => [
      card!,
      ...(winter === null ? [] : [winter.card!]),
    ]);
  };
  for (const [change, names] of [
    [{}, ["冷水系统", "热水系统"]],
    [{ winter: PROPOSED_WINTER, efficiency: 0.7 }, ["冷热水系统夏季", "冷热水系统冬季"]],
  ] as const) {
    await client.setSystem("cold", change);
    const before = await cards();
    const done = await client.optimise({ objective: "fewest", slack: 1, noiseLimit: null }, never());
    expect(done).toEqual({ ok: true, value: null });
    const news = await client.optimumNews(-1, never());
    if (!news.ok) throw new Error(news.message);
    const { models } = news.value.found!.steps[0]!;
    const pumps = await client.optimumPumps(models, never());
    if (!pumps.ok) throw new Error(pumps.message);
    expect(pumps.value.map(({ name }) => name)).toEqual(names);
    expect(pumps.value.map(({ today }) => [today!.flow, today!.head])).toEqual(
      before.map(({ flow, head }) => [flow, head]),
    );
    expect(await client.adoptOptimum(models)).toMatchObject({ ok: true });
    const after = await cards();
    expect(pumps.value.map(({ plan }) => [plan!.flow, plan!.head])).toEqual(
      after.map(({ flow, head }) => [flow, head]),
    );
    expect(after[0]!.head).not.toBe(before[0]!.head);
    const [{ plan, isShaft }] = pumps.value as [(typeof pumps.value)[number]];
    const water = (after[0]!.density * 9.80665 * plan!.flow * plan!.head) / 3.6e6;
    expect(isShaft).toBe("efficiency" in change);
    expect(plan!.power).toBeCloseTo("efficiency" in change ? water / 0.7 : water, 9);
    await client.undo();
  }
  client.dispose();
});

/** 18 间 +6.6 kW → 7 段管径改变 → 冷水泵 17.5 m，扬程不变，流量 11.8 → 13.4 m³/h */
const LINE = /^\d+ 间 [+−][\d.]+ kW → .+ → 冷水泵 [\d.]+ (?:→ [\d.]+ )?m/u;

/** What the last change came to for the first system. */
async function cameOf<Filter>(client: BatchClient<Filter>): Promise<string> {
  const answer = await client.systems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems[0]!.consequence ?? "";
}

it("28: says in one line what an adopted plan and a new rule come to for the pumps, each one step of undo", async () => {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  expect(await cameOf(client)).toBe("");
  expect(await client.optimise({ objective: "fewest", slack: 1, noiseLimit: null }, never())).toMatchObject({
    ok: true,
  });
  expect(await client.adoptOptimum(1)).toMatchObject({ ok: true });
  expect(await cameOf(client)).toMatch(LINE);
  await client.undo();
  const rule = { id: "1", name: "一层", words: [], floors: ["1F"], zones: [] };
  await client.setRules([{ ...rule, own: { level: "HIGH_LEVEL" } }]);
  await client.run("all");
  expect(await cameOf(client)).toMatch(LINE);
  client.dispose();
});

it("has none for units without water", async () => {
  const { client } = await building([1.8, 2]);
  await optimised(client);
  expect(await client.optimumPumps(1, never())).toEqual({ ok: true, value: [] });
});
