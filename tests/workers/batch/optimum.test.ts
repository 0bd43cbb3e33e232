import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { building, never, optimised, question, roomsOf } from "../../support/optimumRuns.ts";
import { cellsOf, columnOf } from "../../support/planSheets.ts";
import { envelope, hang, serverError } from "../../support/scriptedServer.ts";
import type { TestFilter } from "../../support/testKind.ts";

eachWithItsOwnBatch();
const modelsOf = async (client: BatchClient<TestFilter>) =>
  (await allRows(client)).map(({ selection }) => selection?.model ?? null);

describe("a search for plans", () => {
  it("finds the fewest models of the whole building and proves them", async () => {
    // At 50 %: M3 does 1.8 to 2.7 kW, M5 does 3 to 4.5.
    const { client } = await building([1.8, 2, 2.7, 3.5, 4.4]);
    const { scope, found } = await optimised(client);
    expect(scope).toMatchObject({ rooms: 5, locked: 0, leftOut: 0, helpingSlack: null, loudest: null });
    expect(scope?.today).toMatchObject({ models: 4, unknown: 0 });
    expect(found).toMatchObject({ stage: "done", fewest: { models: 2, bound: 2 } });
    expect(found?.steps.map(({ models }) => models)).toEqual([2, 3, 4]);
    expect(found?.steps.at(-1)?.meanExcess).toBeCloseTo(scope?.today?.meanExcess ?? NaN, 6);
  });

  it("names rooms without candidates, and what slack helps them", async () => {
    const { client } = await building([1.8, 0.1, 50]);
    const { scope } = await optimised(client);
    expect(scope).toMatchObject({ rooms: 1, leftOut: 2, helpless: 2, helpingSlack: null });
    const wide = await building([1.8, 0.4, 50]);
    const { scope: helped } = await optimised(wide.client);
    expect(helped).toMatchObject({ rooms: 1, leftOut: 2, helpless: 1, helpingSlack: 1.25 });
    expect(await wide.client.optimumLeftOut(0, 9)).toEqual({
      ok: true,
      value: [
        { roomCode: "1F-2", roomName: "会议室", slack: 1.25, allowed: null },
        { roomCode: "1F-3", roomName: "走廊", slack: null, allowed: null },
      ],
    });
    expect(await optimised(wide.client, question({ slack: 1.25 }))).toMatchObject({ scope: { rooms: 2 } });
  });

  it("asks for rooms that are alike once, and not again for another objective", async () => {
    const { client, server } = await building(Array.from({ length: 1_200 }, (_, at) => 1 + (at % 700) / 100));
    const asked = () => server.calls.filter(({ path }) => path.includes("/room_candidates/"));
    await optimised(client);
    expect(asked().map(({ body }) => (body as { inputCondition: unknown[] }).inputCondition.length)).toEqual([
      500, 200,
    ]);
    expect(asked()[0]?.body).toMatchObject({ slack: 0.5, level: "MEDIUM_LEVEL" });
    await optimised(client, question({ objective: "power" }));
    expect(asked()).toHaveLength(2);
    await client.setQuantity("r0", 2);
    await optimised(client);
    expect(asked()).toHaveLength(4);
  });

  it("asks anew for the same rooms in another building, whose conditions are its own", async () => {
    const { client } = await building([1.8, 2]);
    await optimised(client);
    expect(await client.optimumChanges(1, 0, 9)).toMatchObject({ value: [{ to: { model: "M3" } }] });
    await client.newBuilding("二号楼");
    await client.setFilter({ level: "HIGH_LEVEL", area: 20 });
    await client.replaceRooms(packRooms(roomsOf([1.8, 2])), "试验楼", "");
    await optimised(client);
    // At high level a unit does half as much again: M2 is enough.
    expect(await client.optimumChanges(1, 0, 9)).toMatchObject({
      value: [{ to: { model: "M2" } }, { to: { model: "M2" } }],
    });
  });

  it("tells how far it is while the server is asked, and ends with who asked", async () => {
    const { client, server } = await building([1.8, 2]);
    server.follow(({ path, signal }) => (path.includes("/room_candidates/") ? hang(signal) : undefined));
    const controller = new AbortController();
    const ended = client.optimise(question(), controller.signal).catch(() => "ended");
    const first = await client.optimumNews(-1, never());
    expect(first).toMatchObject({
      ok: true,
      value: { asked: { done: 0, total: 2 }, scope: null, found: null },
    });
    const version = first.ok ? first.value.version : -1;
    const next = client.optimumNews(version, never());
    controller.abort();
    expect(await ended).toBe("ended");
    server.follow(() => undefined);
    await optimised(client);
    expect(await next).toMatchObject({ ok: true, value: { version: expect.any(Number) } });
    expect((await next).ok && (await next)).not.toMatchObject({ value: { version } });
  });

  it("fails with the server's reason, and for an answer that fits no room", async () => {
    const { client, server } = await building([2]);
    server.follow(() => serverError());
    expect(await client.optimise(question(), never())).toMatchObject({ ok: false, code: "internal.error" });
    server.follow(() => envelope({ models: [], bits: "", excess: "", least: [] }));
    expect(await client.optimise(question(), never())).toMatchObject({
      ok: false,
      code: "unexpected.answer",
    });
    expect(await client.optimumEffect(1)).toMatchObject({ ok: false, code: "optimum.gone" });
  });
});

