import { beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { listClassificationProperties, listClassifications } from "#api/contract/dataStandards.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { FAN_COIL_STRUCTURES, PROPERTY } from "#domain/catalogue/properties.ts";
import { callerOf } from "../../support/caller.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const caller = () => callerOf(server.app);

const GET = "/gjk/data_standards/site/v1/classifications";
const POST = "/gjk/data_standards/v2/classifications";
const resourceType = "PRODUCT";

test("all nineteen classifications are listed by code with the products they have", async () => {
  const { data } = await caller().get(`${GET}?resource_type=PRODUCT`);
  const classifications = v.parse(listClassifications.output, data);
  expect(classifications.map(({ code, name }) => [code, name])).toEqual(Object.entries(CATEGORIES));
  expect(classifications[5]).toMatchObject({
    code: "C000006",
    count: 2308,
    configItemValues: { isSelectionEnable: true },
  });
  // The published fans, and the test's selection of generated ones.
  expect(classifications[0]).toMatchObject({ code: "C000001", count: 15 + 1008 });
});

test("classifications are asked for by code, unknown ones left out; without codes they are all", async () => {
  const codes = async (body: object) =>
    v.parse(listClassifications.output, (await caller().post(POST, body)).data).map(({ code }) => code);
  expect(await codes({ resourceType, codes: ["C000006", "C999999", "C000001"] })).toEqual([
    "C000001",
    "C000006",
  ]);
  expect(await codes({ resourceType, codes: [] })).toEqual([]);
  expect(await codes({ resourceType })).toHaveLength(19);
});

test("properties of fan coils are told with groups, units and values in their order", async () => {
  const { data } = await caller().post(`${GET}/C000006/properties`, { resourceType });
  const properties = v.parse(listClassificationProperties.output, data);
  expect(
    properties.map(({ groupName }) => groupName).filter((name, at, all) => name !== all[at - 1]),
  ).toEqual(["基本参数", "高档性能", "中档性能", "额定工况", "水路与电源", "外形与重量", "噪声数据"]);
  expect(properties[0]).toMatchObject({
    code: PROPERTY.structure,
    name: "结构形式",
    dataType: "Enum",
    enumValues: Object.entries(FAN_COIL_STRUCTURES).map(([code, name]) => ({ code, name })),
  });
  const heating = properties.find(({ code }) => code === PROPERTY.mediumHeating);
  expect(heating).toMatchObject({ unitSymbol: "kW", isPerformanceFilter: true, isCustomSort: true });
});

test("properties of doors are told, and a classification that does not exist is not found", async () => {
  const properties = (code: string) => caller().post(`${GET}/${code}/properties`, { resourceType });
  const { data } = await properties("C000013");
  const rating = v
    .parse(listClassificationProperties.output, data)
    .find(({ code }) => code === PROPERTY.fireRating);
  expect(rating).toMatchObject({ name: "耐火等级", dataType: "Enum", isListDisplay: true });
  expect(await properties("C999999")).toMatchObject({ status: 404, code: "not.found" });
});

test("a kind of resource there is not is refused", async () => {
  expect(await caller().get(`${GET}?resource_type=GOODS`)).toMatchObject({
    status: 400,
    code: "invalid.parameter",
    faults: ["resource_type"],
  });
  expect(await caller().post(POST, { resourceType: "GOODS" })).toMatchObject({ faults: ["resourceType"] });
  const unasked = await caller().post(`${GET}/C000006/properties`, { resourceType, more: 1 });
  expect(unasked).toMatchObject({ code: "invalid.parameter", faults: ["more"] });
});
