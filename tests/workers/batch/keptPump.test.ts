import { beforeAll, beforeEach, expect, it } from "vitest";
import { queryProducts } from "#api/contract/search.ts";
import { createApi } from "#api/client/createApi.ts";
import { realTimer } from "#api/client/Timer.ts";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { dutyWords } from "#domain/building/systems/water/judgePump.ts";
import { eachPumpListState } from "#domain/building/systems/water/pumpDuty.ts";
import { chartSource } from "#domain/catalogue/chartSource.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { columnOf } from "../../support/planSheets.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const MAIN = keyOf("plant");

const rooms = () =>
  packRooms(
    Array.from({ length: 60 }, (_, at) =>
      testRoom(at, {
        floor: `${Math.floor(at / 20) + 1}F`,
        roomArea: area(18),
        coolingLoad: power(1.6),
      }),
    ),
  );

async function coldOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.systems(true, new AbortController().signal);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems[0]!;
}

/** The first pump of the drawer with a measured efficiency that gives the whole flow of today's duty. */
async function offered<Filter>(client: BatchClient<Filter>) {
  const { card, settings } = await coldOf(client);
  const api = createApi({
    base: "/api",
    token: () => undefined,
    onAuthenticationFailed: () => {},
    timer: realTimer,
    send: async (address, init) => server.app.request(address, init),
  });
  const body = { ...listConditions(PUMP, eachPumpListState(card!, settings)), pageSize: 30 };
  const { list } = await api.call(queryProducts, { body });
  const figureOf = ({ productPropertyValues }: (typeof list)[number], asked: string) =>
    Number(productPropertyValues.find(({ code }) => code === asked)?.value ?? Number.NaN);
  const { id, model, brandName } = list.find(
    (each) =>
      figureOf(each, PROPERTY.airFlow) >= card!.eachFlow && figureOf(each, PROPERTY.pumpEfficiency) > 0,
  )!;
  return { id, model, brand: brandName };
}

async function selected() {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  return client;
}

/** What the confirmed plan says of machines, and its sheet 方案说明. */
async function confirmed<Filter>(client: BatchClient<Filter>) {
  const plan = await client.confirm(new AbortController().signal);
  if (!plan.ok) throw new Error(plan.message);
  return { toConfirm: plan.value.toConfirm, about: columnOf(plan.value.sheets[0]!, "内容") };
}

it("keeps a pump with its record and duty, judges it after a change, and never replaces it", async () => {
  const client = await selected();
  await client.setSystem("cold", { pumps: 2, standby: 1 });
  const pump = await offered(client);
  expect(await client.keepPump("cold", null, pump)).toBe("");
  const chosen = await coldOf(client);
  const kept = chosen.settings.pump!;
  expect(kept).toMatchObject({ ...pump, pumps: 2, standby: 1 });
  expect(kept.hash).toMatch(/^[0-9a-f]{64}$/u);
  expect(kept.head).toBe(chosen.card!.head);
  expect(chosen.pump).toMatchObject({ state: "meets", isOtherRecord: false, why: "" });
  // The efficiency at the operating point judges EC(H)R where nobody typed one.
  expect(chosen.card!.ratio!.ratio).not.toBeNull();

  expect(await client.typeLength("cold", MAIN, 2000)).toBe("");
  const longer = await coldOf(client);
  expect(longer.pump!.state).toBe("fails");
  expect(longer.settings.pump).toEqual(kept);
  expect(longer.consequence).toMatch(/^系统条件改变 → 管径不变 → 冷水泵 [\d.]+ → [\d.]+ m → 不再满足$/u);
  const { toConfirm, about } = await confirmed(client);
  const [was, now] = [dutyWords(kept), dutyWords(longer.card!)];
  const place = { system: "cold", name: "冷水系统 冷水循环泵", model: pump.model };
  expect(toConfirm).toEqual([{ ...place, state: "fails", why: "", was, now }]);
  expect(about).toContain(`冷水系统 冷水循环泵 ${pump.model}：选型时 ${was}，现在 ${now}`);

  await client.undo();
  expect((await coldOf(client)).pump!.state).toBe("meets");
  expect((await confirmed(client)).toConfirm).toEqual([]);
  await client.undo();
  expect((await coldOf(client)).settings.pump).toBeNull();
  await client.redo();
  expect((await coldOf(client)).settings.pump).toEqual(kept);
  client.dispose();
});

