import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { parameterGuid } from "#domain/things/files/revit/parameterGuid.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

const SOMETHING = "00000000-0000-4000-8000-000000000000";

describe.each(DATABASES)("what a host places, in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  let person: Person;
  let projectId = "";
  beforeEach(async () => {
    person = await server.person();
    projectId = await currentOf(person);
  });
  const select = (productId: string, more: object = {}) =>
    selected(person, projectId, { productId, ...more });

  test("shared parameters have a guid of their own that stays", async () => {
    const definitions = (await person.get("/private/v1/share_param_definitions")).data as {
      code: string;
      guid: string;
    }[];
    const flow = definitions.find(({ code }) => code === PROPERTY.airFlow);
    expect(flow).toEqual({
      code: PROPERTY.airFlow,
      name: PROPERTY.airFlow,
      guid: parameterGuid(PROPERTY.airFlow, PROPERTY.airFlow, "NUMBER"),
      valueType: "NUMBER",
      unit: null,
      isGeometry: false,
      isStandard: true,
      groupName: null,
    });
    expect(new Set(definitions.map(({ guid }) => guid)).size).toBe(definitions.length);
    const pumps = await person.get("/private/v1/share_param_definitions?gjw_category_code=C000002");
    expect(pumps.data).toHaveLength(4);
  });

  test("selected products are told as they are placed, in the order asked", async () => {
    const [one, two] = [await select("fan-1", { equipmentNum: 2 }), await select("pump-1")];
    const { data } = await person.post(`${PROJECTS}/arrangement_info`, {
      projectId,
      ids: [two.id, SOMETHING, one.id],
    });
    expect(data).toMatchObject([
      { id: two.id, model: "KQL 50/32", publicComponentId: "pump-1" },
      { id: one.id, model: "T35-11-6.3", equipmentNum: 2, softwareCategoryNames: "机电构件" },
    ]);
  });
});
