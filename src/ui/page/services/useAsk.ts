import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { Api, Asking } from "#api/client/createApi.ts";
import type { Answer, Endpoint } from "#api/contract/endpoint.ts";
import { useServices } from "./ServicesContext.tsx";

export interface AskOptions<Value = unknown> {
  /** The last answer stands while the one to another question is on its way. */
  readonly keepsLast?: boolean;
  /** While false nothing is asked. */
  readonly isOn?: boolean;
  /** Asked again after so many ms while this says so of the last answer. */
  readonly repeats?: { readonly ms: number; readonly while: (answer: Value) => boolean };
}

/** A reading call as a query names it: asked twice, it is answered once. */
export const questionOf = <Of extends Endpoint>(api: Api, endpoint: Of, asking: Asking<Of>) => ({
  queryKey: [endpoint.method, endpoint.path, asking] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.call(endpoint, asking, { signal }),
});

/** The query as it stood before its answer came. Its getters note what is read of it: they are kept, not copied. */
const unanswered = <Value>(asked: UseQueryResult<Value>): UseQueryResult<Value> =>
  Object.create(asked, {
    data: { value: undefined },
    status: { value: "pending" },
    isPending: { value: true },
    isSuccess: { value: false },
    isFetching: { value: true },
  });

/**
 * One reading call as a query: cached by what was asked, aborted when nobody looks any more. What it first answers is drawn piece
 * by piece: a query tells of it outside React, which would draw the whole answer in one go.
 */
export function useAsk<Of extends Endpoint>(
  endpoint: Of,
  asking: Asking<Of>,
  { keepsLast = false, isOn = true, repeats }: AskOptions<Answer<Of>> = {},
): UseQueryResult<Answer<Of>> {
  const { api } = useServices();
  const asked = useQuery<Answer<Of>>({
    ...questionOf(api, endpoint, asking),
    enabled: isOn,
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
