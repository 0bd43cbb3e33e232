import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryProducts } from "#api/contract/search.ts";
import { FAN, point, startSearchServer, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

async function judged(tolerance?: object) {
  const body = { ...FAN, speedControl: "SINGLE_SPEED", curveProperties: point(10_000, 500) };
  const { data } = await server.ask("/v1/products/query", { ...body, ...(tolerance && { tolerance }) });
  const { list, totalCount } = v.parse(queryProducts.output, data);
  return { totalCount, met: list.map(({ id, meetsTolerances }) => [id, meetsTolerances]) };
}

test("an acceptance grade judges all that a duty finds, and where it is required finds those that meet it alone", async () => {
  const plain = await judged();
  expect(plain.met.map(([, met]) => met)).toEqual([undefined, undefined]);
  const all = await judged({ grade: "AN2", isRequired: false });
  expect(all.totalCount).toBe(plain.totalCount);
  expect(new Map(all.met as [string, boolean][])).toEqual(
    new Map([
      ["exact", false],
      ["near", true],
    ]),
  );
  expect(await judged({ grade: "AN2", isRequired: true })).toEqual({ totalCount: 1, met: [["near", true]] });
});
