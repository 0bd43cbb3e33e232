import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Paths of the only calls that answer everybody alike. Every other answer may hold own products, favourites or
 * projects: it is of the user who asked.
 */
const OF_EVERYBODY: ReadonlySet<unknown> = new Set([
  "/selection/areas",
  "/gjk/data_standards/site/v1/classifications",
  "/gjk/data_standards/v2/classifications",
  "/gjk/data_standards/site/v1/classifications/{code}/properties",
  "/search/material/v1/materials/gjw_category_agg",
  "/search/material/v1/materials/query",
  "/search/material/v1/materials/{id}",
  "/system/api_general/v2/scenes",
  "/api_general/scenes/{id}",
]);

/** Calls that need a user: their screens ask again by themselves once somebody is signed in. */
const OF_A_USER = ["/private/", "/personal_favourite/", "/operators/"] as const;

type Keyed = Pick<Query, "queryKey">;

export const isOfSignedIn = ({ queryKey: [, path] }: Keyed): boolean =>
  typeof path === "string" && OF_A_USER.some((begin) => path.startsWith(begin));

/** Whether an answer may differ by user. A query of whatever other key may. */
const mayDiffer = ({ queryKey: [, path] }: Keyed): boolean => !OF_EVERYBODY.has(path);
const isSeenSignedOut = (query: Keyed) => mayDiffer(query) && !isOfSignedIn(query);

/** Asks again whatever may differ now; what is shown stays until then. */
export function refreshAnswers(queries: QueryClient): Promise<void> {
  // A call under way would not be made again, and its answer may already be one of before.
  for (const query of queries.getQueryCache().findAll({ predicate: mayDiffer }))
    if (query.state.data === undefined && query.getObserversCount() > 0) query.reset();
  return queries.invalidateQueries({ predicate: mayDiffer });
}

const LIBRARIES = "/private/v1/libraries";

/** Asks again about libraries, their members, links and lists of changes; products are as they were. */
export const refreshLibraries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === "string" && path.startsWith(LIBRARIES),
  });

/**
 * Discards the answers to a former user, on open screens too, which ask again. Those of calls that need a user are
 * `forgetProjects`'s.
 */
export function forgetAnswers(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  for (const query of cache.findAll({ predicate: isSeenSignedOut })) {
    // A screen shows what its removed query held: it is emptied first.
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
  }
  void queries.refetchQueries({ type: "active", predicate: isSeenSignedOut });
}
