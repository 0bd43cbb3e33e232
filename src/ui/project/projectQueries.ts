import type { QueryClient } from "@tanstack/react-query";
import { isOfSignedIn } from "../page/services/answersOfUser.ts";

/** Queries that need a signed-in user: stale after a change, and discarded for another user. */
export const refreshProjects = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: isOfSignedIn });
export const forgetProjects = (queries: QueryClient) => queries.removeQueries({ predicate: isOfSignedIn });
