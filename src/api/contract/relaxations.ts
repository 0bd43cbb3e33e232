import { RELAXATION_KINDS } from "#domain/products/search/searchTerms.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";
import { SearchConditionsSchema, SpeedModeSchema } from "./search.ts";

const nullableNumber = v.nullable(v.number());
const nullableString = v.nullable(v.string());

const RelaxationSchema = v.object({
  kind: v.picklist(RELAXATION_KINDS),
  /** Number of products that the change would find. */
  count: v.number(),
  /** For a deviation: %. */
  rate: nullableNumber,
  /**
   * For a property: its code and name, and the value that replaces the chosen one; without a value the
   * condition is dropped.
   */
  code: nullableString,
  name: nullableString,
  value: nullableString,
  valueName: nullableString,
  /** For a speed: the other mode. */
  speedControl: v.nullable(SpeedModeSchema),
});
export type Relaxation = v.InferOutput<typeof RelaxationSchema>;

/** `filters` is everything but the duty. Only changes that find something are listed. */
export const relaxSearch = endpoint({
  method: "POST",
  path: "/search/selection/v1/products/relaxations",
  summary: "Ways on from a question that finds nothing, each with what it would find",
  isRead: true,
  params: nothing,
  query: nothing,
  body: SearchConditionsSchema,
  output: v.array(RelaxationSchema),
});
