import { beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { MultiRoomRowSchema } from "#api/contract/multiRoom.ts";
import { aggregateSearchProperties, listParameterValues } from "#api/contract/products.ts";
import { OFFERED_STRUCTURES } from "#domain/catalogue/indoorUnitValues.ts";
import { indoorUnitConditionsOf } from "#domain/building/kinds/indoorUnit/selection/indoorUnitConditionsOf.ts";
import { selectIndoorUnitsPlainly } from "../../support/plain/indoorUnit/selectIndoorUnitsPlainly.ts";
import type { CheckedRequest } from "#domain/building/selection/multiRoom.ts";
import { INDOOR_UNIT_PROPERTIES, readIndoorUnit } from "#server/selection/indoorUnit/readIndoorUnit.ts";
import { categoryProducts } from "#server/selection/categoryProducts.ts";
import { callerOf } from "../../support/caller.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRooms } from "../../support/testRooms.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const PRODUCTS = "/search/selection/v1/products";
const equal = (code: string, value: string) => ({
  code,
  parameterType: "Enums" as const,
  queryType: "EQUAL" as const,
  value,
});
const request = (changes: object = {}) => ({
  topSize: 50,
  brandCode: null,
  inputCondition: testRooms(60),
  productProperties: [equal("P000092", "V000067"), equal("P000003", "V000501")],
  singleUnitResponsibilityArea: 20,
  validationProperties: ["P000094"],
  nonValidationProperties: ["P000095"],
  ...changes,
});
const ask = (changes: object = {}) =>
  callerOf(server.app).post(`${PRODUCTS}/multi_room/C000005`, request(changes));
const select = async (changes: object = {}) =>
  v.parse(v.array(MultiRoomRowSchema), (await ask(changes)).data);

test("rooms are answered in their order, as the plain loop answers over the same catalogue", async () => {
  const asked: CheckedRequest = request({
    validationProperties: ["P000094", "P000095"],
    nonValidationProperties: [],
  });
  const products = await categoryProducts(server.database.queries, "C000005", INDOOR_UNIT_PROPERTIES);
  const conditions = indoorUnitConditionsOf(asked);
  if (!conditions.ok) throw new Error(conditions.issues[0]?.message);
  const plain = selectIndoorUnitsPlainly(
    products.map(readIndoorUnit),
    asked.inputCondition,
    conditions.value,
  );
  const rows = await select(asked);
  expect(
    rows.map(({ roomId, equipmentNumber, productIds }) => [roomId, equipmentNumber, productIds]),
  ).toEqual(plain.map(({ roomId, quantity, productIds }) => [roomId, quantity, productIds]));
  expect(rows.every(({ id }) => id !== null)).toBe(true);
});

test("a selection carries its rated capacities, and nothing corrected", async () => {
  const [row] = await select();
  expect(row?.correctionParameter).toEqual([]);
  expect(row?.selectionParameter.map(({ code, name }) => [code, name])).toEqual([
    ["P000094", "制冷量"],
    ["P000095", "制热量"],
  ]);
  expect(row).toMatchObject({ hasDetail: true, reasons: [] });
});

test("a real unit is found by its heating, and its cooling is not known", async () => {
  const [row] = await select({
    brandCode: "B000101",
    productProperties: [equal("P000092", "V000067"), equal("P000003", "V000504")],
    validationProperties: ["P000095"],
    nonValidationProperties: ["P000094"],
  });
  expect(row?.model).toMatch(/^PLFY-P/u);
  expect(row?.selectionParameter[0]).toMatchObject({ code: "P000094", value: null });
});

test("unknown codes, values and double ticks are refused by name", async () => {
  const refused = async (changes: object) => (await ask(changes)).faults;
  expect(await refused({ productProperties: [equal("P000007", "V000501")] })).toEqual([
    "productProperties.0.code",
  ]);
  expect(await refused({ productProperties: [equal("P000092", "V000068")] })).toEqual([
    "productProperties.0.value",
  ]);
  expect(await refused({ nonValidationProperties: ["P000094"] })).toEqual(["nonValidationProperties.0"]);
  expect(await refused({ validationProperties: ["P000401"] })).toEqual(["validationProperties.0"]);
  expect(await refused({ level: "HIGH_LEVEL" })).toEqual(["level"]);
});

test("limits of noise and excess narrow what is offered, and say what they keep out", async () => {
  const ids = async (changes: object) => (await select(changes))[0]!.productIds;
  const quiet = { code: "P000452", parameterType: "Double", queryType: "RANGE_TE", from: 0 };
  const filters = [equal("P000092", "V000067"), equal("P000003", "V000501")];
  const all = await ids({ productProperties: filters });
  const noiseOf = async (productIds: readonly string[]) => {
    const { data } = await callerOf(server.app).post(`${PRODUCTS}/parameter_values`, { productIds });
    return v
      .parse(listParameterValues.output, data)
      .map(({ parameters }) => parameters.find(({ code }) => code === quiet.code)?.value);
  };
  const stated = (await noiseOf(all)).flatMap((noise) => (typeof noise === "number" ? [noise] : []));
  const to = Math.min(...stated);
  expect(Math.max(...stated)).toBeGreaterThan(to);
  const some = await noiseOf(await ids({ productProperties: [...filters, { ...quiet, to }] }));
  expect(some.length).toBeGreaterThan(0);
  expect(some.every((noise) => typeof noise === "number" && noise <= to)).toBe(true);
  const near = await ids({ productProperties: filters, margin: 1 });
  expect(near.length).toBeLessThan(all.length);
  expect(near).toEqual(all.slice(0, near.length));
  const [row] = await select({ productProperties: [...filters, { ...quiet, to: 1 }] });
  expect(row).toMatchObject({ id: null, reasons: [{ code: "no-candidates" }, expect.anything()] });
  expect(row?.reasons).toContainEqual(
    expect.objectContaining({ code: "change", kind: "filter", filter: "P000452" }),
  );
  const [large] = await select({ productProperties: filters, margin: 0 });
  expect(large?.reasons.map(({ code }) => code)).toEqual(["oversized", "change"]);
  const refused = await ask({ productProperties: filters, margin: 501 });
  expect(refused.faults).toEqual(["margin"]);
});

test("parameters come without a filter for comparing, and with GMEP_PARAMETER for a plan", async () => {
  const parameters = async (body: object) => {
    const { data } = await callerOf(server.app).post(`${PRODUCTS}/parameter_values`, {
      productIds: ["lyvdl03610"],
      ...body,
    });
    return v.parse(listParameterValues.output, data)[0]?.parameters.map(({ name }) => name);
  };
  expect(await parameters({})).toEqual(["制冷量", "制热量", "输入功率", "噪声", "机外静压"]);
  expect(await parameters({ parameter_filter: "GMEP_PARAMETER" })).toEqual([
    "结构形式",
    "制冷量",
    "制热量",
    "风量",
    "机外静压",
    "输入功率",
    "噪声",
    "液管外径",
    "气管外径",
    "电源",
    "长度",
    "宽度",
    "高度",
    "重量",
  ]);
});

test("the aggregated 结构形式 has the four that are offered, and more", async () => {
  const { data } = await callerOf(server.app).post(`${PRODUCTS}/search_properties_agg`, {
    gjwCategoryCode: "C000005",
  });
  const properties = v.parse(aggregateSearchProperties.output, data);
  const names = properties.find(({ code }) => code === "P000003")?.values.map(({ name }) => name);
  expect(names).toEqual([...OFFERED_STRUCTURES, "壁挂式"]);
});