describe("an adopted plan", () => {
  const LOADS = [1.8, 2, 2.7, 3.5, 4.4];

  it("lists every change before, gives the rooms their products in one step, and is taken back in one", async () => {
    const { client } = await building(LOADS);
    const before = await modelsOf(client);
    expect(before).toEqual(["M2", "M3", "M3", "M4", "M5"]);
    await optimised(client);
    expect(await client.optimumEffect(2)).toMatchObject({ ok: true, value: { changed: 2, units: 5 } });
    const changes = await client.optimumChanges(2, 0, 9);
    expect(changes).toMatchObject({
      ok: true,
      value: [
        { roomCode: "1F-1", from: { model: "M2", excess: 0 }, to: { model: "M3", excess: 0.5 } },
        { roomCode: "1F-4", from: { model: "M4", power: 0.04 }, to: { model: "M5", power: 0.05 } },
      ],
    });
    expect(await client.adoptOptimum(2)).toEqual({ ok: true, value: { changed: 2, kept: 0 } });
    expect(await modelsOf(client)).toEqual(["M3", "M3", "M3", "M5", "M5"]);
    expect(client.summary()).toMatchObject({ undo: "optimise", matched: 5, chosenByHand: 0 });
    await client.undo();
    expect(await modelsOf(client)).toEqual(before);
    await client.redo();
    expect(await modelsOf(client)).toEqual(["M3", "M3", "M3", "M5", "M5"]);
  });

  it("is remembered as what it is by the rooms that it changes, until they get another product", async () => {
    const { client } = await building(LOADS);
    await optimised(client);
    await client.adoptOptimum(2);
    const toldBy = async () => (await allRows(client)).map(({ selection }) => selection?.adopted);
    const told = "方案优化：型号最少，2 种，下限 2 种";
    expect(await toldBy()).toEqual([told, "", "", told, ""]);
    const plan = await client.confirm(never());
    if (!plan.ok) throw new Error(plan.code);
    const [about, rooms] = plan.value.sheets;
    expect(columnOf(rooms!, "选型·选择方式")).toEqual([told, "一键选型", "一键选型", told, "一键选型"]);
    expect(cellsOf(about!)).toContainEqual(["选型方式（间）", 2, told]);
    await client.run("all");
    expect(await toldBy()).toEqual(["", "", "", "", ""]);
  });

  it("gives rooms that have none yet their first product", async () => {
    const { client } = await building(LOADS, { isRun: false });
    const { scope } = await optimised(client);
    expect(scope?.today).toBeNull();
    expect(await client.adoptOptimum(2)).toEqual({ ok: true, value: { changed: 5, kept: 0 } });
    expect(client.summary()).toMatchObject({ matched: 5, hasRun: true });
  });

  it("leaves locked rooms, whose models are there in any case", async () => {
    const { client } = await building(LOADS);
    await client.tick({ of: "range", from: "r3", to: "r3", isTicked: true });
    await client.lockTicked(true);
    const { scope, found } = await optimised(client);
    expect(scope).toMatchObject({ rooms: 4, locked: 1 });
    expect(found?.fewest).toEqual({ models: 3, bound: 3 });
    await client.adoptOptimum(3);
    expect((await modelsOf(client))[3]).toBe("M4");
  });

  it("changes nothing where an answer is missing", async () => {
    const { client, server } = await building(LOADS);
    await optimised(client);
    server.follow(({ path, body }) =>
      path.includes("/multi_room/") && (body as { productIds?: string[] }).productIds?.includes("p-5")
        ? serverError()
        : undefined,
    );
    expect(await client.adoptOptimum(2)).toEqual({
      ok: false,
      code: "optimum.not-adopted",
      message: "服务器内部错误，请稍后重试",
    });
    expect(await modelsOf(client)).toEqual(["M2", "M3", "M3", "M4", "M5"]);
    expect(client.summary().undo).toBe("run");
  });

  it("leaves a room that was changed since as it is", async () => {
    const { client } = await building(LOADS);
    await optimised(client);
    await client.setQuantity("r0", 2);
    expect(await client.adoptOptimum(2)).toEqual({ ok: true, value: { changed: 1, kept: 1 } });
    expect((await modelsOf(client))[3]).toBe("M5");
  });

  it("is none of another building", async () => {
    const { client } = await building(LOADS);
    await optimised(client);
    await client.newBuilding("二号楼");
    expect(await client.adoptOptimum(2)).toMatchObject({ ok: false, code: "optimum.gone" });
  });
});

