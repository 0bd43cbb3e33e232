import { describe, expect, it } from "vitest";
import { numberAt, textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { envelope, hang, scriptedServer, serverError, type Script } from "../../support/scriptedServer.ts";
import { answerParameters, type TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
import { until } from "../../support/until.ts";

const medium: TestFilter = { level: "MEDIUM_LEVEL", area: 20 };
const high: TestFilter = { level: "HIGH_LEVEL", area: 20 };
const never = () => new AbortController().signal;
eachWithItsOwnBatch();

async function selected(rooms: readonly Room[], script?: Script, assumptions = "") {
  const server = scriptedServer();
  const { client } = openForTest({ server });
  await client.replaceRooms(packRooms(rooms), "试验楼", assumptions);
  await client.run("all");
  const before = server.calls.length;
  if (script) server.follow(script);
  return { client, server, callsSince: () => server.calls.slice(before) };
}

const threeRooms = [6, 9, 90].map((load, index) =>
  testRoom(index, { coolingLoad: power(load), roomArea: area(15) }),
);

describe("alternatives", () => {
  it("that the run offered need no selection, only their parameters", async () => {
    const { client, callsSince } = await selected(threeRooms);
    const answer = await client.offered("r0", medium, never());
    expect(callsSince().map(({ path, body }) => [path, body])).toEqual([
      [
        "/api/search/selection/v1/products/parameter_values",
        { productIds: ["p-7", "p-8", "p-9", "p-10"], parameter_filter: "ALTERNATIVE_MEDIUM_LEVEL" },
      ],
    ]);
    const named = answer.ok && answer.value.map(({ model, library }) => model + (library?.name ?? ""));
    expect(named).toEqual(["M7", "M8", "M9设备组", "M10"]);
    const best = answer.ok ? answer.value[0] : undefined;
    expect(best).toMatchObject({ figures: [7, 10.5], inputPower: 0.07, isSample: true });
    expect(best!.corrected[0]).toBeCloseTo(6.3, 12);
    expect(best!.surpluses[0]!.percent).toBeCloseTo(5, 9);
  });

  it("are searched under the panel's filter for that room alone", async () => {
    const { client, callsSince } = await selected(threeRooms);
    const answer = await client.alternatives("r0", high, never());
    const [search, parameters] = callsSince();
    expect(search!.body).toMatchObject({ level: "HIGH_LEVEL", inputCondition: [{ roomId: "r0" }] });
    expect(parameters!.body).toMatchObject({ parameter_filter: "ALTERNATIVE_HIGH_LEVEL" });
    expect(answer.ok && answer.value[0]).toMatchObject({ productId: "p-5", figures: [7.5, 11.25] });
  });

  it("that do not exist are explained by the server, asked for that room alone", async () => {
    const { client, callsSince } = await selected(threeRooms);
    expect(await client.whyNot("r2", high, never())).toEqual({
      ok: true,
      value: [{ code: "no-candidates" }],
    });
    const [asked, ...others] = callsSince();
    expect(asked!.body).toMatchObject({ level: "HIGH_LEVEL", inputCondition: [{ roomId: "r2" }] });
    expect(others).toEqual([]);
    expect(await client.whyNot("r0", high, never())).toEqual({ ok: true, value: [] });
    expect(await client.whyNot("gone", high, never())).toMatchObject({ ok: false, code: "not.found" });
  });

  it("of nothing offered are an empty list, without a call", async () => {
    const { client, callsSince } = await selected(threeRooms);
    expect(await client.offered("r2", medium, never())).toEqual({ ok: true, value: [] });
    expect(callsSince()).toHaveLength(0);
    expect(await client.alternatives("r2", medium, never())).toEqual({ ok: true, value: [] });
    expect(callsSince()).toHaveLength(1);
  });

  it("of an unknown room are refused by a value", async () => {
    const { client } = await selected(threeRooms);
    expect(await client.alternatives("nobody", medium, never())).toMatchObject({
      ok: false,
      code: "not.found",
    });
    expect(await client.offered("nobody", medium, never())).toMatchObject({ ok: false, code: "not.found" });
  });

  it("answer a failure by its code, and an abort by stopping the call", async () => {
    const { client, callsSince, server } = await selected(threeRooms, () => serverError());
    expect(await client.alternatives("r0", medium, never())).toEqual({
      ok: false,
      code: "internal.error",
      message: "服务器内部错误，请稍后重试",
    });
    server.follow((call) => hang(call.signal));
    const controller = new AbortController();
    const asking = client.alternatives("r0", medium, controller.signal);
    await until(() => callsSince().length === 2);
    controller.abort(new Error("panel closed"));
    await expect(asking).rejects.toThrow("panel closed");
    await until(() => callsSince()[1]!.signal.aborted);
  });
});

describe("a choice", () => {
  it("overwrites row, figures, correction and surplus with what the server answers for it alone", async () => {
    const { client, callsSince } = await selected(threeRooms);
    expect(await client.choose("r0", "p-9", high)).toEqual({ ok: true, value: null });
    expect(callsSince()[0]!.body).toMatchObject({
      productIds: ["p-9"],
      level: "HIGH_LEVEL",
      inputCondition: [{ roomId: "r0" }],
    });
    expect(client.summary()).toMatchObject({ matched: 1, otherConditions: 1, chosenByHand: 1, outdated: 0 });
    const [row] = await client.rows(0, 1);
    expect(row!.selection).toMatchObject({ productId: "p-9", figures: [13.5, 20.25], byHand: true });
    expect(row!.selection!.corrected[0]).toBeCloseTo(12.15, 12);
    expect(row!.selection!.surpluses[0]!.percent).toBeCloseTo(102.5, 9);
    const offered = await client.offered("r0", medium, never());
    expect(offered.ok && offered.value.map(({ productId }) => productId)).toContain("p-7");
  });

  it("stands while a run is under way, which then leaves the row alone", async () => {
    const held: (() => void)[] = [];
    const { client } = await selected(threeRooms, ({ usual, body }) =>
      (body as { productIds?: string[] }).productIds
        ? undefined
        : new Promise((resolve) => {
            held.push(() => resolve(usual()));
          }),
    );
    const ended = client.run("all");
    await until(() => held.length === 1);
    expect(await client.choose("r0", "p-9", medium)).toEqual({ ok: true, value: null });
    held[0]!();
    await ended;
    const rows = await client.rows(0, 2);
    expect(rows.map(({ selection }) => [selection?.productId, selection?.byHand])).toEqual([
      ["p-9", true],
      ["p-10", false],
    ]);
    expect(client.summary().run.status).toBe("finished");
  });

  it("is overwritten by the next run", async () => {
    const { client } = await selected(threeRooms);
    await client.choose("r0", "p-9", medium);
    await client.run("all");
    expect(client.summary().chosenByHand).toBe(0);
  });

  it("of a product that does not do it leaves the row and says why", async () => {
    const { client } = await selected(threeRooms);
    expect(await client.choose("r0", "p-2", medium)).toEqual({
      ok: false,
      code: "no.match",
      message: "no-candidates",
    });
    expect((await client.rows(0, 1))[0]!.selection).toMatchObject({ productId: "p-7", byHand: false });
  });

  it("is not taken over for a room that was changed or deleted meanwhile", async () => {
    const held: (() => void)[] = [];
    const { client } = await selected(
      threeRooms,
      ({ usual }) =>
        new Promise((resolve) => {
          held.push(() => resolve(usual()));
        }),
    );
    const first = client.choose("r0", "p-9", medium);
    const second = client.choose("r1", "p-10", medium);
    await until(() => held.length === 2);
    await client.setQuantity("r0", 2);
    await client.deleteRooms(["r1"]);
    held.forEach((release) => release());
    expect(await first).toMatchObject({ ok: false, code: "room.changed" });
    expect(await second).toMatchObject({ ok: false, code: "not.found" });
    expect((await client.rows(0, 1))[0]!.selection).toMatchObject({ productId: "p-7" });
  });

  it("names an unreasonable input and a refused login by their codes", async () => {
    const codes = ["invalid.parameter", "authentication.failed"];
    const { client } = await selected(threeRooms, (_call, at) => envelope(null, codes[at - 1], 400));
    expect(await client.choose("r0", "p-9", medium)).toMatchObject({ ok: false, code: "invalid.parameter" });
    expect(await client.choose("r0", "p-9", medium)).toMatchObject({
      ok: false,
      code: "authentication.failed",
      message: "登录失效了，请重新登录",
    });
  });
});

describe("a confirmed plan", () => {
  const cells = ({ table }: { readonly table: PackedTable }, key: string) => {
    const column = table.columns[key]!;
    const at = column.kind === "text" ? textAt : numberAt;
    return Array.from({ length: table.rows }, (_, row) => at(column, row));
  };
  const confirmed = async (client: BatchClient<TestFilter>) => {
    const answer = await client.confirm(never());
    if (!answer.ok) throw new Error(answer.code);
    return answer.value;
  };

  it("counts rooms and units and asks once for the parameters of its distinct products", async () => {
    const { client, callsSince } = await selected([...threeRooms, testRoom(3, { coolingLoad: power(6) })]);
    const plan = await confirmed(client);
    expect(plan).toMatchObject({ buildingName: "试验楼", rooms: 4, counts: { matched: 3 }, units: 3 });
    expect(plan.totals.map(({ model, rooms }) => [model, rooms])).toEqual([
      ["M7", 2],
      ["M10", 1],
    ]);
    expect(callsSince().map(({ path, body }) => [path.split("/").at(-1), body])).toEqual([
      ["properties", { resourceType: "PRODUCT" }],
      ["parameter_values", { productIds: ["p-7", "p-10"], parameter_filter: "GMEP_PARAMETER" }],
    ]);
  });

  it("is three sheets: about it, rooms with corrected figures and reasons, totals by model", async () => {
    const { client } = await selected(threeRooms, undefined, "面积为假设。");
    await client.choose("r1", "p-10", medium);
    const [about, rooms, totals] = (await confirmed(client)).sheets;
    expect(rooms!.name).toBe("房间选型");
    expect(rooms!.titles.map(({ title }) => title)).toEqual([
      "房间编号",
      "房间名称",
      "房间面积（㎡）",
      "冷负荷（kW）",
      "热负荷（kW）",
      "指定数量",
      "选型·状态",
      "选型·型号",
      "选型·产品名称",
      "选型·系列",
      "选型·数据",
      "选型·数量（台）",
      "选型·工况",
      "选型·单台需全冷量（kW）",
      "选型·单台需制热量（kW）",
      "选型·全冷量（kW）",
      "选型·制热量（kW）",
      "选型·全冷量修正值（kW）",
      "选型·制热量修正值（kW）",
      ...["选型·余量（%）", "选型·余量取自", "选型·冷余量（%）", "选型·热余量（%）"],
      "选型·选择方式",
      "选型·说明",
    ]);
    expect(cells(rooms!, "model")).toEqual(["M7", "M10", ""]);
    expect(cells(rooms!, "corrected.cooling")).toEqual([6.3, 9, null]);
    expect(cells(rooms!, "howChosen")).toEqual(["一键选型", "人工选择", ""]);
    expect(cells(rooms!, "remark")).toEqual(["", "", "未找到合适型号：no-candidates"]);
    expect(cells(about!, "text").slice(-2)).toEqual([
      "面积为假设。",
      "未给出室内温度的房间按夏季干球 26 ℃、湿球 18.7 ℃，冬季干球 20 ℃ 计算。",
    ]);
    expect(totals!.name).toBe("型号汇总");
    expect(totals!.titles.map(({ title }) => title)).toEqual([
      "型号",
      "产品名称",
      "系列",
      "数据",
      "房间数（间）",
      "其中待确认（间）",
      "数量（台）",
      "全冷量（kW）",
      "制热量",
      "输入功率",
    ]);
    expect(cells(totals!, "model")).toEqual(["M10", "M7", "合计"]);
    expect(cells(totals!, "units")).toEqual([1, 1, 2]);
    expect(cells(totals!, "parameter.COOLING")).toEqual([10, 7, null]);
  });

  it("says of rooms without an answer, or in no run, that they have none", async () => {
    const { client } = await selected([threeRooms[0]!], ({ path }) =>
      path.includes("/multi_room/") ? serverError() : undefined,
    );
    await client.run("all");
    await client.appendRooms(packRooms([testRoom(8)]));
    const [, rooms] = (await confirmed(client)).sheets;
    expect(cells(rooms!, "remark")).toEqual(["未得到结果", "未选型"]);
  });

  it("keeps a product that has left the catalogue, without parameters", async () => {
    const { client } = await selected(threeRooms, ({ path, body }) => {
      if (path.endsWith("/properties")) return undefined;
      const { productIds } = body as { productIds: string[] };
      return envelope(answerParameters(productIds.slice(1), "GMEP_PARAMETER"));
    });
    const [, , totals] = (await confirmed(client)).sheets;
    expect(cells(totals!, "parameter.COOLING")).toEqual([10, null, null]);
  });

  it("answers a failure by its code", async () => {
    const { client } = await selected(threeRooms, () => envelope(null, "internal.error", 500));
    expect(await client.confirm(never())).toMatchObject({ ok: false, code: "internal.error" });
  });
});
