import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MOST_IFC_UNITS } from "#domain/project/projectLimits.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { IfcText, stepWords } from "../../support/IfcText.ts";
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
  server = await startProjectServer(DATABASES[0]!.open);
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

async function fetched(order: object = {}) {
  const ordered = await person.post(`${path}/export`, { format: "ifc", ...order });
  const { exportId } = ordered.data as { exportId: string };
  const told = await person.get(`${path}/export/url?export_id=${exportId}`);
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
  expect(stepWords(text.of("IFCPROJECT")[0]!.values[2]!)).toContain("缺 4 台：目录中已无此产品");
});

test("what is no model, or too much of one, is refused before it is written", async () => {
  expect(await person.post(`${path}/export`, { format: "ifc" })).toMatchObject({ code: "invalid.input" });
  await selected(person, projectId, { productId: "pump-1", equipmentNum: MOST_IFC_UNITS + 1 });
  expect(await person.post(`${path}/export`, { format: "ifc" })).toMatchObject({ code: "invalid.input" });
});
