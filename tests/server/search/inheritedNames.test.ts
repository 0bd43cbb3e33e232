import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAN, startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

/** Names that every object inherits and that the contract accepts as codes. */
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
const CALLS = [
  "/v1/products/query",
  "/v1/products/search_properties_agg",
  "/v1/products/product_series/agg",
  "/v2/brands/agg",
];
const filter = (code: string) => ({ code, parameterType: "Double", queryType: "RANGE_TE", values: ["1-2"] });

describe.each(NAMES)("a property named %s", (name) => {
  test.each(CALLS)("is none of the category's in a filter or a duty of %s", async (call) => {
    const filtered = await server.ask(call, { ...FAN, productProperties: [filter(name)] });
    expect(filtered).toMatchObject({ code: "invalid.parameter", faults: ["productProperties.0.code"] });
    const searched = await server.ask(call, { ...FAN, curveProperties: [target(name, 5)] });
    expect(searched).toMatchObject({ code: "invalid.parameter", faults: ["curveProperties.0.code"] });
    const elsewhere = await server.ask(call, { gjwCategoryCode: name, curveProperties: [target(name, 5)] });
    expect(elsewhere.code).toBe("not.found");
  });

  test("orders nothing", async () => {
    const ordered = await server.ask("/v1/products/query", { ...FAN, orderBy: name });
    expect(ordered).toMatchObject({ code: "invalid.parameter", faults: ["orderBy"] });
  });
});
