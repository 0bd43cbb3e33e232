import type { openApi } from "#server/http/openApi.ts";
import { entriesOf } from "#domain/base/keyed.ts";
import { drawFrom, type Draw } from "./draw.ts";
import { mutated } from "./mutated.ts";
import { sampleOf, type Schema } from "./sampleOf.ts";

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly schema: Schema } } };
}

export interface HostileRequest {
  readonly method: string;
  /** Below the API's base. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
}

const TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "image/png",
  "",
];
const MEGABYTE = 1024 ** 2;
/** Bodies that cost a careless reader far more than their sender. */
const HEAVY: readonly (() => string)[] = [
  () => "[".repeat(2 * MEGABYTE),
  () => `[${"{},".repeat(MEGABYTE)}{}]`,
  () => `{"values":[${"0,".repeat(2 * MEGABYTE)}0]}`,
  () => `{${Array.from({ length: 200_000 }, (_, at) => `"${at}":0,`).join("")}"a":0}`,
  () => JSON.stringify("x".repeat(9 * MEGABYTE)),
  () => JSON.stringify({ gjwCategoryCode: "字".repeat(MEGABYTE) }),
];

const made = new Map<number, string>();
function heavyBody(at: number): string {
  const body = made.get(at) ?? HEAVY[at]?.() ?? "";
  made.set(at, body);
  return body;
}

/** Bytes as a broken client sends them. */
function spoilt(text: string, draw: Draw): string | Uint8Array<ArrayBuffer> {
  switch (draw.below(5)) {
    case 0:
      return text.slice(0, draw.below(text.length));
    case 1:
      return text.replace(/\d+/u, draw.oneOf(["NaN", "1e999", "-", "01", "1e-400", "[[[["]));
    case 2:
      return new TextEncoder().encode(text).map((byte) => (draw.chance(0.01) ? draw.below(256) : byte));
    case 3:
      return draw.oneOf(["", "null", "0", '""', "[]", "{}", "{", "\ufeff{}", "undefined"]);
    default:
      return heavyBody(draw.below(HEAVY.length));
  }
}

/**
 * Requests that nearly fit the description: each is one of its calls with a fault or two, determined by a seed.
 * @param ids existing ids, by the names that paths have for them
 */
export function* hostileRequests(
  description: ReturnType<typeof openApi>,
  seed: number,
  ids: ReadonlyMap<string, string> = new Map(),
): Generator<HostileRequest> {
  const draw = drawFrom(seed);
  const operations = entriesOf(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: operation as Operation,
    })),
  );
  for (;;) yield hostileRequest(draw.oneOf(operations), draw, ids);
}

function hostileRequest(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  draw: Draw,
  ids: ReadonlyMap<string, string>,
): HostileRequest {
  const sampled = (place: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [
          name,
          (place === "path" ? ids.get(name) : undefined) ?? sampleOf(schema, name, draw),
        ]),
    );
  const maybe = (value: unknown) => (draw.chance(0.35) ? mutated(value, draw) : value);
  const text = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  const params = Object.entries(maybe(sampled("path")) ?? {});
  const filled = params.reduce((at, [name, value]) => at.replace(`{${name}}`, encoded(text(value))), path);
  const query = Object.entries(maybe(sampled("query")) ?? {})
    .slice(0, 20)
    .map(([name, value]) => `${encoded(name)}=${encoded(text(value))}`);
  const schema = operation.requestBody?.content["application/json"].schema;
  const address = `${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  if (schema === undefined) return { method: method.toUpperCase(), path: address, headers: {}, body: null };
  let value = sampleOf(schema, "", draw);
  for (let faults = draw.below(3); faults > 0; faults--) value = mutated(value, draw);
  const whole = JSON.stringify(value) ?? "";
  const type = draw.chance(0.05) ? draw.oneOf(TYPES) : "application/json";
  return {
    method: method.toUpperCase(),
    path: address,
    headers: type === "" ? {} : { "Content-Type": type },
    body: draw.chance(0.15) ? spoilt(whole, draw) : whole,
  };
}

/** An address cannot contain half a surrogate pair. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "%").slice(0, 3000));
