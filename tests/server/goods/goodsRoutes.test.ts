import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAreas, queryGoods } from "#api/contract/goods.ts";
import { getSupplierContact } from "#api/contract/suppliers.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import { MATERIAL_LIBRARY } from "#server/materials/library/materialLibrary.ts";
import { writePrices } from "#server/goods/writePrices.ts";
import { callerOf } from "../../support/caller.ts";
import { goodsPrice } from "../../support/goodsMaker.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = (body: object) => callerOf(server.app).post("/selection/goods", body);
const found = async (body: object) => v.parse(queryGoods.output, (await post(body)).data);

test("answers every area with its parent, the root first", async () => {
  const { data } = await callerOf(server.app).get("/selection/areas");
  const areas = v.parse(listAreas.output, data);
  expect(areas[0]).toEqual({ code: "1", name: "全国", parentCode: null, parentName: null });
  expect(areas).toContainEqual({
    code: "510100",
    name: "成都市",
    parentCode: "510000",
    parentName: "四川省",
  });
});

test("every category has sample goods with suppliers in whatever area is asked about, each labelled", async () => {
  // Physical properties have no prices.
  const materials = MATERIAL_LIBRARY.filter(({ name }) => !name.endsWith("物性")).map(({ code }) => code);
  for (const categoryCode of [...Object.keys(CATEGORIES), ...materials]) {
    const { list, totalCount } = await found({ categoryCode, areaCode: "150700", pageSize: 5 });
    expect(totalCount).toBeGreaterThan(5);
    for (const { isSample, suppliers, supplierCount } of list) {
      expect([isSample, suppliers.length, supplierCount]).toEqual([true, 2, 2]);
      for (const supplier of suppliers)
        expect(supplier).toMatchObject({
          areaName: "内蒙古自治区-呼伦贝尔市",
          isSample: true,
          contactMobile: "000-0000-0000",
        });
    }
  }
});

test("a supplier of a price is one that can be asked about", async () => {
  const { list } = await found({ areaCode: "1", pageSize: 1 });
  const [supplier] = list[0]?.suppliers ?? [];
  const { data } = await callerOf(server.app).get(
    `/selection/product/contactInfoBySupplierId/${supplier?.id}`,
  );
  expect(v.parse(getSupplierContact.output, data)).toMatchObject({
    name: supplier?.name,
    contactUserName: "示例联系人",
  });
});

test("finds the price of a product by its brand and model, and goods by size and name", async () => {
  const [valve] = (await found({ categoryCode: "C000015", areaCode: "510100", name: "闸阀" })).list;
  const byModel = await found({
    categoryCode: "C000015",
    areaCode: "510100",
    categoryProperties: [
      { code: GOODS_PROPERTY.model, value: valve?.model ?? "" },
      { code: GOODS_PROPERTY.brand, value: valve?.suppliers[0]?.brandName ?? "" },
    ],
  });
  expect(byModel.list.map(({ id }) => id)).toContain(valve?.id);
  const sized = await found({
    categoryCode: "C000015",
    areaCode: "1",
    categoryProperties: [{ code: "P000543", value: "50" }],
  });
  expect(sized.totalCount).toBeGreaterThan(0);
  for (const { specification } of sized.list) expect(specification).toContain("公称直径 50 mm");
  const thin = await found({
    categoryCode: "M000201",
    areaCode: "1",
    categoryProperties: [{ code: GOODS_PROPERTY.thickness, value: "0.75" }],
  });
  expect(thin.totalCount).toBeGreaterThan(0);
  for (const { specification } of thin.list) expect(specification).toMatch(/×0\.75$/u);
});

test("finds the price of a material by its designation, and others by what the library is searched by", async () => {
  const pipe = MATERIAL_LIBRARY[0]!.materials[8]!;
  const own = await found({
    name: `${pipe.name} ${pipe.specification}`,
    categoryCode: "M000101",
    areaCode: "1",
  });
  expect(own.list.map(({ specification }) => specification)).toContain(pipe.specification);
  const sized = await found({
    categoryCode: "M000101",
    areaCode: "1",
    categoryProperties: [
      { code: "MP0001", value: "50" },
      { code: "MP0006", value: "加厚" },
    ],
  });
  expect(sized.list.map(({ specification }) => specification)).toEqual([
    "DN50（Φ60.3×4.5）",
    "DN50（Φ60.3×4.5）",
  ]);
});

