import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { HonoRequest } from "hono";
import * as v from "valibot";
import type { Asked, Endpoint } from "#api/contract/endpoint.ts";
import { invalidParameter, invalidPart, tooLarge } from "./invalidParameter.ts";
import { holdsMoreValues } from "./holdsMoreValues.ts";
import { MAX_VALUES, unsafeValue } from "./unsafeValue.ts";
import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";

/** The client adds it to every GET to bypass caches; its value is ignored. */
const CACHE_BUSTER = "_t";

/** 500 rooms with every figure are under 200 kB; the longest body of the contract, 100 tracks, is 3.3 MB. */
export const MAX_BODY = 4 * 1024 ** 2;

const unpack = promisify(gunzip);
const utf8 = new TextDecoder("utf-8", { fatal: true });
const JSON_TYPES = /^(?:application\/json|text\/plain)\s*(?:;|$)/iu;

const wrongBody = (message: string) => invalidParameter([{ path: "body", message }]);

/** A parameter that occurs once is a string, a repeated one a list, which a schema for one value refuses. */
function readQuery(request: HonoRequest): Keyed<string | string[]> {
  const { searchParams } = new URL(request.url);
  searchParams.delete(CACHE_BUSTER);
  const names = [...new Set(searchParams.keys())];
  return keyedFrom(
    names.map((name) => {
      const [only = "", ...more] = searchParams.getAll(name);
      return [name, more.length === 0 ? only : [only, ...more]] as const;
    }),
  );
}

/** The bytes of a body; a compressed one has the same limit when unpacked. */
async function bytesOf(request: HonoRequest): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const encoding = request.header("Content-Encoding") ?? "identity";
  if (encoding === "identity" || bytes.byteLength === 0) return bytes;
  if (encoding !== "gzip") throw wrongBody("must come as it is, or with Content-Encoding gzip");
  try {
    return await unpack(bytes, { maxOutputLength: MAX_BODY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw tooLarge(`is larger than ${MAX_BODY} bytes unpacked`);
    throw wrongBody("is not whole as gzip");
  }
}

/**
 * The JSON of a body, `undefined` if there is none. Pages that are closing send JSON as text/plain, which
 * needs no preflight.
 */
async function readBody(request: HonoRequest, mostValues: number): Promise<unknown> {
  const bytes = await bytesOf(request);
  if (bytes.byteLength === 0) return undefined;
  if (!JSON_TYPES.test(request.header("Content-Type") ?? "")) {
    throw wrongBody("must be JSON, with Content-Type application/json or text/plain");
  }
  if (holdsMoreValues(bytes, mostValues)) throw wrongBody(`holds more than ${mostValues} values`);
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw wrongBody("is not valid UTF-8");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw wrongBody("is not valid JSON");
  }
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  part: string,
  mostValues?: number,
) {
  const unsafe = unsafeValue(value, part, mostValues);
  if (unsafe) throw invalidParameter([unsafe]);
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw invalidPart(part, parsed.issues);
  return parsed.output;
}

/**
 * All input of a handler, checked against its endpoint.
 * @throws Refusal `invalid.parameter`, naming every faulty field; `too.large` for a body above its limit
 */
export async function readInput(endpoint: Endpoint, request: HonoRequest): Promise<Asked<Endpoint>> {
  const params = check(endpoint.params, request.param(), "params");
  const query = check(endpoint.query, readQuery(request), "query");
  const { mostValues = MAX_VALUES } = endpoint;
  const given = endpoint.method === "GET" ? undefined : await readBody(request, mostValues);
  if (given === undefined && !v.is(endpoint.body, undefined)) throw wrongBody("is missing");
  return { params, query, body: check(endpoint.body, given, "body", mostValues) };
}
