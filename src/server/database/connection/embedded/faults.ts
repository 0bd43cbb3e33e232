import type { Fault } from "./threadMessages.ts";

/** What a message can carry without loss; an error's parameters stay with the caller who sent them. */
const isPlain = (value: unknown) =>
  value === null || (typeof value !== "object" && typeof value !== "function");

/** An error for another thread. */
export function faultOf(error: unknown, isDeath = false): Fault {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, facts: [], isDeath };
  const facts = Object.entries(error).filter(([, value]) => isPlain(value));
  return { message: error.message, stack: error.stack, facts, isDeath };
}

/** The error of another thread, with all that PostgreSQL says of it. */
export function errorOf({ message, stack, facts }: Fault): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  for (const [name, value] of facts) Reflect.set(error, name, value);
  return error;
}
