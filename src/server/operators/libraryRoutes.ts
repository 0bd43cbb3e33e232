import { listOperatedLibraries, publishLibrary, takeBackLibrary } from "#api/contract/operatorLibraries.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import type { Caller } from "../http/caller.ts";
import { route } from "../http/route.ts";
import { noSuchLibrary } from "../library/libraryRights.ts";
import { librariesForOperators, operateLibrary, type LibraryCommand } from "../library/operateLibrary.ts";

/** @throws Refusal `not.found` */
async function operated(queries: Queries, user: Caller, command: LibraryCommand) {
  const done = await operateLibrary(queries, user, command);
  if ("refusal" in done) throw noSuchLibrary();
  return done;
}

export const operatedLibraryRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(listOperatedLibraries, ({ query }) => librariesForOperators(queries, query)),

  ({ database: { queries } }: DatabaseParts) =>
    route(publishLibrary, ({ params: { libraryId } }, { user }) =>
      operated(queries, user, { command: "publish", libraryId }),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(takeBackLibrary, ({ params: { libraryId } }, { user }) =>
      operated(queries, user, { command: "take-back", libraryId }),
    ),
];
