import * as v from "valibot";

/** Every code that our own server answers with; the status stands beside it. */
export const STATUS_OF = {
  success: 200,
  "invalid.parameter": 400,
  "invalid.input": 400,
  "authentication.failed": 401,
  /** Asked from a page, or in a role, that may not ask this. */
  forbidden: 403,
  "not.found": 404,
  conflict: 409,
  "too.many.requests": 429,
  "internal.error": 500,
} as const;
export type Code = keyof typeof STATUS_OF;
export type FailureCode = Exclude<Code, "success">;

/** One thing wrong with the input: where (a dotted path into the request) and what. */
export const IssueSchema = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof IssueSchema>;

/** The body of every answer. Any code but `success` is a failure; another back end may answer codes of its own. */
export const EnvelopeSchema = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

/** What `data` carries with `invalid.parameter`. */
export const IssuesSchema = v.object({ issues: v.array(IssueSchema) });
