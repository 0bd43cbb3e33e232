import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { getComponentDetail, getFamilyType, listPlaceholders } from "#api/contract/componentDetail.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { PropertyValue } from "#api/contract/products.ts";
import { groupsOf } from "#server/components/detail/componentParts.ts";
import { callerOf } from "../../support/caller.ts";
import { startSearchServer, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const get = (path: string) => callerOf(server.app).get(`/system/site/v1/softwares/${path}`);

test("a component has its own type first, three views, and what it states", async () => {
  const detail = v.parse(
    getComponentDetail.output,
    (await get("revit/system_components/exact?software_version=2024")).data,
  );
  expect(detail).toMatchObject({ id: "exact", softwareCode: "revit", softwareVersion: "2024" });
  expect(detail.familyTypes[0]?.id).toBe("exact");
  expect(new Set(detail.familyTypes.map(({ uuid }) => uuid)).size).toBe(detail.familyTypes.length);
  const legends = v.parse(
    listPlaceholders.output,
    (await get("revit/system_components/exact/placeholders")).data,
  );
  expect(legends).toEqual(detail.builtinPlaceholders);
  expect(legends.map(({ name }) => name)).toEqual(["侧视图", "立面图", "平面图"]);
  const [side] = legends;
  const picture = await server.app.request(side?.thumbnail ?? "");
  expect(picture.headers.get("Content-Type")).toContain("image/svg+xml");

  const type = v.parse(
    getFamilyType.output,
    (await get("revit/system_components/exact/family_types/exact")).data,
  );
  const values = new Map(
    type.groups.flatMap(({ parameterValues }) => parameterValues).map(({ id, value }) => [id, value]),
  );
  expect(values.get(PROPERTY.airFlow)).toBe("9,800");
  expect(values.get(PROPERTY.speedControl)).toBe("单速");
});

test("an unknown program, component or type, and a type of another series, are refused", async () => {
  for (const path of [
    "AppNone/system_components/exact",
    "revit/system_components/nobody",
    "revit/system_components/nobody/placeholders",
    "revit/system_components/exact/family_types/nobody",
  ])
    expect([path, await get(path)]).toMatchObject([path, { status: 404, code: "not.found" }]);
  expect(await get("revit/system_components/exact?of=me")).toMatchObject({
    code: "invalid.parameter",
    faults: ["of"],
  });
});

test("values stand in their groups with their units, ranges by what is stated of them, and blanks stay blank", () => {
  const property = (name: string, of: Partial<PropertyValue>): PropertyValue => ({
    code: name,
    name,
    unitSymbol: "Pa",
    groupName: "性能参数",
    dataType: "Number",
    value: null,
    valueFrom: null,
    valueTo: null,
    ...of,
  });
  expect(
    groupsOf([
      property("全压", { value: 520 }),
      property("适用", { valueFrom: 12, valueTo: 30 }),
      property("最小", { valueFrom: 12 }),
      property("最大", { valueTo: 30 }),
      property("静压", {}),
      property("防爆", { value: true, unitSymbol: null, groupName: null }),
      property("材质", { value: "", unitSymbol: null, groupName: null }),
    ]),
  ).toEqual([
    {
      name: "性能参数",
      parameterValues: [
        { id: "全压", name: "全压", value: "520 Pa" },
        { id: "适用", name: "适用", value: "12 – 30 Pa" },
        { id: "最小", name: "最小", value: "≥ 12 Pa" },
        { id: "最大", name: "最大", value: "≤ 30 Pa" },
        { id: "静压", name: "静压", value: null },
      ],
    },
    {
      name: "其他参数",
      parameterValues: [
        { id: "防爆", name: "防爆", value: "是" },
        { id: "材质", name: "材质", value: null },
      ],
    },
  ]);
});
