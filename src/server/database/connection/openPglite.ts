import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { CHANGE_CHANNEL, type HearChange } from "../revisions/catalogueChanges.ts";
import { folderIn } from "../../process/isNewFolder.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";
import type { EmbeddedClient } from "./embedded/EmbeddedClient.ts";
import { openFolder } from "./embedded/embeddedFolder.ts";
import type { Queries } from "../queries.ts";

/**
 * The embedded database of a data folder in this thread: for commands, loading and tests, where nobody else
 * waits. The server opens it in a thread of its own (`openThreaded`).
 */
export async function openPglite(dataDir: string, empty?: string) {
  const client = await openFolder(dataDir, empty);
  return { ...pgliteDatabase(client, client.died), copyTo: (to: string) => copyFiles(client, dataDir, to) };
}

/**
 * Copies the files between two queries. What is not in the tables' files yet is in the log, and a transaction
 * that is not committed yet is rolled back when the copy is opened.
 */
export async function copyFiles(client: EmbeddedClient, dataDir: string, to: string): Promise<void> {
  // What the log repeats is then little.
  await client.exec("checkpoint");
  const copy = () => cp(folderIn(dataDir), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Where the disk can share files between copies, nothing is copied.
  await client.runExclusive(copy);
}

// drizzle asks a client only for `query` and `transaction`, and in a transaction for `query`.
const queriesOf = (client: EmbeddedClient) => drizzle({ client: client as PGlite });

/**
 * A running embedded database as the server's; tests pass one that was restored from a template.
 * @param long the same database with the deadlines of long queries
 */
export function pgliteDatabase(client: EmbeddedClient, lost = new Promise<Error>(() => {}), long = client) {
  const longQueries = queriesOf(long);
  return {
    queries: long === client ? longQueries : queriesOf(client),
    longQueries,
    lost,
    migrate: () => countMigrations(longQueries, () => migrate(longQueries, MIGRATIONS)),
    hearChanges: (hear: HearChange) => client.listen(CHANGE_CHANNEL, hear),
    // The embedded database has no process that makes checkpoints by itself.
    checkpoint: async () => void (await long.exec("checkpoint")),
    copyTo: null,
    ping: async () => void (await client.query("select 1")),
    close: () => client.close(),
  };
}

/**
 * Templates for further databases of a cluster: two copies of an empty one, a third of the files of a new
 * folder.
 */
const TEMPLATES = ["template0", "template1"];

/** Drops the templates of an embedded cluster, in which no other database is ever created. */
export async function dropTemplates(queries: Queries): Promise<void> {
  for (const name of TEMPLATES) {
    await queries.execute(sql`update pg_database set datistemplate = false where datname = ${name}`);
    await queries.execute(sql`drop database ${sql.identifier(name)}`);
  }
}
