import { DatabaseAway } from "./DatabaseAway.ts";

export const seconds = (ms: number): string => `${ms / 1000} s`;

/** Silence counts as absence: what waited may succeed later. */
class TooLate extends DatabaseAway {}

/** Whether `within` has waited in vain, as opposed to work that failed. */
export const isTooLate = (error: unknown): boolean => error instanceof TooLate;

const STEPS = 10;

/**
 * The time passes in steps: while this thread computes, an answer may arrive and not be read, so a computation
 * counts as one step, however long it is.
 * @throws Error when the work takes longer
 */
export const within = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    let left = STEPS;
    const timer = setInterval(() => {
      if (--left === 0) reject(new TooLate(`It took longer than ${seconds(ms)}`));
    }, ms / STEPS);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