test("of two designations of a kind the one with more material costs more", async () => {
  for (const { code, materials } of MATERIAL_LIBRARY.slice(0, 3)) {
    const name = materials[0]!.name;
    const { list } = await found({ name, categoryCode: code, areaCode: "1", pageSize: 100 });
    const priceOf = (specification: string) =>
      list.find((goods) => goods.specification === specification)!.suppliers[0]!.taxIncludedMarketPrice;
    const own = materials.filter((material) => material.name === name);
    expect(priceOf(own[0]!.specification)).toBeLessThan(priceOf(own.at(-1)!.specification));
  }
});

test("an imported price stands before the samples, in its area, in what holds it and nowhere else", async () => {
  const price = goodsPrice({ name: "进口闸阀" });
  await writePrices(server.database.queries, [
    price,
    { ...price, price: 300, areaCode: "1", supplier: { ...price.supplier!, name: "全国供应" } },
    { ...price, price: 310, areaCode: "510000", supplier: { ...price.supplier!, name: "省内供应" } },
  ]);
  const names = async (areaCode: string) =>
    (await found({ name: "进口闸阀", areaCode })).list.flatMap(({ suppliers }) =>
      suppliers.map(({ name, taxIncludedMarketPrice }) => `${name} ${taxIncludedMarketPrice}`),
    );
  expect(await names("1")).toEqual(["全国供应 300", "省内供应 310", "成都某公司 320"]);
  expect(await names("510000")).toEqual(["全国供应 300", "省内供应 310", "成都某公司 320"]);
  expect(await names("510100")).toEqual(["全国供应 300", "省内供应 310", "成都某公司 320"]);
  expect(await names("510500")).toEqual(["全国供应 300", "省内供应 310"]);
  expect(await names("110000")).toEqual(["全国供应 300"]);
  const [first] = (await found({ name: "闸阀", areaCode: "1" })).list;
  expect(first).toMatchObject({ name: "进口闸阀", isSample: false });
});

test("at most ten suppliers of goods are answered, the cheapest, and how many there are", async () => {
  const many = Array.from({ length: 14 }, (_, at) =>
    goodsPrice({
      name: "多家报价",
      price: 100 + at,
      supplier: { name: `公司 ${at}`, contactUserName: null, contactMobile: null },
    }),
  );
  await writePrices(server.database.queries, many.toReversed());
  const [goods] = (await found({ name: "多家报价", areaCode: "1" })).list;
  expect(goods?.supplierCount).toBe(14);
  expect(goods?.suppliers.map(({ taxIncludedMarketPrice }) => taxIncludedMarketPrice)).toEqual(
    many.slice(0, 10).map(({ price }) => price),
  );
});

test.each<[string, object, string]>([
  ["an area that there is not", { areaCode: "999999" }, "areaCode"],
  ["no area", {}, "areaCode"],
  ["a page of nothing", { areaCode: "1", pageNo: 0 }, "pageNo"],
  ["a page too large", { areaCode: "1", pageSize: 1000 }, "pageSize"],
  ["a name too long", { areaCode: "1", name: "阀".repeat(600) }, "name"],
  [
    "a property of no category",
    { areaCode: "1", categoryProperties: [{ code: "P000543", value: "50" }] },
    "categoryProperties.0.value",
  ],
  [
    "a range the wrong way round",
    { areaCode: "1", categoryCode: "C000015", categoryProperties: [{ code: "P000621", value: "20-10" }] },
    "categoryProperties.0.value",
  ],
])("refuses %s by name", async (_, body, field) => {
  expect(await post(body)).toMatchObject({ status: 400, code: "invalid.parameter", faults: [field] });
});

test("a category that there is not has no goods", async () => {
  expect(await found({ categoryCode: "C999999", areaCode: "1" })).toEqual({ list: [], totalCount: 0 });
});
