import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { HEAD, roomsPart } from "../../support/planMaker.ts";
import { currentOf, PROJECTS, startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

test("one whose filters are none of its kind is refused field by field, and nothing is kept of it", async () => {
  const person = await server.person();
  const path = `${PROJECTS}/${await currentOf(person)}`;
  const part = await person.post(`${path}/plan_parts`, roomsPart([{ id: "1", product: -1 }]));
  const save = (kind: string, head: object) =>
    person.post(`${path}/plans`, {
      saveKey: randomUUID(),
      kind,
      building: "b1",
      name: "一号楼",
      basedOn: null,
      head,
      roomParts: [(part.data as { id: string }).id],
      productParts: [],
    });
  const versions = async () =>
    (await person.get(`${path}/plan_versions`)).data as { readonly totalCount: number };
  const { defaultFilter: outlets } = BATCH_KINDS.airOutlet;
  const refused = async (kind: string, filters: readonly unknown[], own: unknown = {}) => {
    const rules = [{ id: "1", name: "大厅", words: ["厅"], floors: [], zones: [], own: JSON.stringify(own) }];
    const texts = filters.map((filter) => JSON.stringify(filter));
    const head = { ...HEAD, filters: texts, rules };
    const { code, faults } = await save(kind, head);
    return [code, ...faults];
  };
  expect(await refused("airOutlet", [outlets, {}])).toEqual([
    "invalid.parameter",
    ...["type", "brandCode", "fromVelocity", "toVelocity", "aspectRatioFrom", "aspectRatioTo"].map(
      (field) => `head.filters.1.${field}`,
    ),
    "head.filters.1.nozzleThrow",
    "head.filters.1.singleUnitResponsibilityArea",
  ]);
  expect(await refused("airOutlet", [{ ...outlets, fromVelocity: 9 }])).toEqual([
    "invalid.parameter",
    "head.filters.0.fromVelocity",
  ]);
  expect(await refused("airOutlet", [outlets], { toVelocity: 9 })).toEqual([
    "invalid.parameter",
    "head.rules.0.own.fromVelocity",
  ]);
  expect(await refused("fanCoil", [outlets])).toContain("head.filters.0.level");
  expect(await refused("indoorUnit", [null])).toEqual(["invalid.parameter", "head.filters.0"]);
  expect((await versions()).totalCount).toBe(0);
});
