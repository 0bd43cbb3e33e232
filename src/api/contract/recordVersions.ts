import * as v from "valibot";
import { CurveSchema } from "./curves.ts";
import { endpoint } from "./endpoint.ts";
import { id, nothing } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";

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

/**
 * A product's record as it was when it had this hash, named by all 64 hex digits or by the first 16 to 63 of them. Records are
 * kept for five years after others have taken their place; one that is not kept is `not.found`, as its product would be.
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
    /** ISO 8601; null for the record of now. */
    supersededAt: v.nullable(v.string()),
    /** Every property of the category as it is now; what the record does not state is null. */
    productPropertyValues: v.array(PropertyValueSchema),
    curves: v.array(CurveSchema),
  }),
});
export type WireRecord = v.InferOutput<typeof readRecord.output>;
