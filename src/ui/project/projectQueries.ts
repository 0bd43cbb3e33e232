import type { QueryClient } from "@tanstack/react-query";

const OF_A_USER = ["/private/", "/personal_favourite/", "/operators/"] as const;

/**
 * Whether an answer belongs to a user: it is stale after a change, and is discarded when another user signs in.
 */
const isPrivate = ({ queryKey: [, path] }: { readonly queryKey: readonly unknown[] }) =>
  typeof path === "string" && OF_A_USER.some((begin) => path.startsWith(begin));

export const refreshProjects = (queries: QueryClient) => queries.invalidateQueries({ predicate: isPrivate });
export const forgetProjects = (queries: QueryClient) => queries.removeQueries({ predicate: isPrivate });
