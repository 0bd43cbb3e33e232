import { randomUUID } from "node:crypto";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlanPart, PlanVersion } from "#api/contract/projectPlans.ts";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { HEAD, productsPart, roomsPart, type MadeRoom } from "../../support/planMaker.ts";
import { storeFilters } from "../../support/storeFilters.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

let person: Person;
let projectId = "";
let path = "";
beforeEach(async () => {
  person = await server.person();
  projectId = await currentOf(person);
  path = `${PROJECTS}/${projectId}`;
});

const FILTER = JSON.stringify(BATCH_KINDS.fanCoil.defaultFilter);
const keep = async (part: PlanPart) =>
  ((await person.post(`${path}/plan_parts`, part)).data as { id: string }).id;
async function confirm(rooms: readonly MadeRoom[], more: object = {}): Promise<PlanVersion> {
  const saved = await person.post(`${path}/plans`, {
    saveKey: randomUUID(),
    kind: "fanCoil",
    building: "b1",
    name: "一号楼",
    basedOn: null,
    head: { ...HEAD, filters: [FILTER] },
    roomParts: [await keep(roomsPart(rooms))],
    productParts: [await keep(productsPart("fcu-1", "fcu-2"))],
    ...more,
  });
  return saved.data as PlanVersion;
}
async function rowsOf(order: object = {}) {
  const ordered = await person.post(`${path}/personal_products/export`, order);
  const { exportId, rows } = ordered.data as { exportId: string; rows: number };
  const told = await person.get(`${path}/personal_products/export/url?export_id=${exportId}`);
  const answer = await server.app.request(`/api${(told.data as { url: string }).url}`);
  const sheet = await readSheet(Buffer.from(await answer.arrayBuffer()));
  return { rows, sheet, lines: sheet.map(([number, , model, , units]) => [number, model, units]) };
}

const ROOMS: readonly MadeRoom[] = [
  { id: "101", quantity: 2 },
  { id: "102", product: 1 },
  { id: "103", standing: "unmatched", product: -1 },
];

test("a confirmed plan is in its project's schedule beside single machines, once each", async () => {
  await selected(person, projectId, { productId: "fan-1", equipmentNum: 4 });
  await confirm(ROOMS);
  const { lines, sheet, rows } = await rowsOf();
  expect(lines.slice(0, 5)).toEqual([
    ["编号", "型号", "数量"],
    ["F-1", "T35-11-6.3", 4],
    ["FCU-01", "FCU-1", 2],
    ["FCU-02", "FCU-2", 1],
    ["合计", null, 7],
  ]);
  expect(rows).toBe(3);
  expect(sheet[2]![5]).toBe("方案“一号楼”第 1 版；工况 1；服务 101");
  expect(sheet.slice(5).every(([what]) => what === "说明")).toBe(true);
  expect(sheet.slice(5).map((row) => row[3])).toContain("方案“一号楼”第 1 版：1 间没有风机盘管，不在表中。");
});

test("its last version is what the schedule lists, under its category too", async () => {
  await confirm(ROOMS);
  await confirm([{ id: "101", quantity: 5 }], { basedOn: 1 });
  expect((await rowsOf({ gjw_category_code: "C000006" })).lines.slice(1, 3)).toEqual([
    ["FCU-01", "FCU-1", 5],
    ["合计", null, 5],
  ]);
  expect((await rowsOf({ gjw_category_code: "C000001" })).lines).toEqual([
    ["编号", "型号", "数量"],
    ["合计", null, 0],
  ]);
});

test("two buildings number nothing alike", async () => {
  await confirm([{ id: "101" }]);
  await confirm([{ id: "101" }], { building: "b2", name: "二号楼" });
  expect((await rowsOf()).lines.slice(1, 3).map(([number]) => number)).toEqual([
    "一号楼 FCU-01",
    "二号楼 FCU-01",
  ]);
});

test("a plan that is not to be built is taken out, and back in", async () => {
  const { id, isScheduled } = await confirm(ROOMS);
  expect(isScheduled).toBe(true);
  const put = (on: boolean) => person.put(`${path}/plan_versions/${id}/is_scheduled`, { isScheduled: on });
  expect(await put(false)).toMatchObject({ code: "success", data: { isLast: true, isScheduled: false } });
  expect((await rowsOf()).lines.at(1)).toEqual(["合计", null, 0]);
  await put(true);
  expect((await rowsOf()).lines[1]).toEqual(["FCU-01", "FCU-1", 2]);
  const { list } = (await person.get(`${path}/plan_versions`)).data as { list: PlanVersion[] };
  expect(list.map((version) => version.isScheduled)).toEqual([true]);
});

test("a copy of the project takes out what was taken out", async () => {
  const { id } = await confirm(ROOMS);
  await person.put(`${path}/plan_versions/${id}/is_scheduled`, { isScheduled: false });
  const copied = await person.post(`${path}/copy`, { name: "二期" });
  const { id: copy } = copied.data as { id: string };
  const { list } = (await person.get(`${PROJECTS}/${copy}/plan_versions`)).data as { list: PlanVersion[] };
  expect(list.map(({ name, isScheduled }) => [name, isScheduled])).toEqual([["一号楼", false]]);
});

test("a plan that cannot be read is named, and nothing else is lost", async () => {
  await selected(person, projectId, { productId: "fan-1" });
  const { id } = await confirm(ROOMS);
  await storeFilters(server.database.queries, id, ["no filter"]);
  const { lines, sheet } = await rowsOf();
  expect(lines[1]).toEqual(["F-1", "T35-11-6.3", 1]);
  expect(sheet.at(-1)![3]).toBe("方案“一号楼”第 1 版无法读出，不在表中。");
});

test("编号 is the same on the page, on a later page, in a shared view and in the file", async () => {
  for (let at = 0; at < 5; at++)
    await selected(person, projectId, { productId: at === 2 ? "pump-1" : "fan-1" });
  const page = async (query: string) =>
    ((await person.get(`${path}/personal_products/page${query}`)).data as { list: SelectedProduct[] }).list;
  const second = (await page(""))[1]!;
  await person.patch(`${path}/personal_products/${second.id}`, { equipmentCode: "F-2" });
  const numbers = (rows: readonly SelectedProduct[]) => rows.map(({ scheduleNumber }) => scheduleNumber);
  expect(numbers(await page(""))).toEqual(["F-1", "F-2", "P-1", "F-3", "F-4"]);
  expect(numbers(await page("?page_no=2&page_size=3"))).toEqual(["F-3", "F-4"]);
  expect(numbers(await page("?gjw_category_code=C000002"))).toEqual(["P-1"]);
  const made = await person.post(`${path}/links`, { purpose: "read" });
  const { secret } = made.data as { secret: string };
  const shared = (await server.nobody.post("/shared/v1/personal_products/page", { secret })).data;
  expect(numbers((shared as { list: SelectedProduct[] }).list)).toEqual(["F-1", "F-2", "P-1", "F-3", "F-4"]);
  const filed = (await rowsOf()).lines.slice(1, -1).map(([number]) => number);
  expect(filed).toEqual(["F-1", "F-2", "F-3", "F-4", "P-1"]);
});
