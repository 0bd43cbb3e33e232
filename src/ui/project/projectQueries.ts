import type { QueryClient } from "@tanstack/react-query";
import { isOfSignedIn } from "../page/services/answersOfUser.ts";

/** What only somebody who is signed in is told is stale after a change, and is discarded for another user. */
export const refreshProjects = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: isOfSignedIn });
export const forgetProjects = (queries: QueryClient) => queries.removeQueries({ predicate: isOfSignedIn });
