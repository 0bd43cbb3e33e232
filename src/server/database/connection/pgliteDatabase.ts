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
