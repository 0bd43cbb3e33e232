import type { BaseIssue } from "valibot";
import type { Issue } from "#api/contract/envelope.ts";
import { Refusal } from "./route.ts";

/** Enough to mark every room of a request; more would only lengthen the answer. */
const MAX_ISSUES = 500;
/** Schema messages quote the received value, whatever its length. */
const MAX_MESSAGE = 200;

const shorten = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;

/**
 * The path of a field as the caller wrote it, `inputCondition.3.roomArea`; `part` if the whole part is wrong.
 */
const pathOf = (issue: BaseIssue<unknown>, part: string) =>
  issue.path === undefined ? part : issue.path.map(({ key }) => String(key)).join(".");

/** The refusal of invalid input: its sentence names the first field, its issues up to 500. */
export function invalidParameter(issues: readonly Issue[]): Refusal {
  const [first] = issues;
  const sentence = first === undefined ? "The request is not valid" : `${first.path}: ${first.message}`;
  return new Refusal("invalid.parameter", sentence, issues.slice(0, MAX_ISSUES));
}

/** The same, from a schema's issues for one part of the request (`params`, `query` or `body`). */
export const invalidPart = (part: string, issues: readonly BaseIssue<unknown>[]) =>
  invalidParameter(
    issues
      .slice(0, MAX_ISSUES)
      .map((issue) => ({ path: pathOf(issue, part), message: shorten(issue.message) })),
  );

/** The refusal of a body above its limit. */
export const tooLarge = (message: string): Refusal =>
  new Refusal("too.large", `body: ${message}`, [{ path: "body", message }]);
