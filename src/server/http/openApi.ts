import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import type { Endpoint, Method } from "#api/contract/endpoint.ts";
import { readHealth, readLiveness, readReadiness } from "#api/contract/health.ts";
import { STATUS_OF } from "#api/contract/envelope.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

/** JSON Schema cannot express brands and cross-field checks; they are omitted. */
function describe(schema: GenericSchema, typeMode: "input" | "output"): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode,
    errorMode: "ignore",
  });
  return described;
}

/** One parameter for each property of a strict object. */
function parameters(location: "path" | "query", schema: GenericSchema) {
  const { properties = {}, required = [] } = describe(schema, "input");
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: described,
  }));
}

const json = (schema: unknown) => ({ "application/json": { schema } });

/** The envelope, with its data as the endpoint's output describes it. */
const success = (output: GenericSchema) => ({
  type: "object",
  required: ["code", "message", "data"],
  properties: {
    code: { const: "success" },
    message: { type: "string" },
    data: describe(output, "output"),
  },
});

const FAILURE = { $ref: "#/components/schemas/Failure" };

const BYTES = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };

/** The account service has its own path beside the API. */
const ACCOUNT = [{ url: "/account" }];

function operation({ method, summary, isBinary, needsUser, service, params, query, body, output }: Endpoint) {
  return {
    summary,
    ...(service === undefined ? {} : { servers: ACCOUNT, security: [{ bearer: [] }, { session: [] }] }),
    ...(needsUser === true ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parameters("path", params), ...parameters("query", query)],
    ...(method === "GET" ? {} : { requestBody: { content: json(describe(body, "input")) } }),
    responses: {
      200: { description: "Success", content: isBinary === true ? BYTES : json(success(output)) },
      default: { description: "Failure", content: json(FAILURE) },
    },
  };
}

const issue = {
  type: "object",
  required: ["path", "message"],
  properties: { path: { type: "string" }, message: { type: "string" } },
};

const failure = {
  type: "object",
  required: ["code", "message", "data"],
  properties: {
    code: { enum: Object.keys(STATUS_OF).filter((code) => code !== "success") },
    message: { type: "string" },
    data: {
      anyOf: [
        {
          type: "object",
          required: ["issues"],
          properties: { issues: { type: "array", items: issue } },
        },
        { type: "null" },
      ],
    },
  },
};

/** Beside the API, not below it. */
const HEALTH_CHECKS: readonly Endpoint[] = [readHealth, readLiveness, readReadiness];

type PathItem = { servers?: readonly { readonly url: string }[] } & {
  [Name in Lowercase<Method>]?: ReturnType<typeof operation>;
};

/** The OpenAPI 3.1 description of these calls and of the health checks, generated from the contract. */
export function openApi(endpoints: readonly Endpoint[]) {
  const paths = new Map<string, PathItem>();
  for (const endpoint of endpoints) {
    const { path, method } = endpoint;
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operation(endpoint) });
  }
  for (const check of HEALTH_CHECKS)
    paths.set(check.path, { servers: [{ url: "/" }], get: operation(check) });
  return {
    openapi: "3.1.1",
    info: { title: "Volute", version: "1" },
    servers: [{ url: "/api" }],
    paths: keyedFrom(paths),
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: "volute_session" },
      },
    },
  };
}
