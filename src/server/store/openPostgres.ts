import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type ClientConfig, type PoolClient } from "pg";
import type { HearChange } from "./catalogueChanges.ts";
import { hearPostgres } from "./hearPostgres.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";

const MAX_CONNECTIONS = 10;
/** A server that has not answered by then is not there. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Waiting for one of the connections is no sign of that: on a busy machine a rush of calls waits longer. */
const QUEUE_TIMEOUT_MS = 60_000;
/** Any number, the same in every node: who holds it migrates, the others wait and find the work done. */
const MIGRATION_LOCK = 7_305_001;

/** The pool has one deadline for both waits, and hands its own to every connection. */
class QuicklyConnected extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  }
}

async function migrateAlone(client: PoolClient): Promise<number> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    const queries = drizzle({ client });
    return await countMigrations(queries, () => migrate(queries, MIGRATIONS));
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

/** A PostgreSQL server, 15 or newer, that several nodes may share. */
export async function openPostgres(connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: QUEUE_TIMEOUT_MS,
    Client: QuicklyConnected,
  });
  // A connection that drops while idle is replaced by the next query, which reports if that fails too.
  pool.on("error", () => {});
  const ping = async () => void (await pool.query("select 1"));
  try {
    await ping();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    queries: drizzle({ client: pool }),
    async migrate() {
      const client = await pool.connect();
      try {
        return await migrateAlone(client);
      } finally {
        client.release();
      }
    },
    hearChanges: (hear: HearChange) => hearPostgres(connectionString, hear),
    // The server makes its own.
    checkpoint: () => Promise.resolve(),
    ping,
    close: () => pool.end(),
  };
}
