import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listCadBlocks, listProductComponents, readProductParams } from "#api/contract/resources.ts";
import { cadBlocks, productComponents } from "#server/store/schema.ts";
import { callerOf } from "../../support/caller.ts";
import { startSearchServer, type SearchServer } from "../../support/searchServer.ts";

const component = {
  productId: "exact",
  name: "LY-1",
  platformCode: "NOVA_DESIGN",
  softwareCategoryName: "机电构件",
} as const;
const GAC = {
  ...component,
  id: "c1",
  suffix: "gac",
  softwareCode: "AppGmep",
  softwareName: "机电设计",
  publicComponentId: "p1",
  componentFamilyTypeName: "默认",
  sortIndex: 0,
};
const RFA = {
  ...component,
  id: "c0",
  suffix: "rfa",
  softwareCode: "revit",
  softwareName: "Revit",
  platformCode: "REVIT",
  publicComponentId: "p0",
  componentFamilyTypeName: null,
  sortIndex: 1,
} as const;

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
  const { queries } = server.database;
  await queries.insert(productComponents).values([
    { ...RFA, softwareVersions: ["2023", "2024"] },
    { ...GAC, softwareVersions: ["2024"] },
  ]);
  await queries.insert(cadBlocks).values([
    { id: "b1", productId: "exact", name: "LY-1 三视图", suffix: "dwg" },
    { id: "b2", productId: "near", name: "LY-2 三视图", suffix: "dwg" },
  ]);
});
afterAll(() => server.close());

const get = (path: string) => callerOf(server.app).get(`/selection/products/${path}`);
const idsOf = async (query: string) =>
  v
    .parse(listProductComponents.output, (await get(`exact/product_components${query}`)).data)
    .map(({ id }) => id);

test("the components of a product come in their order, each with the versions that open it", async () => {
  const { data } = await get("exact/product_components");
  const versions = (...names: string[]) =>
    names.map((name) => ({ softwareVersion: name, displayVersion: name }));
  expect(data).toEqual([
    { ...GAC, softwareList: versions("2024") },
    { ...RFA, softwareList: versions("2023", "2024") },
  ]);
});

test("a program gets the components that its version opens", async () => {
  expect(await idsOf("?software_code=revit")).toEqual(["c0"]);
  expect(await idsOf("?software_code=revit&software_version=2023")).toEqual(["c0"]);
  expect(await idsOf("?software_code=AppGmep&software_version=2023")).toEqual([]);
  expect(await idsOf("?software_code=AppGstr")).toEqual([]);
});

test("a product has its own CAD blocks, and one without any has an empty list", async () => {
  const { data } = await get("exact/cad_blocks");
  expect(v.parse(listCadBlocks.output, data)).toEqual([
    { id: "b1", productId: "exact", name: "LY-1 三视图", suffix: "dwg" },
  ]);
  expect((await get("static/cad_blocks")).data).toEqual([]);
  expect((await get("static/product_components")).data).toEqual([]);
});

test("product parameters name the first component and what the product states, without unknown ids", async () => {
  const { data } = await callerOf(server.app).post("/selection/products/product_params", {
    productIds: ["near", "nobody", "exact"],
  });
  const [near, exact] = v.parse(readProductParams.output, data);
  expect(near).toMatchObject({ productId: "near", publicComponentId: null, softwareCategoryNames: "" });
  expect(exact).toMatchObject({
    productId: "exact",
    publicComponentId: "p1",
    componentName: "LY-1",
    suffix: "gac",
    familyTypeName: "默认",
    softwareCategoryNames: "机电构件",
  });
  const values = exact?.parameterValues.map(({ value, valueTo }) => value ?? valueTo);
  expect(values).toEqual(expect.arrayContaining([9_800, 520, "单速", 240]));
  expect(values).not.toContain(null);
});

test("an unknown product, a damaged code and a call without ids are refused", async () => {
  expect(await get("nobody/product_components")).toMatchObject({ status: 404, code: "not.found" });
  expect(await get("nobody/cad_blocks")).toMatchObject({ status: 404, code: "not.found" });
  expect(await get("exact/product_components?software_code=a%20b")).toMatchObject({
    code: "invalid.parameter",
    faults: ["software_code"],
  });
  expect(await get("exact/cad_blocks?of=me")).toMatchObject({ code: "invalid.parameter", faults: ["of"] });
  const none = await callerOf(server.app).post("/selection/products/product_params", { productIds: [] });
  expect(none).toMatchObject({ code: "invalid.parameter", faults: ["productIds"] });
});
