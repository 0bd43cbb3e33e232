import type { QueryClient } from "@tanstack/react-query";

const OF_A_USER = ["/private/", "/personal_favourite/"] as const;

/** Every answer that is one user's own: stale after a change, and nobody else's after a login. */
const isPrivate = ({ queryKey: [, path] }: { readonly queryKey: readonly unknown[] }) =>
  typeof path === "string" && OF_A_USER.some((begin) => path.startsWith(begin));

export const refreshProjects = (queries: QueryClient) => queries.invalidateQueries({ predicate: isPrivate });
export const forgetProjects = (queries: QueryClient) => queries.removeQueries({ predicate: isPrivate });
