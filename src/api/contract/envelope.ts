import * as v from "valibot";

/** Every code of our own server, with its HTTP status. */
export const STATUS_OF = {
  success: 200,
  "invalid.parameter": 400,
  "invalid.input": 400,
  "authentication.failed": 401,
  /** The page or role is not permitted to do this. */
  forbidden: 403,
  "not.found": 404,
  conflict: 409,
  /** A body above its limit; the issue names it. */
  "too.large": 413,
  "too.many.requests": 429,
  "internal.error": 500,
  /** The database is away: the same call may succeed later. */
  unavailable: 503,
} as const;
export type Code = keyof typeof STATUS_OF;
export type FailureCode = Exclude<Code, "success">;

/** One fault of the input: its dotted path in the request, and a message. */
export const IssueSchema = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof IssueSchema>;

/** The body of every answer. Any code but `success` is a failure; another back end may use its own codes. */
export const EnvelopeSchema = v.object({ code: v.string(), message: v.string(), data: v.unknown() });

/** The `data` of `invalid.parameter`. */
export const IssuesSchema = v.object({ issues: v.array(IssueSchema) });
