import * as v from "valibot";
import { CurveSchema } from "./curves.ts";
import { endpoint } from "./endpoint.ts";
import { id, nothing } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

/**
 * The versions on which an answer about a product is based, as SHA-256 in hex: `record` of the canonical JSON
 * (RFC 8785) of its id, values and measured curves, `catalogue` of all records. Each stays the same as long
 * as its content does.
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

/**
 * A product's record with this hash, given by all 64 hex digits or by the first 16 to 63. Replaced records
 * are kept for five years; one that is no longer kept is `not.found`, like an unknown product.
 */
export const readRecord = endpoint({
  method: "GET",
  path: "/selection/products/{id}/records/{hash}",
  summary: "A product's record by its hash, the one of now or a superseded one",
  params: v.strictObject({ id, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16,64}$/u)) }),
  query: nothing,
  body: nothing,
  output: v.object({
    record: hash,
    /** ISO 8601; null for the current record. */
    supersededAt: v.nullable(v.string()),
    /** Every property that the category has now; null for those that the record does not state. */
    productPropertyValues: v.array(PropertyValueSchema),
    curves: v.array(CurveSchema),
  }),
});
export type WireRecord = v.InferOutput<typeof readRecord.output>;
