import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { GroupChoice } from "#workers/batch/choose/groups/GroupChoice.ts";
import { allRows, eachWithItsOwnBatch, gate, openForTest } from "../../support/batchRuns.ts";
import { summaryWhere } from "../../support/openBatch.ts";
import { envelope, roomsOf, scriptedServer, serverError } from "../../support/scriptedServer.ts";
import { answerQuery, type TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const WARD = { by: "zone", name: "病房" } as const;
const QUIET: GroupChoice = { brandCode: "B2", seriesId: "s-even", productId: null };
const never = () => new AbortController().signal;

/** A room of one unit each with these loads in kW, every second one a ward. */
async function building(loads: readonly number[], { isRun = true } = {}) {
  const server = scriptedServer();
  const { client } = openForTest({ server });
  const rooms = loads.map((load, at) => ({
    ...testRoom(at, { roomArea: area(15), coolingLoad: power(load), heatLoad: null, roomName: "房间" }),
    floor: "1F",
    zone: at % 2 === 0 ? WARD.name : "办公",
  }));
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.setView({ group: { by: "zone", folded: [] } });
  await summaryWhere(client, ({ lines }) => lines !== undefined);
  if (isRun) await client.run("all");
  return { client, server };
}
const modelsOf = async (client: BatchClient<TestFilter>) => {
  const rows = await allRows(client);
  return Object.fromEntries(rows.map(({ roomId, selection }) => [roomId, selection?.model ?? null]));
};

describe("what a group is offered", () => {
  it("is the series of the catalogue under the conditions in force, beside its rooms", async () => {
    const { client, server } = await building([1, 2, 3]);
    await client.tick({ of: "range", from: "r0", to: "r0", isTicked: true });
    await client.lockTicked(true);
    expect(await client.groupOffer(WARD, never())).toMatchObject({
      ok: true,
      value: {
        rooms: 2,
        locked: 1,
        series: [
          { id: "s-odd", brandName: "甲", products: 5 },
          { id: "s-even", brandName: "乙", products: 5 },
        ],
      },
    });
    expect(server.calls.at(-1)?.body).toMatchObject({ gjwCategoryCode: "C000006", brandCode: null });
  });

  it("names the products of a series or a brand, page after page", async () => {
    const { client, server } = await building([1]);
    server.follow(({ path, body }) => {
      if (!path.endsWith("/products/query")) return undefined;
      const { pageNo } = body as { pageNo: number };
      const [product] = answerQuery({ brandCode: "B2", productSeriesId: null, pageNo: 1, pageSize: 1 }).list;
      const list = Array.from({ length: pageNo === 3 ? 50 : 100 }, (_, at) => ({
        ...product!,
        id: `p-${pageNo}-${at}`,
        model: `M${300 - pageNo * 100 + at}`,
      }));
      return envelope({ list, totalCount: 250 });
    });
    const answer = await client.groupModels(WARD, { brandCode: "B2", seriesId: null }, never());
    if (!answer.ok) throw new Error(answer.message);
    expect(answer.value.map(({ model }) => model).slice(0, 2)).toEqual(["M0", "M1"]);
    expect(answer.value).toHaveLength(250);
  });

  it("is nothing of a group that the table does not show", async () => {
    const { client } = await building([1]);
    for (const part of [
      { by: "zone", name: "走廊" },
      { by: "floor", name: "1F" },
    ] as const) {
      expect(await client.groupOffer(part, never())).toMatchObject({ ok: false, code: "group.gone" });
      expect(await client.chooseForGroup(part, QUIET)).toMatchObject({ ok: false, code: "group.gone" });
    }
  });
});

describe("a choice for a group", () => {
  it("gives each of its rooms the best of the series, and is undone in one step", async () => {
    const { client } = await building([1, 1, 2, 2, 4, 4]);
    const before = await modelsOf(client);
    expect(before).toMatchObject({ r0: "M2", r2: "M3", r4: "M5" });
    expect(await client.chooseForGroup(WARD, QUIET)).toEqual({
      ok: true,
      value: { taken: 3, lacking: 0, lackings: [], locked: 0, unasked: 0, cause: "" },
    });
    expect(await modelsOf(client)).toEqual({ ...before, r0: "M2", r2: "M4", r4: "M6" });
    expect(client.summary()).toMatchObject({ undo: "choose-for-all", matched: 6, chosenByHand: 3 });
    await client.undo();
    expect(await modelsOf(client)).toEqual(before);
    await client.redo();
    expect(await modelsOf(client)).toMatchObject({ r2: "M4" });
  });

  it("asks each room by the rule that it follows", async () => {
    const { client, server } = await building([1, 1, 2]);
    const rule = { id: "1", name: "病房", words: [], floors: [], zones: [WARD.name] };
    await client.setRules([{ ...rule, own: { level: "HIGH_LEVEL" } }]);
    const before = server.calls.length;
    expect(await client.chooseForGroup(WARD, QUIET)).toMatchObject({ ok: true, value: { taken: 2 } });
    const levels = server.calls.slice(before).flatMap(({ body }) => {
      const { inputCondition, level } = body as { inputCondition?: readonly unknown[]; level?: string };
      return inputCondition ? [`${inputCondition.length} ${level}`] : [];
    });
    expect(levels).toEqual(["2 HIGH_LEVEL"]);
    expect(client.summary()).toMatchObject({ matched: 3, changed: 0 });
  });

  it("gives rooms that have nothing yet their first product", async () => {
    const { client } = await building([1, 1, 2], { isRun: false });
    expect(await client.chooseForGroup(WARD, QUIET)).toMatchObject({ ok: true, value: { taken: 2 } });
    expect(await modelsOf(client)).toEqual({ r0: "M2", r1: null, r2: "M4" });
  });

  it("may be one product, or any of a brand", async () => {
    const { client } = await building([1, 1, 2]);
    await client.chooseForGroup(WARD, { ...QUIET, productId: "p-8" });
    expect(await modelsOf(client)).toMatchObject({ r0: "M8", r2: "M8" });
    await client.chooseForGroup(WARD, { brandCode: "B1", seriesId: null, productId: null });
    expect(await modelsOf(client)).toMatchObject({ r0: "M3", r1: "M2", r2: "M3" });
  });

  it("leaves rooms that nothing of it satisfies, by name and with the reason, and locked ones", async () => {
    const { client } = await building([1, 1, 8.5, 1, 2, 1, 20]);
    await client.tick({ of: "range", from: "r4", to: "r4", isTicked: true });
    await client.lockTicked(true);
    const before = await modelsOf(client);
    const chosen = await client.chooseForGroup(WARD, { brandCode: "B1", seriesId: "s-odd", productId: null });
    expect(chosen).toMatchObject({ ok: true, value: { taken: 1, lacking: 2, locked: 1, unasked: 0 } });
    expect(chosen.ok && chosen.value.lackings).toEqual([
      { roomName: "1F-3 房间", reason: "no-candidates" },
      { roomName: "1F-7 房间", reason: "no-candidates" },
    ]);
    expect(await modelsOf(client)).toEqual({ ...before, r0: "M3" });
    expect(before).toMatchObject({ r2: "M10", r6: null });
  });

  it("is of the rooms that the table shows of the group, as they were when it began", async () => {
    const { client } = await building([1, 1, 2, 2, 4]);
    await client.setView({ search: "1F-3" });
    await client.chooseForGroup(WARD, QUIET);
    await client.setView({ search: "", show: "unmatched" });
    expect(await client.chooseForGroup(WARD, QUIET)).toMatchObject({ code: "group.gone" });
    await client.setView({ show: "all" });
    expect(await modelsOf(client)).toMatchObject({ r0: "M2", r2: "M4", r4: "M5" });
  });

  it("changes no room that was changed or locked meanwhile", async () => {
    const { client, server } = await building([1, 1, 2, 1, 4]);
    const { held, script } = gate();
    server.follow((call, at) => (call.path.includes("/multi_room/") ? script(call, at) : undefined));
    const chosen = client.chooseForGroup(WARD, QUIET);
    await expect.poll(() => held.length).toBe(1);
    await client.setQuantity("r0", 2);
    await client.tick({ of: "range", from: "r2", to: "r2", isTicked: true });
    await client.lockTicked(true);
    held.forEach((release) => release());
    expect(await chosen).toMatchObject({ ok: true, value: { taken: 1, unasked: 2 } });
    expect(await modelsOf(client)).toMatchObject({ r2: "M3", r4: "M6" });
  });

  it("is not begun while a run lasts", async () => {
    const { client, server } = await building([1, 1]);
    const { held, script } = gate();
    server.follow(script);
    const run = client.run("all");
    await expect.poll(() => held.length).toBe(1);
    expect(await client.chooseForGroup(WARD, QUIET)).toMatchObject({ ok: false, code: "run.running" });
    held.forEach((release) => release());
    await run;
  });

  it("says what the server did not answer, and keeps it as it was", async () => {
    const loads = Array.from({ length: 2400 }, () => 2);
    const { client, server } = await building(loads);
    server.follow((call) =>
      call.path.includes("/multi_room/") && roomsOf(call).includes("r2398")
        ? envelope([{ path: "inputCondition.0", message: "?" }], "invalid.parameter", 400)
        : undefined,
    );
    const chosen = await client.chooseForGroup(WARD, QUIET);
    expect(chosen).toMatchObject({
      ok: true,
      value: { unasked: 200, cause: "存在不合理的输入值，请检查是否符合实际情况并重新输入。" },
    });
    const models = Object.values(await modelsOf(client));
    expect(models.filter((model) => model === "M4")).toHaveLength(1000);
    server.follow(({ path }) => (path.endsWith("/products/query") ? serverError() : undefined));
    expect(await client.chooseForGroup(WARD, QUIET)).toMatchObject({ ok: false, code: "internal.error" });
  });

  it("refuses more products than can be asked about", async () => {
    const { client, server } = await building([1]);
    server.follow(({ path }) =>
      path.endsWith("/products/query") ? envelope({ list: [], totalCount: 1200 }) : undefined,
    );
    expect(await client.chooseForGroup(WARD, QUIET)).toEqual({
      ok: false,
      code: "products.many",
      message: "共 1,200 个型号，一次最多 1,000 个，请按系列选择",
    });
  });

  it("is what each room would choose of the series by itself", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 110 }), { minLength: 1, maxLength: 12 }),
        async (tenths) => {
          const { client } = await building(tenths.map((tenth) => tenth / 10));
          const before = await modelsOf(client);
          await client.chooseForGroup(WARD, QUIET);
          const expected = tenths.map((tenth, at) => {
            const own = [2, 4, 6, 8, 10].find((number) => number * 0.9 >= tenth / 10);
            return at % 2 === 0 && own !== undefined ? `M${own}` : before[`r${at}`];
          });
          const after = await modelsOf(client);
          expect(tenths.map((_, at) => after[`r${at}`])).toEqual(expected);
        },
      ),
      { numRuns: 15 },
    );
  });
});
