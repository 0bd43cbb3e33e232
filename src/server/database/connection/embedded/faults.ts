import type { Fault } from "./threadMessages.ts";

/**
 * Whether a message can carry the value without loss. An error's parameters are left out, since the caller has
 * them.
 */
const isPlain = (value: unknown) =>
  value === null || (typeof value !== "object" && typeof value !== "function");

/** Converts an error for another thread. */
export function faultOf(error: unknown, isDeath = false): Fault {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, facts: [], isDeath };
  const facts = Object.entries(error).filter(([, value]) => isPlain(value));
  return { message: error.message, stack: error.stack, facts, isDeath };
}

/** Restores an error of another thread with all facts from PostgreSQL. */
export function errorOf({ message, stack, facts }: Fault): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  for (const [name, value] of facts) Reflect.set(error, name, value);
  return error;
}
