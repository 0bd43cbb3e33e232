import { RELAXATION_KINDS } from "#domain/products/search/searchTerms.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";
import { SearchConditionsSchema, SpeedModeSchema } from "./search.ts";

const nullableNumber = v.nullable(v.number());
const nullableString = v.nullable(v.string());

const RelaxationSchema = v.object({
  kind: v.picklist(RELAXATION_KINDS),
  /** Products that the change would find. */
  count: v.number(),
  /** Of a deviation: %. */
  rate: nullableNumber,
  /** Of a property: its code and name, and the value that takes the place of what is chosen; without one it is given up. */
  code: nullableString,
  name: nullableString,
  value: nullableString,
  valueName: nullableString,
  /** Of a speed: the other mode. */
  speedControl: v.nullable(SpeedModeSchema),
});
export type Relaxation = v.InferOutput<typeof RelaxationSchema>;

/** `filters` is everything but the duty. Only what finds something is named. */
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