describe("a search limited to a floor", () => {
  const LOADS = [2, 1.8, 2.7, 2.2, 4.4, 6.1];
  const part = { by: "floor", name: "2F" } as const;
  async function storeys() {
    const { client } = openForTest();
    const rooms = roomsOf(LOADS).map((room, at) => ({ ...room, floor: at % 2 === 0 ? "1F" : "2F" }));
    await client.replaceRooms(packRooms(rooms), "试验楼", "");
    await client.run("all");
    return client;
  }
  const ofFloor = <Value>(values: readonly Value[]) => values.filter((_, at) => at % 2 === 1);

  it("finds what it finds for a building of that floor alone", async () => {
    const client = await storeys();
    const limited = await optimised(client, question({ part }));
    const { client: alone } = await building(ofFloor(LOADS));
    const whole = await optimised(alone);
    expect(limited.scope).toEqual(whole.scope);
    expect(limited.found).toEqual(whole.found);
    expect(limited.scope?.rooms).toBe(3);
  });

  it("changes no room of another floor, and counts none that is locked there", async () => {
    const client = await storeys();
    const before = await modelsOf(client);
    await client.tick({ of: "range", from: "r0", to: "r0", isTicked: true });
    await client.lockTicked(true);
    const { scope, found } = await optimised(client, question({ part }));
    expect(scope?.locked).toBe(0);
    const adopted = await client.adoptOptimum(found!.steps[0]!.models);
    expect(adopted.ok && adopted.value.changed).toBeGreaterThan(0);
    const after = await modelsOf(client);
    expect(after.filter((_, at) => at % 2 === 0)).toEqual(before.filter((_, at) => at % 2 === 0));
    expect(new Set(ofFloor(after)).size).toBe(found!.fewest.models);
  });

  it("has no rooms where the floor is none of the building's", async () => {
    const client = await storeys();
    const { scope, found } = await optimised(client, question({ part: { by: "zone", name: "东区" } }));
    expect(scope).toMatchObject({ rooms: 0, leftOut: 0, today: null });
    expect(found?.steps ?? []).toEqual([]);
  });
});

describe("plans of each brand", () => {
  const LOADS = [1.8, 2, 2.7, 3.5, 4.4];
  const brands = [
    // M3 and M5 do for all. Of even numbers M2 is too small for 2 kW, and M4 too large.
    { brandCode: "B1", models: 2, leastModels: 2, rooms: 5, without: 0, changed: 2 },
    { brandCode: "B2", models: 3, leastModels: 3, rooms: 4, without: 1, changed: 2 },
  ];

  it("are those of its candidates alone, best first, with the sums of their units", async () => {
    const { client } = await building(LOADS);
    await optimised(client);
    const answer = await client.optimumBrands(never());
    expect(answer).toMatchObject({ ok: true, value: brands });
    expect(answer.ok && answer.value.map(({ power }) => power)).toEqual([
      expect.closeTo(3 * 0.03 + 2 * 0.05, 9),
      expect.closeTo(0.02 + 2 * 0.04 + 0.06, 9),
    ]);
  });

  it("are adopted in one step under the brand's name, and taken back in one", async () => {
    const { client } = await building(LOADS);
    const before = await modelsOf(client);
    await optimised(client);
    await client.optimumBrands(never());
    expect(await client.adoptOptimumBrand({ code: "B2", name: "乙" })).toEqual({
      ok: true,
      value: { changed: 2, kept: 0 },
    });
    expect(await modelsOf(client)).toEqual(["M2", "M3", "M4", "M4", "M6"]);
    expect((await allRows(client)).map(({ selection }) => selection?.adopted)[2]).toBe(
      "方案优化：品牌 乙，型号最少，3 种，下限 3 种",
    );
    await client.undo();
    expect(await modelsOf(client)).toEqual(before);
  });

  it("leave a room that the brand has no model for as it is", async () => {
    const { client } = await building([1.8, 8.5]);
    await optimised(client, question({ slack: 0 }));
    // M2 does 1.8 kW exactly; nothing does 8.5 kW exactly.
    expect(await client.optimumBrands(never())).toMatchObject({
      value: [{ brandCode: "B2", rooms: 1, without: 1, changed: 0 }],
    });
  });

  it("are none before a search, of another building, and once the rooms are others", async () => {
    const { client } = await building(LOADS);
    const gone = { ok: false, code: "optimum.gone" };
    expect(await client.optimumBrands(never())).toMatchObject(gone);
    await optimised(client);
    expect(await client.adoptOptimumBrand({ code: "B1", name: "甲" })).toMatchObject(gone);
    await client.replaceRooms(packRooms(roomsOf([2])), "试验楼", "");
    expect(await client.optimumBrands(never())).toMatchObject(gone);
    await client.newBuilding("二号楼");
    expect(await client.optimumBrands(never())).toMatchObject(gone);
  });
});
