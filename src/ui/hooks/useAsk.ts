import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Asking } from "#api/client/createApi.ts";
import type { Answer, Endpoint } from "#api/contract/endpoint.ts";
import { useServices } from "./ServicesContext.tsx";

/** One reading call as a query: cached by what was asked, aborted when nobody looks any more. */
export function useAsk<Of extends Endpoint>(endpoint: Of, asking: Asking<Of>): UseQueryResult<Answer<Of>> {
  const { api } = useServices();
  return useQuery({
    queryKey: [endpoint.method, endpoint.path, asking],
    queryFn: ({ signal }) => api.call(endpoint, asking, { signal }),
  });
}
