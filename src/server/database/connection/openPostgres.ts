import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import type { HearChange } from "../revisions/catalogueChanges.ts";
import { hearPostgres } from "./hearPostgres.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";
import { letGo, poolWithin, within } from "./postgresClients.ts";

const MAX_CONNECTIONS = 10;
/** Of what takes long: no rush of calls waits behind it, nor it behind them. */
const MAX_LONG_CONNECTIONS = 4;
/** Waiting for one of the connections is no sign that the server is gone: on a busy machine a rush of calls waits longer. */
const QUEUE_TIMEOUT_MS = 60_000;
/** Any number, the same in every node: who holds it migrates, the others wait and find the work done. */
const MIGRATION_LOCK = 7_305_001;

export interface PostgresDeadlines {
  readonly connectMs: number;
  /** For an answer to a query of a call. */
  readonly queryMs: number;
  /** For one that goes through a category or a catalogue, changes tables, or waits for another node that does. */
  readonly longQueryMs: number;
  /** For the whole of a probe. */
  readonly pingMs: number;
  /** Between two questions to the connection that hears of changes. */
  readonly heartbeatMs: number;
}

const MINUTE_MS = 60_000;
const DEADLINES: PostgresDeadlines = {
  connectMs: 10_000,
  queryMs: 15_000,
  longQueryMs: 15 * MINUTE_MS,
  pingMs: 2_000,
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

/** A PostgreSQL server, 15 or newer, that several nodes may share. Its connections are made when they are needed. */
export async function openPostgres(connectionString: string, deadlines = DEADLINES) {
  const { connectMs, queryMs, longQueryMs, pingMs, heartbeatMs } = deadlines;
  const queueMs = QUEUE_TIMEOUT_MS;
  const calls = poolWithin({
    connectionString,
    max: MAX_CONNECTIONS,
    queueMs,
    deadlines: { connectMs, queryMs },
  });
  const long = poolWithin({
    connectionString,
    max: MAX_LONG_CONNECTIONS,
    queueMs: longQueryMs,
    deadlines: { connectMs, queryMs: longQueryMs },
  });
  const probes = poolWithin({
    connectionString,
    max: 1,
    queueMs: pingMs,
    deadlines: { connectMs: pingMs, queryMs: pingMs },
  });
  const close = () => letGo(Promise.all([calls.end(), long.end(), probes.end()]));
  try {
    await calls.query("select 1");
  } catch (error) {
    await close();
    throw error;
  }
  return {
    queries: drizzle({ client: calls }),
    longQueries: drizzle({ client: long }),
    async migrate() {
      const client = await long.connect();
      try {
        return await migrateAlone(client);
      } finally {
        client.release();
      }
    },
    hearChanges: (hear: HearChange) => hearPostgres({ connectionString, connectMs, heartbeatMs }, hear),
    // The server makes its own.
    checkpoint: () => Promise.resolve(),
    ping: async () => void (await within(pingMs, probes.query("select 1"))),
    // A server that is restarted is the next query's again.
    lost: new Promise<never>(() => {}),
    close,
  };
}
