import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { MOST_IFC_UNITS } from "#domain/desk/project/projectLimits.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { IfcText, stepWords } from "../../support/IfcText.ts";
import { imported, newLibrary, productsIn, sentFan } from "../../support/libraryCalls.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";
import { storeFilters } from "../../support/storeFilters.ts";
import { insertSmallProducts } from "../../support/smallCatalogue.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer(DATABASES[0]!.open);
  // The products of the plan below; the catalogue has them as fans.
  await insertSmallProducts(server.database.queries, [{ id: "fcu-1" }, { id: "fcu-2" }]);
});
afterAll(() => server.close());

let person: Person;
let projectId = "";
let path = "";
beforeEach(async () => {
  person = await server.person();
  projectId = await currentOf(person);
  path = `${PROJECTS}/${projectId}/personal_products`;
});

async function fetched(order: object = {}, reader = person) {
  const ordered = await reader.post(`${path}/export`, { format: "ifc", ...order });
  const { exportId } = ordered.data as { exportId: string };
  const told = await reader.get(`${path}/export/url?export_id=${exportId}`);
  const answer = await server.app.request(`/api${(told.data as { url: string }).url}`);
  return { headers: answer.headers, status: answer.status, text: new IfcText(await answer.text()) };
}
const tagsOf = (text: IfcText) =>
  [...text.of("IFCFAN"), ...text.of("IFCPUMP")].map(({ values }) => stepWords(values[7]!));

test("a project is one model: each machine with the number that the schedule gives it", async () => {
  await person.patch(`${PROJECTS}/${projectId}`, { name: "一号楼" });
  await selected(person, projectId, { productId: "pump-1", equipmentNum: 3 });
  const fan = await selected(person, projectId, { productId: "fan-1" });
  await person.patch(`${path}/${fan.id}`, { equipmentCode: "PF-7" });
  const { headers, text } = await fetched();
  expect(headers.get("Content-Type")).toBe("application/x-step");
  expect(decodeURIComponent(headers.get("Content-Disposition") ?? "")).toMatch(
    /一号楼 设备模型 \d{4}-\d\d-\d\d\.ifc$/u,
  );
  expect(text.faults()).toEqual([]);
  expect(tagsOf(text)).toEqual(["PF-7", "P-1", "P-1", "P-1"]);
});

test("one category is its own model", async () => {
  await selected(person, projectId, { productId: "pump-1" });
  await selected(person, projectId, { productId: "fan-1" });
  expect(tagsOf((await fetched({ gjw_category_code: "C000002" })).text)).toEqual(["P-1"]);
});

test("what the catalogue has no more is left out, and the model says how many are", async () => {
  await selected(person, projectId, { productId: "pump-1", equipmentNum: 2 });
  const { id } = await selected(person, projectId, { productId: "fan-1", equipmentNum: 4 });
  await server.database.queries.execute(
    sql`update selected_products set product_id = 'gone' where id = ${id}::uuid`,
  );
  const { text } = await fetched();
  expect(tagsOf(text)).toEqual(["P-1", "P-1"]);
  expect(stepWords(text.of("IFCPROJECT")[0]!.values[2]!)).toContain("缺 4 台（F-1）：目录中已无此产品");
});

test("26: own products that the reader does not see are left out, named with the reason before and in the model", async () => {
  const libraryId = await newLibrary(person);
  await imported(person, libraryId, [sentFan()]);
  const [own] = await productsIn(person, libraryId);
  await selected(person, projectId, { productId: "pump-1" });
  await selected(person, projectId, { productId: own!.id, equipmentNum: 2 });
  const WHY = "缺 2 台（F-1）：自有产品，导出人不是其产品库的成员或它已被删除";
  const lacksFor = async (reader: Person) =>
    ((await reader.post(`${path}/export`, { format: "ifc" })).data as { lacks: string[] }).lacks;
  expect(await lacksFor(person)).toEqual([]);
  expect(tagsOf((await fetched()).text)).toEqual(["F-1", "F-1", "P-1"]);
  const { secret } = (await person.post(`${PROJECTS}/${projectId}/links`, { purpose: "viewer" })).data as {
    secret: string;
  };
  const reader = await server.person();
  await reader.post("/private/v1/project_invitations/accept", { secret });
  expect(await lacksFor(reader)).toEqual([WHY]);
  const { text } = await fetched({}, reader);
  expect(tagsOf(text)).toEqual(["P-1"]);
  expect(stepWords(text.of("IFCPROJECT")[0]!.values[2]!)).toContain(WHY);
  expect(text.faults()).toEqual([]);
});

test("machines of a confirmed plan stand on their floors, beside single ones, as the schedule numbers them", async () => {
  await selected(person, projectId, { productId: "fan-1" });
  const keep = async (part: PlanPart) =>
    ((await person.post(`${PROJECTS}/${projectId}/plan_parts`, part)).data as { id: string }).id;
  const confirm = async (more: object) =>
    person.post(`${PROJECTS}/${projectId}/plans`, {
      saveKey: randomUUID(),
      kind: "fanCoil",
      basedOn: null,
      head: { ...HEAD, filters: [JSON.stringify(BATCH_KINDS.fanCoil.defaultFilter)] },
      roomParts: [
        await keep(
          roomsPart([
            { id: "101", quantity: 2 },
            { id: "102", product: 1 },
          ]),
        ),
      ],
      productParts: [await keep(productsPart("fcu-1", "fcu-2"))],
      ...more,
    });
  await confirm({ building: "b1", name: "一号楼" });
  const { text } = await fetched();
  expect(text.faults()).toEqual([]);
  expect(tagsOf(text)).toEqual(["F-1", "FCU-01", "FCU-01", "FCU-02"]);
  expect(text.of("IFCBUILDINGSTOREY").map(({ values }) => stepWords(values[2]!))).toEqual([
    "未指定楼层",
    "未注明楼层",
  ]);
  await confirm({ building: "b2", name: "一号楼" });
  expect((await fetched()).text.faults()).toEqual([]);
  const { data } = await confirm({ building: "b3", name: "坏" });
  await storeFilters(server.database.queries, (data as { id: string }).id, ["no filter"]);
  expect(stepWords((await fetched()).text.of("IFCPROJECT")[0]!.values[2]!)).toContain("方案“坏”无法读出");
});

test("what is no model, or too much of one, is refused before it is written", async () => {
  expect(await person.post(`${path}/export`, { format: "ifc" })).toMatchObject({ code: "invalid.input" });
  await selected(person, projectId, { productId: "pump-1", equipmentNum: MOST_IFC_UNITS + 1 });
  expect(await person.post(`${path}/export`, { format: "ifc" })).toMatchObject({ code: "invalid.input" });
});
