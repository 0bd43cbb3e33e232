import { DrizzleQueryError } from "drizzle-orm/errors";

/** The beginning identifies a query; that of an import has megabytes. */
const LONGEST_QUERY = 300;
/** Fields of errors from drivers and the system that never contain a caller's value. */
const FACTS = [
  "code",
  "severity",
  "constraint",
  "table",
  "column",
  "routine",
  "syscall",
  "signal",
  "exitCode",
] as const;
type Facts = { readonly [Name in (typeof FACTS)[number]]?: unknown };
/** Limit of the depth, because a chain of causes may be circular. */
const DEEPEST = 8;

interface LoggedError extends Facts {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const messageOf = (error: Error) =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query.slice(0, LONGEST_QUERY)}` : error.message;

/** The stack without its first line, the message, which may contain a caller's value. */
function framesOf({ stack = "" }: Error): string {
  const from = stack.search(/\n {4}at /u);
  return from < 0 ? "" : stack.slice(from + 1);
}

const factsOf = (error: Error & Facts): Facts =>
  Object.assign({}, ...FACTS.flatMap((name) => (error[name] === undefined ? [] : [{ [name]: error[name] }])));

/**
 * An error with its causes, in the form for the log. The values of a failed query are left out, because they are
 * the caller's.
 */
export const loggedError = (error: unknown): unknown =>
  error instanceof Error ? described(error, 0) : error;

function described(error: Error, depth: number): LoggedError {
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < DEEPEST ? { cause: described(cause, depth + 1) } : {}),
    ...(error instanceof AggregateError && depth < DEEPEST
      ? { errors: error.errors.filter((one) => one instanceof Error).map((one) => described(one, depth + 1)) }
      : {}),
  };
}
