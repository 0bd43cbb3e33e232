import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from "@tanstack/react-query";

/** A question to a worker. */
export type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

const numbers = new WeakMap<Ask<unknown>, number>();
let last = 0;

/** A number for each function: the same function has the same number. */
function numberOf(ask: Ask<unknown>): number {
  const number = numbers.get(ask) ?? ++last;
  numbers.set(ask, number);
  return number;
}

interface AnswerOptions {
  /** Whether the last answer stays while the next one is loading. */
  readonly keepsLast?: boolean;
}

/**
 * The answer of a worker as a query. The function identifies the question. Its dependencies (client, revision,
 * filter) are checked by the lint rule for hooks, so an answer cannot be taken for that of another question, and
 * no large question becomes a key. A question that is no longer needed is stopped, and no answer is kept without
 * an observer; none is repeated automatically, as the page's client says for all queries.
 *
 * @param ask the same function for the same question; `null` asks nothing
 */
export function useAnswer<Value>(
  ask: Ask<Value> | null,
  { keepsLast = false }: AnswerOptions = {},
): UseQueryResult<Value> {
  return useQuery<Value>({
    queryKey: ["worker", ask && numberOf(ask)],
    queryFn: ask === null ? skipToken : ({ signal }) => ask(signal),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
}
