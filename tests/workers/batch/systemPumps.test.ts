import { readFile } from "node:fs/promises";
import Parser from "dxf-parser";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { area, power } from "#domain/base/units.ts";
import { ok } from "#domain/base/result.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { PROPOSED_CONDENSER } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { PROPOSED_WINTER } from "#domain/building/systems/water/WaterSettings.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { dutyWords } from "#domain/building/systems/water/judgePump.ts";
import { eachPumpListState } from "#domain/building/systems/water/pumpDuty.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpSheet } from "#workers/batch/systems/SystemSheet.ts";
import { createReportService } from "#workers/report/reportService.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { pdfTexts } from "../../support/pdfTexts.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const FONT = "public/static/fonts/NotoSansSC-GB2312.otf";
const never = () => new AbortController().signal;

async function selected() {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = Array.from({ length: 30 }, (_, at) =>
    testRoom(at, {
      floor: `${Math.floor(at / 10) + 1}F`,
      roomArea: area(18),
      coolingLoad: power(1.6),
      heatLoad: power(1.1),
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  return client;
}

async function systemsOf<Filter>(client: BatchClient<Filter>, isJudged: boolean) {
  const answer = await client.systems(isJudged, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems;
}

/** The first pump of the list for a duty, that of the first system where none is given. */
async function pumpFor<Filter>(client: BatchClient<Filter>, of?: PumpSheet) {
  const [first] = await systemsOf(client, true);
  const { card, settings } = of ?? first!;
  const conditions = listConditions(PUMP, eachPumpListState(card!, settings));
  const answer = await server.app.request("/api/search/selection/v1/products/query", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...conditions, pageSize: 1 }),
  });
  const { data } = (await answer.json()) as {
    data: { list: readonly { id: string; model: string; brandName: string }[] };
  };
  const [{ id, model, brandName: brand }] = data.list as [(typeof data.list)[number]];
  return { id, model, brand };
}

it("gives figures before the verdict on a kept pump, which is pending until somebody asks for it", async () => {
  const client = await selected();
  const pump = await pumpFor(client);
  expect(await client.keepPump("cold", null, pump)).toBe("");
  const [first] = await systemsOf(client, false);
  expect(first).toMatchObject({ isPumpPending: true, pump: null, settings: { pump } });
  expect(first!.card).not.toBeNull();
  const [judged] = await systemsOf(client, true);
  expect(judged).toMatchObject({
    isPumpPending: false,
    card: { flow: first!.card!.flow, head: first!.card!.head },
  });
  expect(["meets", "oversized"]).toContain(judged!.pump!.state);
  // What is known of this duty needs no second question.
  expect((await systemsOf(client, false))[0]).toMatchObject({ isPumpPending: false, pump: judged!.pump });
  client.dispose();
});

it("judges the one pump of two pipes by both seasons", async () => {
  const client = await selected();
  await client.setSystem("cold", { winter: PROPOSED_WINTER });
  const pump = await pumpFor(client);
  await client.keepPump("cold", null, pump);
  const [both] = await systemsOf(client, true);
  expect(["meets", "oversized"]).toContain(both!.pump!.state);
  expect(both!.winter!.pump).toEqual(both!.pump!.winter);
  // Winter through a main of 3 km is beyond it, whatever summer is.
  await client.setSystem("cold", { winter: { ...PROPOSED_WINTER, plantLoss: 900 } });
  const [cold] = await systemsOf(client, true);
  expect(cold!.pump).toMatchObject({ winter: { state: expect.stringMatching(/fails|unknown/u) } });
  expect(cold!.pump!.state).toBe(cold!.pump!.winter!.state);
  expect(cold!.pump!.why).toMatch(/^冬季/u);
  client.dispose();
});

it("hands kept pumps over in the equipment schedule, as a drawing and on paper", async () => {
  const client = await selected();
  const pump = await pumpFor(client);
  await client.keepPump("cold", null, pump);
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  const schedule = await client.equipmentSchedule(plan.value.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  const row = schedule.value.rows.find(([tag]) => tag === "B-L");
  expect(row).toMatchObject([
    "B-L",
    "冷水循环泵",
    pump.model,
    expect.stringContaining("单台流量"),
    2,
    expect.stringMatching(/1 用 1 备；冷水系统；.*(?:仍满足|过大)/u),
  ]);

  const drawn = await client.scheduleDrawing(
    plan.value.id,
    "https://volute.test/#/multiRoom/fanCoil?v=1",
    never(),
  );
  if (!drawn.ok) throw new Error(drawn.message);
  const { entities } = new Parser().parseSync(new TextDecoder().decode(drawn.value))!;
  const texts = entities.flatMap((entity) => ("text" in entity ? [String(entity.text)] : []));
  expect(texts).toContain("B-L");
  expect(texts.join("")).toContain(pump.model);
  expect(entities.filter(({ type }) => type === "SOLID").length).toBeGreaterThan(100);

  const report = createReportService(async () => ok(new Uint8Array(await readFile(FONT))));
  const { rows, notes } = schedule.value;
  const made = await report.schedule("/static", { projectName: "试验楼", madeOn: "2026-11-28", rows, notes });
  if (!made.ok) throw new Error(made.code);
  const words = (await pdfTexts(made.value))
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join("");
  expect(words).toContain("B-L");
  expect(words).toContain("冷水循环泵");
  client.dispose();
});

it("says in the equipment schedule which kept pump no longer meets its duty, and for which it was chosen", async () => {
  const client = await selected();
  await client.keepPump("cold", null, await pumpFor(client));
  const [{ settings }] = (await systemsOf(client, true)) as [Awaited<ReturnType<typeof systemsOf>>[number]];
  await client.typeLength("cold", keyOf("plant"), 3000);
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  const schedule = await client.equipmentSchedule(plan.value.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  const remark = schedule.value.rows.find(([tag]) => tag === "B-L")!.at(-1);
  expect(remark).toContain(`不再满足：选型时 ${dutyWords(settings.pump!)}`);
  client.dispose();
});

it("keeps a pump of condenser water with the plant, judges it, and hands it over in schedule and book", async () => {
  const client = await selected();
  const towers = { ...PROPOSED_CONDENSER, cop: 5, loss: 60, lift: 4, spray: 30 };
  expect(await client.keepPump("cold", "condenser", await pumpFor(client))).toContain("暂无工况");
  expect(await client.setSystem("hot", { condenser: towers })).toBe("只有冷水系统可以有冷却水");
  expect(await client.setSystem("cold", { condenser: towers, primaryFlow: 40 })).toBe("");
  const [{ plant }] = (await systemsOf(client, true)) as [Awaited<ReturnType<typeof systemsOf>>[number]];
  expect(plant.map(({ circuit }) => circuit)).toEqual(["primary", "condenser"]);
  const pump = await pumpFor(client, plant[1]);
  expect(await client.keepPump("cold", "condenser", pump)).toBe("");
  const [kept] = await systemsOf(client, true);
  expect(kept!.pump).toBeNull();
  expect(kept!.plant[1]!.settings.pump).toMatchObject({ id: pump.id, flow: plant[1]!.card!.flow });
  expect(["meets", "oversized"]).toContain(kept!.plant[1]!.pump!.state);

  const { settings } = kept!.plant[1]!;
  // The towers stand higher: the kept pump is listed where the plan is confirmed, and left out again after undo.
  expect(await client.setSystem("cold", { condenser: { ...towers, pump: settings.pump, lift: 90 } })).toBe(
    "",
  );
  expect(await client.confirm(never())).toMatchObject({
    ...{ ok: true },
    value: { toConfirm: [{ system: "cold", name: "冷水系统 冷却水循环泵", model: pump.model }] },
  });
  await client.undo();
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value.toConfirm.filter(({ state }) => state !== "oversized")).toEqual([]);
  const schedule = await client.equipmentSchedule(plan.value.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  expect(schedule.value.rows.find(([tag]) => tag === "B-LQ")).toMatchObject([
    "B-LQ",
    "冷却水循环泵",
    pump.model,
    expect.stringContaining("设计：单台流量"),
    2,
    expect.stringMatching(/冷水系统.*(?:仍满足|过大).*工况含估算/u),
  ]);
  const book = await client.systemBook("2026-11-29", [], never());
  if (!book.ok) throw new Error(book.message);
  const names = book.value.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["冷水系统一级泵计算书", "冷水系统冷却水泵计算书"]));
  // One step of undo takes the pump back, and leaves the towers.
  await client.undo();
  const [undone] = await systemsOf(client, true);
  expect(undone!.plant[1]!.settings).toMatchObject({ pump: null, condenser: towers });
  client.dispose();
});
