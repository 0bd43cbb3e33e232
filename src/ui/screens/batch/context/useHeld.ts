import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** ms between two looks at what is still under way. */
const LOOK_MS = 50;

/** Resolves as soon as no change is being sent and no answer of a worker is awaited. */
async function quiet(queries: QueryClient, signal: AbortSignal): Promise<void> {
  // The answers to a change are asked for a moment after it was taken over: one look could fall between the two.
  for (let looks = 0; looks < 2 && !signal.aborted; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (queries.isMutating() + queries.isFetching({ queryKey: ["worker"] }) > 0) looks = -1;
  }
}

/**
 * What a control shows of a value that a worker keeps. What a person has just set is shown at once and stays until the
 * value changes, or until the worker has answered without a change of it, which is how a refusal ends.
 *
 * @param value as it is kept
 * @returns what is shown, and what to call with the value that a person has set
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
