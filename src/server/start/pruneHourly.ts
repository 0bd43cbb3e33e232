import type { Log } from "../process/log.ts";
import { pruneGrants } from "../account/grants.ts";
import { dropDeletedLibraries } from "../library/libraryStore.ts";
import { dropUnsentManuals } from "../library/manuals/manualStore.ts";
import { pruneLibraries } from "../library/pruneLibraries.ts";
import { dropUnnamedParts } from "../project/plans/planParts.ts";
import type { Queries } from "../database/queries.ts";

const HOUR_MS = 3_600_000;

/** Every hour, deletes what is no longer in force, until the returned function is called. */
export function pruneHourly(queries: Queries, log: Log): () => void {
  const prune = () => {
    void pruneGrants(queries).catch((error: unknown) => log.error({ err: error }, "grants were not pruned"));
    void dropUnnamedParts(queries).catch((error: unknown) =>
      log.error({ err: error }, "abandoned parts of plans were not pruned"),
    );
    void dropDeletedLibraries(queries).catch((error: unknown) =>
      log.error({ err: error }, "deleted libraries were not dropped"),
    );
    void pruneLibraries(queries).catch((error: unknown) =>
      log.error({ err: error }, "libraries were not pruned"),
    );
    void dropUnsentManuals(queries).catch((error: unknown) =>
      log.error({ err: error }, "manuals that were never sent whole were not dropped"),
    );
  };
  const timer = setInterval(prune, HOUR_MS).unref();
  return () => clearInterval(timer);
}
