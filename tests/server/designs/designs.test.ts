import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aggregateModules, getModule, pageModules } from "#api/contract/designModules.ts";
import { getTemplate, listTemplates } from "#api/contract/designTemplates.ts";
import { getPractice, listPractices } from "#api/contract/practices.ts";
import { getScene, listScenes } from "#api/contract/scenes.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";
import { TEST_ARRANGEMENT } from "../../support/testDesigns.ts";

const MODULES = "/system/v4/space_g_modules";
const TEMPLATES = "/system/site/v1/templates";
const PRACTICES = "/system/v1/practice";
const SCENES = "/system/api_general/v2/scenes";

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  const modules = async (body: object) => {
    const { list, totalCount } = v.parse(
      pageModules.output,
      (await server.nobody.post(`${MODULES}/page`, body)).data,
    );
    return [list.map(({ id }) => id), totalCount];
  };

  test("modules are found by function, discipline, place, name and program", async () => {
    expect(await modules({})).toEqual([["module-test", "module-water"], 2]);
    expect(await modules({ functionType: "supply" })).toEqual([["module-water"], 1]);
    expect(await modules({ specialtyType: "hvac" })).toEqual([["module-test"], 1]);
    expect(await modules({ type: "roof" })).toEqual([[], 0]);
    expect(await modules({ name: "冷冻泵组的" })).toEqual([["module-test"], 1]);
    expect(await modules({ name: "%" })).toEqual([["module-water"], 1]);
    expect(await modules({ pageNo: 2, pageSize: 1 })).toEqual([["module-water"], 2]);
    expect(await modules({ softwareCode: "AppGstr", softwareVersion: "2023" })).toMatchObject([{}, 2]);
    expect(await modules({ softwareVersion: "1999" })).toEqual([[], 0]);
    expect(await modules({ softwareCode: "revit" })).toEqual([[], 0]);
    const { data } = await server.nobody.get(`${MODULES}/agg?name=给水`);
    expect(v.parse(aggregateModules.output, data)).toMatchObject({
      functionType: [{ code: "supply", name: "给水设备", count: 1 }],
      specialtyType: [{ code: "water", count: 1 }],
      types: [{ code: "room", count: 1 }],
    });
  });

  test("a module tells its bill, its file and where everything stands; what the catalogue has no more, it says", async () => {
    const { data } = await server.nobody.get(`${MODULES}/module-test`);
    const module = v.parse(getModule.output, data);
    expect(module).toMatchObject({
      name: "冷冻泵组",
      status: "RELEASED",
      suffix: "ifc",
      moduleFileName: "冷冻泵组.ifc",
      connections: [{ name: "总管", value: "冷热水 DN100" }],
    });
    expect(JSON.parse(module.metaJson)).toEqual(TEST_ARRANGEMENT);
    expect(
      module.bill.products.map(({ productId, product, quantity, standby }) => [
        productId,
        product?.model ?? null,
        quantity,
        standby,
      ]),
    ).toEqual([
      ["pump-1", "KQL 50/32", 2, 1],
      ["fan-1", "T35-11-6.3", 1, 0],
      ["gone-1", null, 1, 0],
    ]);
    expect(module.bill.runs).toEqual([
      { systemName: "冷热水", size: "DN100", length: 2.5 },
      { systemName: "送风", size: "500×300", length: 2 },
    ]);
    // A wall would hide the side view of a room.
    expect(module.legends.map(({ name }) => name)).toEqual(["立面图", "平面图"]);
    expect((await server.nobody.get(`${MODULES}/template-test`)).code).toBe("not.found");
  });

  test("pictures, views and models are drawn of the arrangement", async () => {
    const base = "/api/v1/shop_components/module-test";
    const picture = await server.app.request(`${base}/thumbnail`);
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const plan = await (await server.app.request(`${base}/legends/PLAN`)).text();
    expect(plan).toContain("<svg");
    expect((await server.nobody.get("/v1/shop_components/module-test/view_token")).code).toBe("success");
    expect((await server.nobody.get("/v1/shop_components/practice-test/view_token")).code).toBe("not.found");
  });

  test.each([`${MODULES}/module-test`, `${TEMPLATES}/template-test`])(
    "%s is fetched once, as IFC, by whoever has signed in",
    async (path) => {
      const url = `${path}/download_url`;
      expect((await server.nobody.get(url)).code).toBe("authentication.failed");
      const person = await server.person();
      expect((await person.get(`${url}?software_code=revit`)).code).toBe("not.found");
      const { data } = await person.get(`${url}?software_code=AppGarch`);
      const address = `/api${(data as { readonly url: string }).url}`;
      const answer = await server.app.request(address);
      const text = await answer.text();
      expect(answer.headers.get("Content-Disposition")).toContain(".ifc");
      expect(text).toMatch(/^ISO-10303-21;[^]*IFCPUMPTYPE[^]*END-ISO-10303-21;\n$/u);
      expect(text.match(/=IFCPUMP\(/gu)).toHaveLength(2);
      expect(text.match(/=IFCPIPESEGMENT\(/gu)).toHaveLength(1);
      expect((await server.app.request(address)).status).toBe(404);
    },
  );

  test("templates come with their categories, and with the modules that are still there", async () => {
    const all = v.parse(listTemplates.output, (await server.nobody.get(TEMPLATES)).data);
    expect(all.list.map(({ id }) => id)).toEqual(["template-test"]);
    expect(all.categories).toEqual([{ code: "cooling", name: "制冷机房", count: 1 }]);
    const none = v.parse(
      listTemplates.output,
      (await server.nobody.get(`${TEMPLATES}?category_code=heating`)).data,
    );
    expect([none.totalCount, none.categories.length]).toEqual([0, 1]);
    const detail = v.parse(
      getTemplate.output,
      (await server.nobody.get(`${TEMPLATES}/template-test/detail`)).data,
    );
    expect(detail.modules).toEqual([{ id: "module-water", name: "100% 给水设备" }]);
  });

  test("practices are counted by category and feature, and tell their layers", async () => {
    const { data } = await server.nobody.get(`${PRACTICES}/list?category_code=wall&feature=insulated`);
    expect(v.parse(listPractices.output, data)).toMatchObject({
      totalCount: 1,
      list: [{ id: "practice-test", featureName: "保温", layers: [{ material: "岩棉板", thickness: 80 }] }],
    });
    expect((await server.nobody.get(`${PRACTICES}/agg_category`)).data).toEqual([
      { code: "wall", name: "外墙", count: 1 },
    ]);
    expect((await server.nobody.get(`${PRACTICES}/agg_feature?category_code=roof`)).data).toEqual([]);
    const one = await server.nobody.get(`${PRACTICES}/practice-test`);
    expect(v.parse(getPractice.output, one.data)).toMatchObject({
      sides: ["室外", "室内"],
      source: "a test",
    });
  });

  test("a scene has its components with how often they stand there, for a program that opens them", async () => {
    expect(v.parse(listScenes.output, (await server.nobody.get(SCENES)).data)).toMatchObject({
      totalCount: 1,
      list: [{ id: "scene-test", componentCount: 4 }],
      categories: [{ code: "office", count: 1 }],
    });
    const of = async (query: string) =>
      v
        .parse(getScene.output, (await server.nobody.get(`/api_general/scenes/scene-test${query}`)).data)
        .components.map(({ id, quantity, softwareCode }) => [id, quantity, softwareCode]);
    expect(await of("")).toEqual([
      ["pump-1", 2, "revit"],
      ["fan-1", 1, "revit"],
    ]);
    expect(await of("?software_code=AppGmep&software_version=2024")).toMatchObject([
      ["pump-1", 2, "AppGmep"],
      ["fan-1", 1, "AppGmep"],
    ]);
    expect(await of("?software_code=AppNone")).toEqual([]);
  });

  test("bad input is told by its field", async () => {
    expect((await server.nobody.get(`${TEMPLATES}?page_no=0`)).faults).toEqual(["page_no"]);
    expect((await server.nobody.get(`${SCENES}?page_size=1000`)).faults).toEqual(["page_size"]);
    expect((await server.nobody.post(`${MODULES}/page`, { pageNo: 1.5 })).faults).toEqual(["pageNo"]);
    expect((await server.nobody.get(`${PRACTICES}/${"x".repeat(200)}`)).code).toBe("invalid.parameter");
  });
});
