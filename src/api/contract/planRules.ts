import * as v from "valibot";
import { MOST_MATCHES, MOST_RULES } from "#domain/building/batch/rules/ruleLimits.ts";
import type { PlanRule } from "#domain/building/plan/PlanContent.ts";
import { id, listOf, text } from "./limits.ts";

/** Characters of a filter, or a part of one, as JSON of its kind. */
const LONGEST_FILTER = 8192;
/** Filters used by the results of one building. */
const MOST_FILTERS = 200;

const texts = listOf(text, MOST_MATCHES);

/** Conditions for some of the rooms of a plan. */
const PlanRuleSchema = v.strictObject({
  id,
  name: text,
  words: texts,
  floors: texts,
  zones: texts,
  own: v.pipe(v.string(), v.maxLength(LONGEST_FILTER)),
}) satisfies v.GenericSchema<unknown, PlanRule>;

/** A rule in an answer. */
const ReadRuleSchema = v.object({
  id: v.string(),
  name: v.string(),
  words: v.array(v.string()),
  floors: v.array(v.string()),
  zones: v.array(v.string()),
  own: v.string(),
});

export const planFilters = listOf(v.pipe(v.string(), v.maxLength(LONGEST_FILTER)), MOST_FILTERS);
export const planRules = listOf(PlanRuleSchema, MOST_RULES);
export const readRules = v.array(ReadRuleSchema);
