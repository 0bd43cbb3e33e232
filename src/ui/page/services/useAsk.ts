import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Api, Asking } from "#api/client/createApi.ts";
import type { Answer, Endpoint } from "#api/contract/endpoint.ts";
import { useServices } from "./ServicesContext.tsx";

export interface AskOptions<Value = unknown> {
  /** Whether the last answer stays while the next one is loading. */
  readonly keepsLast?: boolean;
  /** Nothing is asked while this is false. */
  readonly isOn?: boolean;
  /** Whether others may change the answer at any time; it is then asked for whenever the screen is opened. */
  readonly isFleeting?: boolean;
  /** Asks again after `ms` while `while` is true of the last answer. */
  readonly repeats?: { readonly ms: number; readonly while: (answer: Value) => boolean };
}

/** A reading call as a query: equal calls share one answer. */
export const questionOf = <Of extends Endpoint>(api: Api, endpoint: Of, asking: Asking<Of>) => ({
  queryKey: [endpoint.method, endpoint.path, asking] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(endpoint, asking, { signal }),
});

/**
 * The query as it was before its answer. Its getters track which fields are read, so they are inherited, not
 * copied.
 */
const unanswered = <Value>(asked: UseQueryResult<Value>): UseQueryResult<Value> =>
  Object.create(asked, {
    data: { value: undefined },
    status: { value: "pending" },
    isPending: { value: true },
    isSuccess: { value: false },
    isFetching: { value: true },
  });

/**
 * One reading call as a query: cached by its question, and aborted when it has no observer. The first answer is
 * rendered in a transition; a query notifies outside React, which would otherwise render the whole answer at once.
 */
export function useAsk<Of extends Endpoint>(
  endpoint: Of,
  asking: Asking<Of>,
  { keepsLast = false, isOn = true, isFleeting = false, repeats }: AskOptions<Answer<Of>> = {},
): UseQueryResult<Answer<Of>> {
  const { api } = useServices();
  const asked = useQuery<Answer<Of>>({
    ...questionOf(api, endpoint, asking),
    enabled: isOn,
    ...(isFleeting ? { staleTime: 0 } : {}),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
    ...(repeats === undefined
      ? {}
      : {
          refetchInterval: ({ state: { data } }) =>
            data !== undefined && repeats.while(data) ? repeats.ms : false,
        }),
  });
  const isThere = asked.data !== undefined;
  const isDrawn = useDeferredValue(isThere);
  return isThere && !isDrawn ? unanswered(asked) : asked;
}
