import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGoods } from "#api/contract/goods.ts";
import { queryProductPrices } from "#api/contract/productPrices.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import { PRODUCTS_PER_PRICE_CALL } from "#domain/products/goods/OwnPrice.ts";
import { writePrices } from "#server/goods/writePrices.ts";
import { brands, products } from "#server/database/schema/schema.ts";
import { callerOf } from "../../support/caller.ts";
import { goodsPrice } from "../../support/goodsMaker.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FAN_COIL = "C000006";
const post = (body: object) => callerOf(server.app).post("/selection/product_prices", body);
const priced = async (productIds: readonly string[], areaCode: string | null = null) =>
  v.parse(queryProductPrices.output, (await post({ categoryCode: FAN_COIL, areaCode, productIds })).data);

const fanCoils = () =>
  server.database.queries
    .select({ id: products.id, model: products.model, brand: brands.name, brandCode: products.brandCode })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .where(eq(products.categoryCode, FAN_COIL))
    .orderBy(products.id);

/** The cheapest price, which the price search shows first for these goods. */
async function searchedPrice(brand: string, model: string, areaCode: string) {
  const { data } = await callerOf(server.app).post("/selection/goods", {
    categoryCode: FAN_COIL,
    areaCode,
    categoryProperties: [
      { code: GOODS_PROPERTY.brand, value: brand },
      { code: GOODS_PROPERTY.model, value: model },
    ],
  });
  const { list } = v.parse(queryGoods.output, data);
  const own = list.filter((goods) => goods.model === model);
  return Math.min(...own.flatMap(({ suppliers }) => suppliers.map((each) => each.taxIncludedMarketPrice)));
}

test("a product costs what the price search shows of it at the least, in each area", async () => {
  const all = await fanCoils();
  for (const areaCode of ["1", "510000", "510100"]) {
    const prices = await priced(
      all.slice(0, PRODUCTS_PER_PRICE_CALL).map(({ id }) => id),
      areaCode,
    );
    expect(prices.length).toBeGreaterThan(3);
    for (const { productId, price, isSample } of prices.slice(0, 3)) {
      const { brand, model } = all.find(({ id }) => id === productId)!;
      expect(price).toBe(await searchedPrice(brand, model, areaCode));
      expect(isSample).toBe(true);
    }
  }
  expect(await priced([all[0]!.id])).toEqual(await priced([all[0]!.id], "1"));
});

test("a product without goods of its own brand and model has no price, and is not in the answer", async () => {
  const all = (await fanCoils()).slice(0, PRODUCTS_PER_PRICE_CALL);
  const prices = await priced([...all.map(({ id }) => id).slice(1), "no-such-product"]);
  expect(prices.length).toBeLessThan(all.length);
  for (const { price } of prices) expect(price).toBeGreaterThan(0);
  expect(await priced([])).toEqual([]);
});

test("only goods of the same kind, counted in pieces, count; what is asked really goes before samples", async () => {
  const all = await fanCoils();
  const known = new Set(
    (await priced(all.slice(0, 900).map(({ id }) => id))).map(({ productId }) => productId),
  );
  const { id, brand, model } = all.slice(0, 900).find((each) => !known.has(each.id))!;
  const price = goodsPrice({
    name: "风机盘管",
    categoryCode: FAN_COIL,
    brand,
    model,
    unit: "台",
    price: 1234.5,
  });
  await writePrices(server.database.queries, [
    { ...price, categoryCode: "C000005", price: 1 },
    { ...price, unit: "m", price: 2 },
    { ...price, model: `${model}X`, price: 3 },
    { ...price, brand: `${brand}乙`, price: 4 },
  ]);
  expect(await priced([id])).toEqual([]);
  // Blanks, case and width do not distinguish models.
  await writePrices(server.database.queries, [
    { ...price, model: ` ${model.toLowerCase()} ` },
    { ...price, specification: "DN20", price: 1300 },
  ]);
  const own = { productId: id, price: 1234.5, pricedOn: "2026-09-01", isSample: false };
  expect(await priced([id])).toEqual([own]);
  expect(await priced([id], "510100")).toEqual([own]);
  expect(await priced([id], "110000")).toEqual([]);
  await writePrices(
    server.database.queries,
    [{ ...price, name: "示例", areaCode: "1", supplier: null, price: 10 }],
    true,
  );
  expect(await priced([id])).toEqual([own]);
  expect(await priced([id], "110000")).toMatchObject([{ isSample: true }]);
});

test("an area that is none, and more products than a call holds, are refused by name", async () => {
  expect(await post({ categoryCode: FAN_COIL, areaCode: "999", productIds: [] })).toMatchObject({
    code: "invalid.parameter",
    data: { issues: [{ path: "areaCode" }] },
  });
  const many = Array.from({ length: PRODUCTS_PER_PRICE_CALL + 1 }, (_, at) => `p${at}`);
  expect(await post({ categoryCode: FAN_COIL, areaCode: null, productIds: many })).toMatchObject({
    code: "invalid.parameter",
    data: { issues: [{ path: "productIds" }] },
  });
});
