import type { BaseIssue } from "valibot";
import type { Issue } from "#api/contract/envelope.ts";
import { Refusal } from "./route.ts";

/** Enough to mark every room of a request; beyond it the answer only grows. */
const MAX_ISSUES = 500;
/** Schema messages quote what they received, whatever its length. */
const MAX_MESSAGE = 200;

const shorten = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;

/** A field's place as the caller wrote it, `inputCondition.3.roomArea`; `part` where the whole part is wrong. */
const pathOf = (issue: BaseIssue<unknown>, part: string) =>
  issue.path === undefined ? part : issue.path.map(({ key }) => String(key)).join(".");

/** The refusal of bad input: names the first field in its sentence and up to 500 in its issues. */
export function invalidParameter(issues: readonly Issue[]): Refusal {
  const [first] = issues;
  const sentence = first === undefined ? "The request is not valid" : `${first.path}: ${first.message}`;
  return new Refusal("invalid.parameter", sentence, issues.slice(0, MAX_ISSUES));
}

/** The same, from what a schema found wrong with one part of the request (`params`, `query` or `body`). */
export const invalidPart = (part: string, issues: readonly BaseIssue<unknown>[]) =>
  invalidParameter(
    issues
      .slice(0, MAX_ISSUES)
      .map((issue) => ({ path: pathOf(issue, part), message: shorten(issue.message) })),
  );
