import { QueryClient } from "@tanstack/react-query";

/** The catalogue changes by imports, not by the minute. */
const FRESH_MS = 5 * 60_000;

/** Server data of the page. Calls repeat themselves inside the API client, so queries do not. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // A server on this machine answers without a network.
        networkMode: "always",
      },
    },
  });
