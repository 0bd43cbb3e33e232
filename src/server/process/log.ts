import { destination, pino } from "pino";
import { loggedError } from "./loggedError.ts";

export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Facts first, then the event. Never a token, a body or a query string: those are the caller's. */
type Write = (facts: object, message: string) => void;

export interface Log {
  readonly error: Write;
  readonly warn: Write;
  readonly info: Write;
  readonly debug: Write;
}

const STDERR = 2;

/**
 * One JSON line per event, on stderr; stdout is for the person who started the server. With several processes each
 * line names its own.
 */
export function createLog(level: LogLevel, worker?: number): Log {
  const base = worker === undefined ? null : { worker };
  return pino({ level, base, serializers: { err: loggedError } }, destination({ dest: STDERR, sync: true }));
}
