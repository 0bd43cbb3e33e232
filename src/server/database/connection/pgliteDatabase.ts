import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { CHANGE_CHANNEL, type HearChange } from "../revisions/catalogueChanges.ts";
import { folderIn } from "../../process/isNewFolder.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";
import type { EmbeddedClient } from "./embedded/EmbeddedClient.ts";

/**
 * Copies the files between two queries. Changes that are not in the tables' files yet are in the log; a
 * transaction that is not committed is rolled back when the copy is opened.
 */
export async function copyFiles(client: EmbeddedClient, dataDir: string, to: string): Promise<void> {
  // Keeps the log short that the copy will replay.
  await client.exec("checkpoint");
  const copy = () => cp(folderIn(dataDir), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // If the file system can share blocks between copies, nothing is copied.
  await client.runExclusive(copy);
}

// drizzle only uses `query` and `transaction` of a client, and `query` within a transaction.
const queriesOf = (client: EmbeddedClient) => drizzle({ client: client as PGlite });

/**
 * Wraps a running embedded database as the server's database; tests pass one restored from a template.
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
