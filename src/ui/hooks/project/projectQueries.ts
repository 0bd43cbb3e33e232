import type { QueryClient } from "@tanstack/react-query";

const OF_A_USER = "/private/";

/** Every answer that is one user's own: stale after a change, and nobody else's after a login. */
const isPrivate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
  typeof queryKey[1] === "string" && queryKey[1].startsWith(OF_A_USER);

export const refreshProjects = (queries: QueryClient) => queries.invalidateQueries({ predicate: isPrivate });
export const forgetProjects = (queries: QueryClient) => queries.removeQueries({ predicate: isPrivate });
