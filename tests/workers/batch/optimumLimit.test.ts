import { describe, expect, it } from "vitest";
import type { ModelLimit } from "#domain/building/batch/optimum/limit/ModelLimit.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { never, optimised, question, roomsOf } from "../../support/optimumRuns.ts";
import { cellsOf, columnOf } from "../../support/planSheets.ts";
import type { TestFilter } from "../../support/testKind.ts";

eachWithItsOwnBatch();

/** On 1F those of M3 (or M4) and M5 to M7, on 2F those of M2 or M3, of M3, and of M7 to M10. */
const LOADS = [2, 1.8, 2.7, 2.2, 4.4, 6.1];
const FLOORS = ["1F", "2F"];
const byFloor = (most: number): ModelLimit => ({ by: "floor", most });
const asked = (limit: ModelLimit, about = {}) => question({ ...about, limit });

async function storeys(loads = LOADS, floorOf = (at: number) => FLOORS[at % 2]!) {
  const { client } = openForTest();
  const rooms = roomsOf(loads).map((room, at) => ({ ...room, floor: floorOf(at) }));
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  return client;
}

async function lock(client: BatchClient<TestFilter>, ...ids: string[]) {
  for (const id of ids) await client.tick({ of: "range", from: id, to: id, isTicked: true });
  await client.lockTicked(true);
}

const rowsOf = (client: BatchClient<TestFilter>) => allRows(client);
const modelsOn = async (client: BatchClient<TestFilter>, floor: string) =>
  (await rowsOf(client)).flatMap((row) => (row.floor === floor ? [row.selection?.model ?? "- -"] : []));

const rule = (word: string): RoomRule<TestFilter> => ({
  id: word,
  name: word,
  words: [word],
  floors: [],
  zones: [],
  own: { area: 10 },
});

