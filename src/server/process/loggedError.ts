import { DrizzleQueryError } from "drizzle-orm/errors";

/** A query is known by its beginning; an import's has megabytes. */
const LONGEST_QUERY = 300;
/** Facts of a fault that drivers and the system give, none of which holds a caller's value. */
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
/** A chain of causes may lead back to its beginning. */
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

/** Where it happened: the stack begins with the message, which may be a caller's. */
function framesOf({ stack = "" }: Error): string {
  const from = stack.search(/\n {4}at /u);
  return from < 0 ? "" : stack.slice(from + 1);
}

const factsOf = (error: Error & Facts): Facts =>
  Object.assign({}, ...FACTS.flatMap((name) => (error[name] === undefined ? [] : [{ [name]: error[name] }])));

/** An error with its causes, as the log has it. The values of a failed query are the caller's, and left out. */
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
