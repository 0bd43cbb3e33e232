import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** ms between two checks for running calls. */
const CHECK_MS = 50;

/** Resolves as soon as no change is being sent and no answer of a worker is awaited. */
async function quiet(queries: QueryClient, signal: AbortSignal): Promise<void> {
  // The answers to a change are asked for a moment after the change was accepted, so one check could fall between
  // the two.
  let idleChecks = 0;
  while (idleChecks < 2 && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
    const isBusy = queries.isMutating() + queries.isFetching({ queryKey: ["worker"] }) > 0;
    idleChecks = isBusy ? 0 : idleChecks + 1;
  }
}

/**
 * Shows a value that a person has just set before the worker has stored it. It is shown until the stored value
 * changes, or until the worker has answered without changing it, as after a refusal.
 *
 * @param value the stored value
 * @returns the value to show, and a function to call with the value that a person has set
 */
export function useHeld<Value>(value: Value): readonly [shown: Value, hold: (to: Value) => void] {
  const queries = useQueryClient();
  const [held, setHeld] = useState<{ readonly base: Value; readonly to: Value } | null>(null);
  useEffect(() => {
    if (held === null) return undefined;
    const ended = new AbortController();
    void quiet(queries, ended.signal).then(() => {
      if (!ended.signal.aborted) setHeld(null);
    });
    return () => ended.abort();
  }, [held, queries]);
  return [
    held !== null && Object.is(held.base, value) ? held.to : value,
    (to) => setHeld({ base: value, to }),
  ];
}
