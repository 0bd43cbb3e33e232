import type { Query, QueryClient } from "@tanstack/react-query";

/**
 * Paths of the only calls whose answers are the same for everybody. Every other answer may contain own products,
 * favourites or projects, and belongs to the user who asked.
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

/** Calls that need a user; their screens repeat them by themselves after a login. */
const OF_A_USER = ["/private/", "/personal_favourite/", "/operators/"] as const;

type Keyed = Pick<Query, "queryKey">;

export const isOfSignedIn = ({ queryKey: [, path] }: Keyed): boolean =>
  typeof path === "string" && OF_A_USER.some((begin) => path.startsWith(begin));

/** Whether an answer may differ by user; a query with an unknown key may. */
const mayDiffer = ({ queryKey: [, path] }: Keyed): boolean => !OF_EVERYBODY.has(path);
const isSeenSignedOut = (query: Keyed) => mayDiffer(query) && !isOfSignedIn(query);

/** Repeats all calls whose answers may differ now; the shown answers stay until then. */
export function refreshAnswers(queries: QueryClient): Promise<void> {
  // A running call would not be repeated, and its answer may already be outdated.
  for (const query of queries.getQueryCache().findAll({ predicate: mayDiffer }))
    if (query.state.data === undefined && query.getObserversCount() > 0) query.reset();
  return queries.invalidateQueries({ predicate: mayDiffer });
}

const LIBRARIES = "/private/v1/libraries";

/** Repeats the calls about libraries, their members, links and lists of changes; products have not changed. */
export const refreshLibraries = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === "string" && path.startsWith(LIBRARIES),
  });

/**
 * Discards the answers to a former user, also on open screens, which then ask again. `forgetProjects` discards
 * those of calls that need a user.
 */
export function forgetAnswers(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  for (const query of cache.findAll({ predicate: isSeenSignedOut })) {
    // A screen still shows the data of a removed query, so the query is emptied first.
    query.reset();
    if (query.getObserversCount() === 0) cache.remove(query);
  }
  void queries.refetchQueries({ type: "active", predicate: isSeenSignedOut });
}