it("says in one line what came of a room's change", async () => {
  const client = await selected();
  expect(await client.keepPump("cold", null, await offered(client))).toBe("");
  expect((await coldOf(client)).consequence).toBeNull();
  const [row] = await client.rows(0, 1);
  await client.deleteRooms([row!.roomId]);
  const one = await coldOf(client);
  expect(one.consequence).toMatch(/ −[\d.]+ kW → .+ → 冷水泵 .+ → (?:仍满足|不再满足|过大)$/u);
  client.dispose();
});

it("saves the pump with the building, and asks for no pump that does not exist", async () => {
  const client = await selected();
  const nobody = { id: "no-such-pump", model: "X", brand: "Y" };
  expect(await client.keepPump("cold", null, nobody)).toContain("未能取得该产品的数据");
  const pump = await offered(client);
  await client.keepPump("cold", null, pump);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  expect(await coldOf(again)).toMatchObject({ settings: { pump }, pump: { state: "meets" } });
  again.dispose();
});

it("lists a kept pump below the schedule with its share of the flow, working and standby", async () => {
  const client = await selected();
  const without = await scheduleLines(client);
  expect(without.notes.join()).not.toContain("不含水泵");
  await client.setSystem("cold", { pumps: 2, standby: 1 });
  const pump = await offered(client);
  await client.keepPump("cold", null, pump);
  const { card } = await coldOf(client);
  const { rows, notes, sheets } = await scheduleLines(client);
  expect(rows).toHaveLength(without.rows.length + 1);
  const [, name, model, duty, count, remark] = rows.at(-1)!;
  expect([name, model, count]).toEqual(["冷水循环泵", pump.model, 3]);
  expect(duty).toContain(`单台流量 ${card!.eachFlow.toFixed(2).replace(/\.?0+$/u, "")}`);
  expect(remark).toContain("2 用 1 备");
  expect(notes.join()).toContain("合计为末端台数，不含水泵");
  expect(sheets).toHaveLength(without.sheets.length + 1);
  client.dispose();
});

const READ_SOURCE = chartSource("矢量", "样本.pdf 第 1 页，某人 2026-11-28", [
  { name: "流量", most: 1000, unit: "m³/h" },
]);

/** The real server, whose products all say that their curves were read from a chart. */
const readServer = (): Pick<TestServer, "app"> => {
  async function request(...asked: Parameters<TestServer["app"]["request"]>) {
    const answer = await server.app.request(...asked);
    const text = await answer.text();
    const told = text.replaceAll(/"source":"(?:[^"\\]|\\.)*"/gu, `"source":${JSON.stringify(READ_SOURCE)}`);
    return new Response(told, { status: answer.status, headers: answer.headers });
  }
  return { app: { request } as unknown as TestServer["app"] };
};

it("27: marks a pump that was read from a chart in its system, the schedule of the plan, 设备表 and 计算书", async () => {
  const client = openRealBatch(fanCoilKind, readServer());
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.run("all");
  const signal = new AbortController().signal;
  expect(await client.keepPump("cold", null, await offered(client))).toBe("");
  const chosen = await coldOf(client);
  expect(chosen.settings.pump!.source).toBe(READ_SOURCE);
  expect(chosen.pump).toMatchObject({ isRead: true, isWithinReading: true });

  const plan = await client.confirm(signal);
  if (!plan.ok) throw new Error(plan.message);
  const schedule = await client.equipmentSchedule(plan.value.id, signal);
  if (!schedule.ok) throw new Error(schedule.message);
  expect(schedule.value.rows.at(-1)!.at(-1)).toContain("在读图误差内满足");

  const book = await client.systemBook("2026-11-28", [], signal);
  if (!book.ok) throw new Error(book.message);
  const remarksOf = (name: string, title: string) =>
    columnOf(
      book.value.find((sheet) => sheet.name === name)!,
      title,
    );
  expect(remarksOf("水泵设备表", "备注").join()).toContain("在读图误差内满足");
  expect(remarksOf("冷水系统设备选型计算书", "说明").join()).toContain("在读图误差内满足");
  client.dispose();
});
