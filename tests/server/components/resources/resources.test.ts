import * as v from "valibot";
import { Piscina } from "piscina";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { FileWeight } from "#api/contract/componentDownloads.ts";
import { listCadBlocks, listProductComponents, readProductParams } from "#api/contract/resources.ts";
import { callerOf } from "../../../support/caller.ts";
import { startSearchServer, type SearchServer } from "../../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const get = (path: string) => callerOf(server.app).get(`/selection/products/${path}`);
const idsOf = async (query: string) =>
  v
    .parse(listProductComponents.output, (await get(`exact/product_components${query}`)).data)
    .map(({ id }) => id);

test("a product offers files of its own, each with how much is in it and the versions that open it", async () => {
  const { data } = await get("exact/product_components");
  const files = v.parse(listProductComponents.output, data);
  expect(files.map(({ id, suffix }) => [id, suffix])).toEqual([
    ["exact~ifc", "ifc"],
    ["exact~library", "ifc"],
    ["exact~types", "txt"],
    ["exact~params", "txt"],
    ["exact~obj", "zip"],
  ]);
  const [ifc, library, types] = files;
  const versions = ifc?.softwareList.map(({ softwareVersion }) => Number(softwareVersion)) ?? [];
  expect(versions.slice(0, 7)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
  expect(versions.at(-1)).toBe(new Date().getFullYear() + 1);
  expect(ifc?.isOpenEnded).toBe(true);
  expect(types?.note).toContain("需要已有的族");
  expect(ifc?.parameterCount).toBeGreaterThan(2);
  expect(library).toMatchObject({ productCount: 1 });
});

test("listing files writes none; one that is looked at is written once, and those of a series are not", async () => {
  const work = vi.spyOn(Piscina.prototype, "run");
  await get("near/product_components");
  await get("near/cad_blocks");
  expect(work).not.toHaveBeenCalled();
  const weigh = async (kind: string) =>
    (await callerOf(server.app).get(`/v1/component_files/near~${kind}/weight`)).data as FileWeight;
  const ifc = await weigh("ifc");
  expect(ifc.fileSize).toBeGreaterThan(10_000);
  expect(ifc.triangles).toBeGreaterThan(500);
  expect(await weigh("ifc")).toEqual(ifc);
  // One call writes the file, the other counts its triangles.
  expect(work).toHaveBeenCalledTimes(2);
  expect((await weigh("obj")).triangles).toBe(ifc.triangles);
  const dxf = await weigh("dxf");
  expect(dxf.triangles).toBeNull();
  expect(dxf.fileSize).toBeGreaterThan(5_000);
  expect(await weigh("library")).toEqual({ fileSize: null, triangles: null });
  expect(work).toHaveBeenCalledTimes(4);
  work.mockRestore();
  for (const id of ["near~exe", "nobody~ifc"])
    expect(await callerOf(server.app).get(`/v1/component_files/${id}/weight`)).toMatchObject({
      code: "not.found",
    });
});

test("a program gets the components that its version opens", async () => {
  expect(await idsOf("?software_code=revit&software_version=2023")).toContain("exact~ifc");
  expect(await idsOf("?software_code=revit&software_version=2019")).toEqual([]);
  expect(await idsOf("?software_code=AppGmep&software_version=2023")).toEqual(["exact~nova"]);
  // Revit has a new version every year; an unknown version is not refused.
  for (const version of ["2024", "2025", "2026", "2031", "2026.1", "25.0.2.419"])
    expect([version, await idsOf(`?software_code=revit&software_version=${version}`)]).toEqual([
      version,
      ["exact~ifc", "exact~library", "exact~types", "exact~params"],
    ]);
  expect(await idsOf("?software_code=revit&software_version=2020")).toEqual(["exact~ifc", "exact~library"]);
  for (const version of ["1.0", "0.46.0.0", "2026"])
    expect(await idsOf(`?software_code=AppGmep&software_version=${version}`)).toEqual(["exact~nova"]);
  for (const program of ["AppGarch", "AppGstr", "AppGbr", "AppGroad", "AppDeco"])
    expect(await idsOf(`?software_code=${program}`)).toEqual(["exact~nova"]);
  expect(await idsOf("?software_code=AppNone")).toEqual([]);
});

test("a product has a CAD block of three views", async () => {
  const [block, ...more] = v.parse(listCadBlocks.output, (await get("exact/cad_blocks")).data);
  expect(block).toMatchObject({ id: "exact~dxf", productId: "exact", suffix: "dxf" });
  expect(block?.parameterCount).toBeGreaterThan(2);
  expect(more).toEqual([]);
});

test("product parameters name the first component and what the product states, without unknown ids", async () => {
  const { data } = await callerOf(server.app).post("/selection/products/product_params", {
    productIds: ["near", "nobody", "exact"],
  });
  const [near, exact] = v.parse(readProductParams.output, data);
  expect(near).toMatchObject({ productId: "near", publicComponentId: "near" });
  expect(exact).toMatchObject({
    productId: "exact",
    publicComponentId: "exact",
    suffix: "ifc",
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
