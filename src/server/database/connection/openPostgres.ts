import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import { CONNECTIONS } from "./Connections.ts";
import type { HearChange } from "../revisions/catalogueChanges.ts";
import { hearPostgres } from "./hearPostgres.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";
import { letGo } from "./letGo.ts";
import { poolWithin } from "./postgresClients.ts";
import { watchAnswers } from "./watchAnswers.ts";
import { within } from "./within.ts";

/**
 * A long wait for a connection does not mean that the server is gone: on a busy machine a rush of calls waits
 * longer.
 */
const QUEUE_TIMEOUT_MS = 60_000;
/** `within` judges a probe before the driver's own deadlines do. */
const PROBE_MARGIN = 3;
/**
 * Any number, the same in every node: the node that gets the lock migrates, the others wait and find the work
 * done.
 */
const MIGRATION_LOCK = 7_305_001;

export interface PostgresDeadlines {
  readonly connectMs: number;
  /** Time for the answer to a query of a call. */
  readonly queryMs: number;
  /**
   * Time for a query that reads a category or the catalogue, alters tables, or waits for another node that does.
   */
  readonly longQueryMs: number;
  /** Time for a whole probe. */
  readonly pingMs: number;
  /** Time between two probes. */
  readonly probeEveryMs: number;
  /** Time between two queries on the connection that listens for changes. */
  readonly heartbeatMs: number;
}

const MINUTE_MS = 60_000;
const DEADLINES: PostgresDeadlines = {
  connectMs: 10_000,
  queryMs: 15_000,
  longQueryMs: 15 * MINUTE_MS,
  pingMs: 1_000,
  probeEveryMs: 250,
  heartbeatMs: 30_000,
};

async function migrateAlone(client: PoolClient): Promise<number> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    const queries = drizzle({ client });
    return await countMigrations(queries, () => migrate(queries, MIGRATIONS));
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

/** A PostgreSQL server, 15 or newer, that several nodes may share. Connections are opened when needed. */
export async function openPostgres(
  connectionString: string,
  deadlines = DEADLINES,
  connections = CONNECTIONS,
) {
  const { connectMs, queryMs, longQueryMs, pingMs, probeEveryMs, heartbeatMs } = deadlines;
  const queueMs = QUEUE_TIMEOUT_MS;
  const calls = poolWithin({
    connectionString,
    max: connections.calls,
    queueMs,
    deadlines: { connectMs, queryMs },
    keepsStatements: true,
  });
  const long = poolWithin({
    connectionString,
    max: connections.long,
    queueMs: longQueryMs,
    deadlines: { connectMs, queryMs: longQueryMs },
  });
  const probes = poolWithin({
    connectionString,
    max: 1,
    queueMs: pingMs * PROBE_MARGIN,
    deadlines: { connectMs: pingMs * PROBE_MARGIN, queryMs: pingMs * PROBE_MARGIN },
  });
  let probe: Promise<unknown> | null = null;
  /** A caller that asks during a probe waits for its result, because a late probe may still be answered. */
  const askWithin = async (ms: number) => {
    probe ??= probes.pool.query("select 1").finally(() => (probe = null));
    await within(ms, probe);
  };
  const ping = () => askWithin(pingMs);
  // Otherwise the calls on silently dead connections would fail one by one, each after its own deadline.
  const stopWatching = watchAnswers({
    ask: () => askWithin(pingMs / 2),
    everyMs: probeEveryMs,
    onSilent: () => probes.cut(performance.now()),
    onBack: calls.cut,
  });
  const close = () => {
    stopWatching();
    return letGo(Promise.all([calls, long, probes].map(({ pool }) => pool.end())));
  };
  try {
    await calls.pool.query("select 1");
  } catch (error) {
    await close();
    throw error;
  }
  return {
    queries: drizzle({ client: calls.pool }),
    longQueries: drizzle({ client: long.pool }),
    async migrate() {
      const client = await long.pool.connect();
      try {
        return await migrateAlone(client);
      } finally {
        client.release();
      }
    },
    hearChanges: (hear: HearChange) => hearPostgres({ connectionString, connectMs, heartbeatMs }, hear),
    // The server makes its own checkpoints.
    checkpoint: () => Promise.resolve(),
    copyTo: null,
    ping,
    pool: () => ({
      total: calls.pool.totalCount,
      idle: calls.pool.idleCount,
      waiting: calls.pool.waitingCount,
    }),
    // After a restart of the server the next query connects again.
    lost: new Promise<never>(() => {}),
    close,
  };
}
