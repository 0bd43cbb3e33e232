import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from "@tanstack/react-query";

/** Asks a worker. */
export type Ask<Value> = (signal: AbortSignal) => Promise<Value>;

const numbers = new WeakMap<Ask<unknown>, number>();
let last = 0;

/** The same for the same function, another one for every other. */
function numberOf(ask: Ask<unknown>): number {
  const number = numbers.get(ask) ?? ++last;
  numbers.set(ask, number);
  return number;
}

interface AnswerOptions {
  /** The last answer stands while the one to another question is on its way. */
  readonly keepsLast?: boolean;
}

/**
 * The answer of a worker as a query. A question is known by its function: what that is made of (client, revision, filter) is what
 * the lint has it depend on, so no answer to another one is taken for its own, and no large question becomes a key. A question
 * that is left is stopped; none is asked again by itself; no answer is kept once nobody looks.
 *
 * @param ask the same function as long as the same is asked; `null`: nothing is
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
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: "always",
    structuralSharing: false,
  });
}
