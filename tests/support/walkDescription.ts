import type { openApi } from "#server/http/openApi.ts";
import { entriesOf } from "#domain/base/keyed.ts";
import type { Schema } from "./fuzz/sampleOf.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** One call of the description. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly base: string;
  readonly needsUser: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Described {
  readonly parameters?: readonly Parameter[];
  readonly security?: unknown;
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

/** Every call that the description has, so that a new one is among them by itself. */
export const operationsOf = (description: ReturnType<typeof openApi>): readonly Operation[] =>
  entriesOf(description.paths).flatMap(([path, { servers, ...methods }]) =>
    Object.entries(methods).map(([method, described]) => {
      const { parameters = [], security, requestBody } = described as unknown as Described;
      return {
        method: method.toUpperCase(),
        path,
        base: servers?.[0]?.url ?? "/api",
        needsUser: security !== undefined,
        parameters,
        body: requestBody?.content["application/json"].schema,
      };
    }),
  );

/** Values without which a call does not get beyond its checks, by the name of a field. */
const KNOWN: Readonly<Record<string, unknown>> = {
  gjwCategoryCode: "C000001",
  gjw_category_code: "C000001",
  classification_code: "C000001",
  categoryCode: "C000001",
  software: "AppGmep",
  software_code: "AppGmep",
  softwareCode: "AppGmep",
  size: "256",
  days: 1,
  page_no: 1,
  page_size: 20,
  pageNo: 1,
  pageSize: 20,
};

/** A value that fits a schema, with `planted` wherever any text fits. */
function filled(schema: Schema | boolean, name: string, planted: string, isFull: boolean): unknown {
  if (typeof schema === "boolean") return planted;
  if (Object.hasOwn(KNOWN, name) && schema.type !== "array" && schema.type !== "object") return KNOWN[name];
  if ("const" in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return filled(choices[0] ?? {}, name, planted, isFull);
  switch (schema.type) {
    case "object": {
      const { properties = {}, required = [] } = schema;
      const wanted = Object.entries(properties).filter(([key]) => isFull || required.includes(key));
      return Object.fromEntries(wanted.map(([key, part]) => [key, filled(part, key, planted, isFull)]));
    }
    case "array": {
      const length = Math.max(schema.minItems ?? 0, 1);
      return Array.from({ length }, () => filled(schema.items ?? {}, name, planted, isFull));
    }
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return planted;
  }
}

export interface Made {
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
}

/** The request of an operation that has `planted` in every parameter; with all fields, or with those it needs. */
export function requestOf(operation: Operation, planted: string, isFull: boolean): Made {
  const { method, path, base, parameters, body } = operation;
  const text = (parameter: Parameter) =>
    encodeURIComponent(String(filled(parameter.schema, parameter.name, planted, isFull)));
  const address = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((whole, parameter) => whole.replace(`{${parameter.name}}`, text(parameter)), `${base}${path}`);
  const query = parameters
    .filter((parameter) => parameter.in === "query" && (isFull || parameter.required === true))
    .map((parameter) => `${parameter.name}=${text(parameter)}`);
  return {
    method,
    address: query.length === 0 ? address : `${address}?${query.join("&")}`,
    body: body === undefined ? null : JSON.stringify(filled(body, "", planted, isFull) ?? null),
  };
}
