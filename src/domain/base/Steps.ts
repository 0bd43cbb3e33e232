/** A value with its earlier states, and with the states that an undo left behind. */
export interface Steps<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last change was about: further changes of the same thing, as letters of a name, join its step. */
  readonly of: string;
}

/** Older steps are forgotten. */
const MOST = 200;

export const firstStep = <Value>(now: Value): Steps<Value> => ({ past: [], now, future: [], of: "" });

/** @param of what is changed; empty for a step of its own */
export function nextStep<Value>({ past, now, of: last }: Steps<Value>, next: Value, of = ""): Steps<Value> {
  const isSame = of !== "" && of === last && past.length > 0;
  return { past: isSame ? past : [...past, now].slice(-MOST), now: next, future: [], of };
}

export function undoStep<Value>(steps: Steps<Value>): Steps<Value> {
  const { past, now, future } = steps;
  return past.length === 0
    ? steps
    : { past: past.slice(0, -1), now: past.at(-1) as Value, future: [now, ...future], of: "" };
}

export function redoStep<Value>(steps: Steps<Value>): Steps<Value> {
  const { past, now, future } = steps;
  return future.length === 0
    ? steps
    : { past: [...past, now], now: future[0] as Value, future: future.slice(1), of: "" };
}
