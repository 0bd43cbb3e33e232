import * as v from "valibot";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { MAX_DESCRIPTION, MAX_TITLE } from "#domain/desk/feedback/feedbackLimits.ts";
import { endpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";

/** rating: of a list's results. missingCategory: the catalogue lacks one. wish: anything else. */
export const FEEDBACK_TYPES = ["rating", "missingCategory", "wish"] as const;

/** A mobile number of mainland China. */
export const MOBILE = /^1[3-9]\d{9}$/u;

const MAX_SCORE = 5;
const SCORE_STEP = 0.5;

const categoryCodes = new Set<string>(Object.keys(CATEGORIES));
/** Only real categories, so that a visitor has few visits. */
const classification = v.pipe(
  code,
  v.check((each) => categoryCodes.has(each), "is no classification"),
);

const FeedbackSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TITLE)),
  description: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_DESCRIPTION)),
  type: v.picklist(FEEDBACK_TYPES),
  mobile: v.optional(v.nullable(v.pipe(v.string(), v.regex(MOBILE, "not a mobile number"))), null),
  /** Half stars; `null` if nothing was rated. */
  score: v.optional(
    v.nullable(v.pipe(v.number(), v.minValue(SCORE_STEP), v.maxValue(MAX_SCORE), v.multipleOf(SCORE_STEP))),
    null,
  ),
  /** Code of the classification in question. */
  classification: v.optional(v.nullable(classification), null),
});
export type Feedback = v.InferOutput<typeof FeedbackSchema>;

/**
 * A failure of this call counts as "yes", so that nobody is asked twice because the server did not answer.
 */
export const existsFeedbackVisit = endpoint({
  method: "GET",
  path: "/selection/feedback_visits/exist",
  summary: "Whether this visitor has answered or closed the rating of a classification",
  params: nothing,
  query: v.strictObject({ classification_code: classification }),
  body: nothing,
  output: v.boolean(),
});

export const recordFeedbackVisit = endpoint({
  method: "POST",
  path: "/selection/feedback_visits",
  summary: "This visitor closed the rating of a classification",
  params: nothing,
  query: nothing,
  body: v.strictObject({ classification_code: classification }),
  output: v.null(),
});

export const sendFeedback = endpoint({
  method: "POST",
  path: "/feedback",
  summary: "Tell what is good and what is missing; a classification counts as visited then",
  params: nothing,
  query: nothing,
  body: FeedbackSchema,
  output: v.null(),
});
