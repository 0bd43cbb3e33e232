import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aggregateBrands, aggregateSearchProperties } from "#api/contract/products.ts";
import { aggregateProductSeries, queryProducts } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { unpackColumns } from "#domain/search/packColumns.ts";
import { callerOf } from "../../support/caller.ts";
import {
  FAN,
  point,
  SEARCH,
  startSearchServer,
  target,
  type SearchServer,
} from "../../support/searchServer.ts";
import { insertSmallProducts, SPRUNG, VOLTAGE } from "../../support/smallCatalogue.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());
const ask = (path: string, body: object) => server.ask(path, body);

describe("facets", () => {
  const brands = async (body: object) =>
    v
      .parse(aggregateBrands.output, (await ask("/v2/brands/agg", { ...FAN, ...body })).data)
      .map(({ brandName, count, disabled }) => `${brandName} ${count}${disabled ? " disabled" : ""}`);

  test("count brands without the chosen one, and disable those with none", async () => {
    expect(await brands({ brandCode: "B1" })).toEqual(["北辰 1", "澄川 1", "朗源 2"]);
    expect(await brands({ brandCode: "B1", curveProperties: point(10_000, 500) })).toEqual([
      "北辰 0 disabled",
      "澄川 1",
      "朗源 1",
    ]);
  });

  test("count every brand of a category that is asked for by GET", async () => {
    const { data } = await callerOf(server.app).get(`${SEARCH}/v1/brands/agg?gjw_category_code=C000001`);
    expect(v.parse(aggregateBrands.output, data)).toHaveLength(3);
  });

  const properties = async (body: object) =>
    v.parse(
      aggregateSearchProperties.output,
      (await ask("/v1/products/search_properties_agg", { ...FAN, ...body })).data,
    );

  test("count the values of a property without its own filter, and span performance figures", async () => {
    const filter = { code: PROPERTY.fanType, parameterType: "Enums", queryType: "EQUAL", values: ["V1"] };
    const found = await properties({ productProperties: [filter] });
    const of = (code: string) => found.find((property) => property.code === code);
    expect(of(PROPERTY.fanType)?.values).toEqual([
      { code: "V2", name: "离心", count: 1 },
      { code: "V1", name: "轴流", count: 1 },
    ]);
    expect(of(PROPERTY.motorPower)).toMatchObject({ min: 2.2, max: 2.2, values: [] });
    expect(of(SPRUNG)?.values).toEqual([{ code: "true", name: "是", count: 1 }]);
    expect(of(VOLTAGE)).toMatchObject({ min: 220, max: 240 });
  });

  test("offer sizes that are made in steps as a list", async () => {
    const found = await properties({});
    expect(found.find(({ code }) => code === PROPERTY.width)).toMatchObject({
      values: [
        { code: "900", name: "900", count: 1 },
        { code: "1000", name: "1,000", count: 1 },
      ],
      min: null,
      max: null,
    });
  });

  test("stay in sight when nothing passes, with no product each", async () => {
    const found = await properties({ curveProperties: point(100, 9_000) });
    const of = (code: string) => found.find((property) => property.code === code);
    expect(of(PROPERTY.fanType)?.values.map(({ name, count }) => [name, count])).toEqual([
      ["离心", 0],
      ["轴流", 0],
    ]);
    expect(of(PROPERTY.motorPower)).toMatchObject({ min: 2.2, max: 3 });
  });

  test("keep a chosen value that nothing has any more, so that it can be taken back", async () => {
    const filter = { code: PROPERTY.fanType, parameterType: "Enums", queryType: "EQUAL", values: ["V1"] };
    const found = await properties({ brandCode: "B3", productProperties: [filter] });
    expect(found.find(({ code }) => code === PROPERTY.fanType)?.values).toEqual([
      { code: "V2", name: "离心", count: 1 },
      { code: "V1", name: "轴流", count: 0 },
    ]);
  });

  test("count series with their brand", async () => {
    const { data } = await ask("/v1/products/product_series/agg", FAN);
    expect(v.parse(aggregateProductSeries.output, data)).toEqual([
      {
        productSeriesId: "s1",
        productSeriesName: "LY 系列",
        brandCode: "B1",
        brandName: "朗源",
        count: 1,
      },
    ]);
  });

  test.each(["/v2/brands/agg", "/v1/products/search_properties_agg", "/v1/products/product_series/agg"])(
    "are refused for an unknown category and an unknown property: %s",
    async (path) => {
      expect(await ask(path, { gjwCategoryCode: "C999999" })).toMatchObject({ code: "not.found" });
      const curveProperties = [target("P999999", 1)];
      expect((await ask(path, { ...FAN, curveProperties })).faults).toEqual(["curveProperties.0.code"]);
    },
  );
});

describe("columns for a worker", () => {
  const get = (code: string, headers: Record<string, string> = {}) =>
    server.app.request(`/api${SEARCH}/v1/products/columns/${code}`, { headers });

  test("come compressed, unpack to what the server searches, and are not sent twice", async () => {
    const response = await get("C000001", { "Accept-Encoding": "gzip" });
    expect(response.headers.get("Content-Type")).toBe("application/octet-stream");
    const bytes = new Uint8Array(gunzipSync(await response.arrayBuffer()));
    const { category } = await server.search.open("C000001");
    expect(unpackColumns(bytes)).toEqual({ ...category.columns, models: category.texts.models });
    const etag = response.headers.get("ETag") ?? "";
    expect((await get("C000001", { "If-None-Match": etag })).status).toBe(304);
    expect((await get("C000002", { "If-None-Match": etag })).status).toBe(200);
  });

  test("are refused in the envelope for an unknown category", async () => {
    const response = await get("C999999");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not.found" });
  });
});

test("a rebuilt category shows what was imported, and its columns are sent anew", async () => {
  const before = await server.app.request(`/api${SEARCH}/v1/products/columns/C000002`);
  await insertSmallProducts(server.database.queries, [
    { id: "new pump", categoryCode: "C000002", brandCode: "B2" },
  ]);
  const pumps = async () =>
    v
      .parse(queryProducts.output, (await ask("/v1/products/query", { gjwCategoryCode: "C000002" })).data)
      .list.map(({ id }) => id);
  expect(await pumps()).toEqual(["pump"]);
  await server.search.rebuild("C000002");
  expect(await pumps()).toEqual(["pump", "new pump"]);
  const after = await server.app.request(`/api${SEARCH}/v1/products/columns/C000002`);
  expect(after.headers.get("ETag")).not.toBe(before.headers.get("ETag"));
});