describe("at most so many models on each floor", () => {
  it("are kept to where each room's own best would be more, and what is proved is said", async () => {
    const client = await storeys();
    const free = await optimised(client, question({ objective: "excess" }));
    expect(free.scope).not.toHaveProperty("limit");
    const { scope, found } = await optimised(client, asked(byFloor(2), { objective: "excess" }));
    expect(scope).toMatchObject({ rooms: 6, leftOut: 0 });
    expect(scope?.limit).toEqual({
      by: "floor",
      most: 2,
      places: 2,
      unplaced: 0,
      short: [],
      today: 3,
      leastLoudest: null,
    });
    const last = found!.steps.at(-1)!;
    expect(last).toMatchObject({ models: 3, mostInPart: 2, bound: last.cost });
    expect(last.cost).toBeGreaterThan(free.found!.steps.at(-1)!.cost);
    await client.adoptOptimum(last.models);
    expect(new Set(await modelsOn(client, "1F"))).toEqual(new Set(["M3", "M5"]));
    expect(new Set(await modelsOn(client, "2F"))).toEqual(new Set(["M3", "M7"]));
  });

  it("stand in the words of an adopted plan, in the rooms' table, in 方案说明 and in what a record keeps", async () => {
    const client = await storeys();
    const { found } = await optimised(client, asked(byFloor(2)));
    expect(found?.fewest).toEqual({ models: 2, bound: 2 });
    await client.adoptOptimum(2);
    const told = "方案优化：每层最多 2 种，型号最少，2 种，下限 2 种";
    const adopted = (await rowsOf(client)).map(({ selection }) => selection?.adopted);
    expect(adopted.filter((text) => text !== "")).toEqual([told, told]);
    const plan = await client.confirm(never());
    if (!plan.ok) throw new Error(plan.code);
    const [about, rooms] = plan.value.sheets;
    expect(columnOf(rooms!, "选型·选择方式").filter((text) => text === told)).toHaveLength(2);
    expect(cellsOf(about!)).toContainEqual(["选型方式（间）", 2, told]);
  });

  it("that are too few keep a floor out, which is named with the least that would do, room by room", async () => {
    const client = await storeys([...LOADS, 3.6, 2], (at) => (at > 5 ? "3F" : FLOORS[at % 2]!));
    const { scope, found } = await optimised(client, asked(byFloor(1)));
    expect(scope).toMatchObject({ rooms: 0, leftOut: 8, helpless: 0, helpingSlack: null });
    expect(found).toBeNull();
    expect(scope?.limit?.short).toEqual([
      { name: "1F", bound: 2, found: 2, rooms: 3 },
      { name: "2F", bound: 2, found: 2, rooms: 3 },
      { name: "3F", bound: 2, found: 2, rooms: 2 },
    ]);
    const leftOut = await client.optimumLeftOut(0, 1);
    expect(leftOut).toMatchObject({ value: [{ slack: null, short: { name: "1F", bound: 2 } }] });
  });

  it("count the models of locked rooms; too many of them keep the others of their floor out, and no other floor", async () => {
    const client = await storeys();
    // M2, which no other room of 2F can do with: M3 and one of M7 to M10 are needed beside it.
    await lock(client, "r1");
    const { scope, found } = await optimised(client, asked(byFloor(2)));
    expect(scope).toMatchObject({ rooms: 3, locked: 1, leftOut: 2 });
    expect(scope?.limit?.short).toEqual([{ name: "2F", bound: 3, found: 3, rooms: 2 }]);
    // M3 and one more on 1F, beside the locked M2.
    expect(found?.fewest).toEqual({ models: 3, bound: 3 });
    const before = await modelsOn(client, "2F");
    await client.adoptOptimum(3);
    expect(await modelsOn(client, "2F")).toEqual(before);
    const whole = await optimised(client, asked(byFloor(3)));
    expect(whole.scope).toMatchObject({ rooms: 5, leftOut: 0 });
  });

  it("say so where locked rooms alone have too many", async () => {
    const client = await storeys();
    await lock(client, "r1", "r3", "r5");
    const { scope } = await optimised(client, asked(byFloor(2)));
    expect(scope).toMatchObject({ rooms: 3, locked: 3, leftOut: 0 });
    expect(scope?.limit?.short).toEqual([{ name: "2F", bound: 3, found: 3, rooms: 0 }]);
  });

  it("count rooms that state no floor together", async () => {
    const client = await storeys(LOADS, (at) => (at < 2 ? "" : FLOORS[at % 2]!));
    const { scope } = await optimised(client, asked(byFloor(2)));
    expect(scope?.limit).toMatchObject({ places: 3, unplaced: 2, short: [] });
    const single = await optimised(client, asked(byFloor(1)));
    // Those two do with M3.
    expect(single.scope?.limit?.short.map(({ name }) => name)).toEqual(["1F", "2F"]);
    expect(single.scope).toMatchObject({ rooms: 2 });
  });

  it("hold for the plan of each brand", async () => {
    const client = await storeys();
    await optimised(client, asked(byFloor(1)));
    expect(await client.optimumBrands(never())).toEqual({ ok: true, value: [] });
    await optimised(client, asked(byFloor(2)));
    const brands = await client.optimumBrands(never());
    // Of odd numbers M3, M5 and M7 are enough; of even ones M2 is too small for 2 kW and M4 too large.
    expect(brands).toMatchObject({
      value: [{ brandCode: "B1", models: 2, without: 0 }, { brandCode: "B2" }],
    });
    await client.adoptOptimumBrand({ code: "B1", name: "甲" });
    expect((await rowsOf(client)).map(({ selection }) => selection?.adopted)).toContain(
      "方案优化：品牌 甲，每层最多 2 种，型号最少，2 种，下限 2 种",
    );
  });

  it("are none below 1, above 99, or of no whole number", async () => {
    const client = await storeys();
    for (const most of [0, 100, 1.5, NaN])
      expect(await client.optimise(asked(byFloor(most)), never())).toEqual({
        ok: false,
        code: "optimum.limit",
        message: "型号种数应为 1～99",
      });
  });
});

describe("at most so many models in the rooms of each type", () => {
  it("count by the rule that a room follows, and together those of none", async () => {
    // 办公室, 会议室, 走廊 by turns.
    const client = await storeys();
    await client.setRules([rule("办公"), rule("走廊")]);
    await client.run("all");
    const { scope, found } = await optimised(client, asked({ by: "type", most: 2 }));
    expect(scope?.limit).toMatchObject({ by: "type", places: 3, unplaced: 2, short: [] });
    await client.adoptOptimum(found!.steps[0]!.models);
    const rows = await rowsOf(client);
    for (const type of ["办公室", "会议室", "走廊"]) {
      const models = rows.flatMap(({ roomName, selection }) => (roomName === type ? [selection!.model] : []));
      expect(new Set(models).size).toBeLessThanOrEqual(2);
    }
    expect(rows.map(({ selection }) => selection?.adopted)).toContainEqual(
      expect.stringMatching(/^方案优化：每种房间类型最多 2 种，型号最少，/u),
    );
    const single = await optimised(client, asked({ by: "type", most: 1 }));
    expect(single.scope?.limit?.short.map(({ name }) => name)).toContain("");
  });
});
