import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { id, nothing } from "./limits.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/**
 * What an answer about a product rests on, as SHA-256 in hex: `record` of the canonical JSON (RFC 8785) of its id, values
 * and measured curves, `catalogue` of all records. Either is the same as long as what it stands for is.
 */
export const readRecordVersion = endpoint({
  method: "GET",
  path: "/selection/products/{id}/record_version",
  summary: "Hashes of a product's record and of the catalogue that it stands in",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.object({ catalogue: hash, record: hash }),
});
