import { PGlite } from "@electric-sql/pglite";
import { PglitePreparedQuery } from "drizzle-orm/pglite/session";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { CALLS } from "../../support/projectCalls.ts";
import { sceneOf } from "../../support/projectScene.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

/** Begin and commit each take a round trip to a remote database. */
const OF_TRANSACTION = 2;

/** Number of queries that some work sends, one after the other or together. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const asking = vi.spyOn(PglitePreparedQuery.prototype, "execute");
  const beginning = vi.spyOn(PGlite.prototype, "transaction");
  await work();
  const count = asking.mock.calls.length + OF_TRANSACTION * beginning.mock.calls.length;
  asking.mockRestore();
  beginning.mockRestore();
  return count;
}

/**
 * Number of queries of every call that needs a user, including the one that identifies the user. A number may only
 * fall. Calls that change members or links check the right once more under the lock.
 */
const OF_USER: Readonly<Record<string, number>> = {
  "DELETE /favourite/component/{id}": 2,
  "DELETE /private/v1/personal_projects/{projectId}/links/{linkId}": 6,
  "DELETE /private/v1/personal_projects/{projectId}/members/{memberId}": 9,
  "DELETE /private/v1/personal_projects/{projectId}/personal_products": 2,
  "GET /general/v1/general_components/{id}/download_url": 3,
  "GET /private/v1/personal_projects": 2,
  "GET /private/v1/personal_projects/current": 2,
  "GET /private/v1/personal_projects/{projectId}": 2,
  "GET /private/v1/personal_projects/{projectId}/links": 2,
  "GET /private/v1/personal_projects/{projectId}/members": 2,
  "GET /private/v1/personal_projects/{projectId}/personal_products/export/url": 2,
  "GET /private/v1/personal_projects/{projectId}/personal_products/gjw_categories/agg": 2,
  "GET /private/v1/personal_projects/{projectId}/personal_products/page": 2,
  "GET /private/v1/personal_projects/{projectId}/plan_parts/{partId}": 2,
  "GET /private/v1/personal_projects/{projectId}/plan_versions": 2,
  "GET /private/v1/personal_projects/{projectId}/plan_versions/{versionId}": 2,
  "GET /private/v1/personal_projects/{projectId}/plan_versions/{versionId}/comparison": 3,
  "GET /private/v1/share_param_definitions": 2,
  "GET /selection/cad_blocks/{id}/download_url": 3,
  "GET /selection/products/{id}/selected": 2,
  "GET /system/site/v1/softwares/{software}/system_components/{id}/download": 3,
  "GET /system/site/v1/templates/{id}/download_url": 4,
  "GET /system/v4/space_g_modules/{id}/download_url": 4,
  "GET /v1/shop_components/download/count": 2,
  "GET /v1/shop_components/{id}/download_url": 3,
  "PATCH /private/v1/personal_projects/{projectId}": 2,
  "PATCH /private/v1/personal_projects/{projectId}/members/{memberId}": 7,
  "PATCH /private/v1/personal_projects/{projectId}/personal_products/{id}": 2,
  "PATCH /private/v1/personal_projects/{projectId}/personal_products/{id}/design_properties": 2,
  "PATCH /private/v1/personal_projects/{projectId}/plan_versions/{versionId}": 2,
  "POST /favourite/component/{id}": 2,
  "POST /personal_favourite/components": 2,
  "POST /personal_favourite/is_favourite_batch": 2,
  "POST /private/v1/personal_projects": 8,
  "POST /private/v1/personal_projects/arrangement_info": 4,
  "POST /private/v1/personal_projects/{projectId}/copy": 13,
  "POST /private/v1/personal_projects/{projectId}/links": 8,
  "POST /private/v1/personal_projects/{projectId}/personal_products": 2,
  "POST /private/v1/personal_projects/{projectId}/personal_products/export": 15,
  "POST /private/v1/personal_projects/{projectId}/personal_products/restore": 2,
  "POST /private/v1/personal_projects/{projectId}/plan_parts": 2,
  "POST /private/v1/personal_projects/{projectId}/plans": 2,
  "POST /private/v1/project_invitations/accept": 9,
  "POST /selection/product/document/texts": 4,
  "PUT /private/v1/personal_projects/current": 2,
  "PUT /private/v1/personal_projects/{projectId}/plan_versions/{versionId}/is_scheduled": 2,
};

const CATEGORY = "gjw_category_code=C000001";
const list = {
  gjwCategoryCode: "C000001",
  brandCode: null,
  productSeriesId: null,
  speedControl: "SINGLE_SPEED",
  curveProperties: [{ code: PROPERTY.airFlow, value: 9000 }],
  productProperties: [],
};
const SEARCH = "/search/selection/v1";
const track = { event: "pageView", platform: "web", at: 1_763_000_000_123, properties: {} };

/** Calls that need no user, with their number of queries; searches run in memory. */
const OF_ANYBODY: readonly (readonly [
  method: Endpoint["method"],
  path: string,
  body: unknown,
  most: number,
])[] = [
  ["POST", `${SEARCH}/products/query`, { ...list, pageNo: 1, pageSize: 20 }, 0],
  ["POST", `${SEARCH}/products/search_properties_agg`, list, 0],
  ["GET", `${SEARCH}/brands/agg?${CATEGORY}`, undefined, 0],
  ["GET", "/selection/products/fan-1", undefined, 1],
  ["POST", "/tracks", { tracks: [track] }, 1],
];

test("no call that needs a user asks the database more than it did", async () => {
  const owner = await server.person();
  const scene = await sceneOf(server, owner);
  const asked: Record<string, number> = {};
  for (const [key, { path, body }] of Object.entries(CALLS)) {
    const method = key.split(" ")[0] as Endpoint["method"];
    asked[key] = await questionsOf(async () => {
      expect(await owner.call(method, path(scene), body?.(scene))).toMatchObject({ code: "success" });
    });
  }
  expect(asked).toEqual(OF_USER);
});

test("calls of anybody ask at most so much; a list asks nothing", async () => {
  await server.nobody.post(`${SEARCH}/products/query`, { ...list, pageNo: 1, pageSize: 20 });
  const asked: Record<string, number> = {};
  const most: Record<string, number> = {};
  for (const [method, path, body, questions] of OF_ANYBODY) {
    most[path] = questions;
    asked[path] = await questionsOf(async () => {
      expect(await server.nobody.call(method, path, body)).toMatchObject({ code: "success" });
    });
  }
  expect(asked).toEqual(most);
});
