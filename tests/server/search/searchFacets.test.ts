import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aggregateBrands, aggregateSearchProperties } from "#api/contract/products.ts";
import { aggregateProductSeries, queryProducts } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import type { DutyBlock, DutyColumn, DutyHead } from "#domain/products/search/parts/DutyParts.ts";
import { unpackData } from "#domain/products/search/parts/packData.ts";
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

const columnsAt = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(`/api${SEARCH}/v1/products/columns/${path}`, { headers });
const unpacked = async (answer: Response) => unpackData(new Uint8Array(await answer.arrayBuffer()));
const headOf = async (code: string) => (await unpacked(await columnsAt(code))) as DutyHead;

describe("columns for a worker", () => {
  test("come in parts that are together what the server searches", async () => {
    const { category } = await server.search.open("C000001");
    const head = await headOf("C000001");
    const reader = new DutyColumnsReader(head);
    const block = await unpacked(await columnsAt(`C000001/${head.version}/rows-0`));
    expect(reader.addBlock(block as DutyBlock)).toBe(true);
    expect(reader.isWhole).toBe(true);
    for (const code of [...Object.keys(head.kinds), "series"].filter((each) => reader.lacks(each))) {
      const column = await unpacked(await columnsAt(`C000001/${head.version}/column-${code}`));
      expect(reader.addColumn(column as DutyColumn)).toBe(true);
    }
    const { tieOrder: _, curves, ...columns } = category.columns;
    expect(reader.columns()).toEqual({
      ...columns,
      models: category.texts.models,
      // Only the list needs these curves, so they are not sent.
      curves: keyed({ totalPressure: lookUp(curves, "totalPressure") }),
    });
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("come as %s to who takes it", async (encoding, decompress) => {
    const { version } = await headOf("C000001");
    const plain = await columnsAt(`C000001/${version}/rows-0`);
    const packed = await columnsAt(`C000001/${version}/rows-0`, { "Accept-Encoding": encoding });
    expect(packed.headers.get("Content-Encoding")).toBe(encoding);
    expect(packed.headers.get("Content-Type")).toBe("application/octet-stream");
    const bytes = new Uint8Array(await packed.arrayBuffer());
    expect(new Uint8Array(decompress(bytes))).toEqual(new Uint8Array(await plain.arrayBuffer()));
  });

  test("are kept by whoever has them: what they are made of is asked for, their parts are not", async () => {
    const head = await columnsAt("C000001");
    expect(head.headers.get("Cache-Control")).toBe("no-cache");
    const etag = head.headers.get("ETag") ?? "";
    expect((await columnsAt("C000001", { "If-None-Match": etag })).status).toBe(304);
    expect((await columnsAt("C000002", { "If-None-Match": etag })).status).toBe(200);
    const { version } = await headOf("C000001");
    const part = await columnsAt(`C000001/${version}/rows-0`);
    expect(part.headers.get("Cache-Control")).toContain("immutable");
  });

  test("are refused in the envelope for an unknown category, another state and a part that there is not", async () => {
    const { version } = await headOf("C000001");
    const others = ["C999999", "C000001/another/rows-0", `C000002/${version}/rows-0`];
    const none = ["rows-1", "rows-4096", "rows-00", "column-P999999", "column-__proto__"];
    for (const path of [...others, ...none.map((part) => `C000001/${version}/${part}`)]) {
      const response = await columnsAt(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toMatchObject({ code: "not.found" });
    }
    expect((await columnsAt(`C000001/${version}/all`)).status).toBe(400);
  });
});

test("a rebuilt category shows what was imported, and its columns are sent anew", async () => {
  const before = await headOf("C000002");
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
  const after = await headOf("C000002");
  expect(after.size).toBe(2);
  expect(after.version).not.toBe(before.version);
  // A block of the old state is never combined with one of the new state.
  expect((await columnsAt(`C000002/${before.version}/rows-0`)).status).toBe(404);
  // Reading the same rows again gives the same state, so a browser's cache stays valid.
  await server.search.rebuild("C000002");
  expect((await headOf("C000002")).version).toBe(after.version);
});
