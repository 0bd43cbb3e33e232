import type { Log } from "../process/log.ts";
import { pruneGrants } from "../account/grants.ts";
import type { Queries } from "../database/queries.ts";

const HOUR_MS = 3_600_000;

/** Deletes what is no longer in force every hour, until the returned function is called. */
export function pruneHourly(queries: Queries, log: Log): () => void {
  const prune = () =>
    void pruneGrants(queries).catch((error: unknown) => log.error({ err: error }, "grants were not pruned"));
  const timer = setInterval(prune, HOUR_MS).unref();
  return () => clearInterval(timer);
}
