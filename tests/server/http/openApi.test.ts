import { describe, expect, test } from "vitest";
import * as account from "#api/contract/account.ts";
import * as dataStandards from "#api/contract/dataStandards.ts";
import type { Endpoint } from "#api/contract/endpoint.ts";
import * as feedback from "#api/contract/feedback.ts";
import * as goods from "#api/contract/goods.ts";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { roomCandidates } from "#api/contract/roomCandidates.ts";
import * as operatorStatus from "#api/contract/operatorStatus.ts";
import * as operators from "#api/contract/operators.ts";
import * as products from "#api/contract/products.ts";
import * as projectExport from "#api/contract/projectExport.ts";
import * as projectPlans from "#api/contract/projectPlans.ts";
import * as projectProducts from "#api/contract/projectProducts.ts";
import * as projectSharing from "#api/contract/projectSharing.ts";
import * as projects from "#api/contract/projects.ts";
import * as recordVersions from "#api/contract/recordVersions.ts";
import * as search from "#api/contract/search.ts";
import * as suppliers from "#api/contract/suppliers.ts";
import * as tracks from "#api/contract/tracks.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import { openApi } from "#server/http/openApi.ts";
import { MAX_ITEMS } from "#server/http/unsafeValue.ts";
import { entriesOf, lookUp } from "#domain/base/keyed.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "method" in value;
const endpoints = [
  account,
  dataStandards,
  feedback,
  goods,
  operators,
  operatorStatus,
  KIND_MANIFESTS.map(selectForRooms),
  KIND_MANIFESTS.map(roomCandidates),
  products,
  projectExport,
  projectPlans,
  projectProducts,
  projectSharing,
  projects,
  recordVersions,
  search,
  suppliers,
  tracks,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint);

interface Schema {
  readonly [word: string]: unknown;
}

/** Parts of a schema that accept a value without a limit. */
function unlimited(schema: Schema, path: string): string[] {
  const here: string[] = [];
  const { type } = schema;
  const isListed = "enum" in schema || "const" in schema;
  if (type === "string" && !isListed && !("maxLength" in schema) && !("pattern" in schema)) here.push(path);
  if ((type === "number" || type === "integer") && !("maximum" in schema)) here.push(path);
  if (type === "array" && !(Number(schema["maxItems"]) <= MAX_ITEMS)) here.push(path);
  const isClosed = schema["additionalProperties"] === false || Number(schema["maxProperties"]) <= MAX_ITEMS;
  if (type === "object" && !isClosed) here.push(path);
  for (const [word, inner] of Object.entries(schema)) {
    if (typeof inner === "object" && inner !== null)
      here.push(...unlimited(inner as Schema, `${path}/${word}`));
  }
  return here;
}

const description = openApi(endpoints);
const operations = entriesOf(description.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([word]) => word !== "servers")
    .map(([method, operation]) => [`${method} ${path}`, operation as unknown as Schema] as const),
);

/** Health checks are beside the API. */
const HEALTH_CHECKS = 3;

test("describes every endpoint of the contract", () => {
  expect(description.openapi).toMatch(/^3\.1\./u);
  expect(operations).toHaveLength(endpoints.length + HEALTH_CHECKS);
});

test("describes the call that stands beside the API at its own place", () => {
  const health = lookUp(description.paths, "/healthz");
  expect(health?.servers).toEqual([{ url: "/" }]);
  expect(health?.get).toMatchObject({
    responses: {
      200: {
        content: {
          "application/json": {
            schema: {
              properties: { data: { required: ["isReady", "database", "selection", "search", "workers"] } },
            },
          },
        },
      },
    },
  });
});

test("describes a call with its body and its answer in the envelope", () => {
  const rooms = lookUp(description.paths, "/search/selection/v1/products/multi_room/C000006")?.post;
  expect(rooms).toMatchObject({
    requestBody: {
      content: {
        "application/json": {
          schema: {
            required: expect.arrayContaining(["level", "inputCondition"]),
            properties: {
              inputCondition: { type: "array", maxItems: 500 },
            },
          },
        },
      },
    },
    responses: {
      200: {
        content: {
          "application/json": {
            schema: { properties: { code: { const: "success" }, data: { type: "array" } } },
          },
        },
      },
    },
  });
});

test("describes what stands in a path", () => {
  expect(lookUp(description.paths, "/selection/products/{id}")?.get).toMatchObject({
    parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
  });
});

test("describes a call of the account service at its base, with what it is let by", () => {
  expect(lookUp(description.paths, "/users/info")?.get).toMatchObject({
    servers: [{ url: "/account" }],
    security: [{ bearer: [] }, { session: [] }],
  });
});

describe("what comes in has a limit everywhere", () => {
  test.each(operations)("%s", (_, operation) => {
    expect(unlimited({ in: operation["parameters"], body: operation["requestBody"] }, "")).toEqual([]);
  });

  test("and the check finds a schema without one", () => {
    expect(unlimited({ type: "object", properties: { a: { type: "string" } } }, "")).toEqual([
      "",
      "/properties/a",
    ]);
  });
});
