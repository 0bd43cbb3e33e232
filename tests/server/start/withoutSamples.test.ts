import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listClassificationProperties, listClassifications } from "#api/contract/dataStandards.ts";
import { aggregateBrands } from "#api/contract/products.ts";
import { queryProducts } from "#api/contract/search.ts";
import { AIR_OUTLET, CATEGORIES, FAN, FAN_COIL, PUMP } from "#domain/catalogue/categories.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

/** A real database with only the standard and the real records, and a real server on it, from its sources. */
let dir = "";
let server: ServerProcess;
let address = "";

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-real-"));
  server = new ServerProcess({ DATA_DIR: dir, SAMPLES: "off" }, "sources");
  address = await server.ready;
}, 240_000);
afterAll(async () => {
  await server.kill("SIGKILL");
  await rm(dir, { recursive: true });
});

const STANDARDS = "gjk/data_standards/site/v1/classifications";
async function ask(path: string, body?: object): Promise<unknown> {
  const response = await fetch(
    `${address}api/${path}`,
    body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  const { code, data } = (await response.json()) as { code: string; data: unknown };
  expect(code).toBe("success");
  return data;
}
const listOf = async (gjwCategoryCode: string) =>
  v.parse(queryProducts.output, await ask("search/selection/v1/products/query", { gjwCategoryCode }));

test("answers the whole data standard", async () => {
  const all = v.parse(listClassifications.output, await ask(`${STANDARDS}?resource_type=PRODUCT`));
  expect(all.map(({ code }) => code)).toEqual(Object.keys(CATEGORIES));
  for (const { code } of all) {
    const properties = await ask(`${STANDARDS}/${code}/properties`, { resourceType: "PRODUCT" });
    expect(v.parse(listClassificationProperties.output, properties).length).toBeGreaterThanOrEqual(4);
  }
  const counts = new Map(all.map(({ code, count }) => [code, count]));
  expect([counts.get(FAN), counts.get(PUMP), counts.get(FAN_COIL), counts.get(AIR_OUTLET)]).toEqual([
    15, 73, 1, 0,
  ]);
});

test("lists the real records, and nothing where there are none", async () => {
  const fans = await listOf(FAN);
  expect(fans.totalCount).toBe(15);
  expect(fans.list.filter(({ isSample, source }) => isSample || source === null)).toEqual([]);
  expect(await listOf(AIR_OUTLET)).toEqual({ list: [], totalCount: 0 });
  const brands = await ask("search/selection/v2/brands/agg", { gjwCategoryCode: AIR_OUTLET });
  expect(v.parse(aggregateBrands.output, brands)).toEqual([]);
});

test("has no designs, and says so as an empty list", async () => {
  expect(await ask("system/v4/space_g_modules/page", {})).toEqual({ list: [], totalCount: 0 });
  for (const path of ["system/site/v1/templates", "system/v1/practice/list", "system/api_general/v2/scenes"])
    expect(await ask(path)).toMatchObject({ list: [], totalCount: 0 });
});

test("says how many products it has, and runs once more on the same folder without loading again", async () => {
  expect(server.stdout).toMatch(/Catalogue loaded: 94 products[.]/u);
  await server.kill("SIGTERM");
  server = new ServerProcess({ DATA_DIR: dir, SAMPLES: "off" }, "sources");
  address = await server.ready;
  expect(server.stdout).not.toContain("Loading the catalogue");
  expect((await listOf(PUMP)).totalCount).toBe(73);
}, 240_000);
