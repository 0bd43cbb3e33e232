import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { CHANGE_CHANNEL, type HearChange } from "../revisions/catalogueChanges.ts";
import { folderIn } from "../../process/isNewFolder.ts";
import { countMigrations, MIGRATIONS } from "./migrations.ts";
import { openMortal } from "./mortalPglite.ts";
import type { Queries } from "../queries.ts";

/**
 * Nobody copies this log, so it need not repeat what is written anyway: a table that is emptied and filled in one
 * transaction goes straight to its file. Files of the log that are done with are removed, not kept for reuse.
 */
const LOG_PARAMETERS = ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=64MB", "wal_recycle=off"];
/** Lists and selections are answered from columns: the database is asked for a product at a time. */
const MEMORY_PARAMETERS = ["shared_buffers=8MB"];

const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  ...[...LOG_PARAMETERS, ...MEMORY_PARAMETERS].flatMap((parameter) => ["-c", parameter]),
];

/** Its log is kept in files of a megabyte, where sixteen are usual: at least one is there however little it holds. */
const MAKING_PARAMETERS = ["--wal-segsize=1"];

/** What the build made once (scripts/makeEmptyDatabase.ts): every table, and nothing in them. The sources have none. */
const EMPTY_DATABASE = fileURLToPath(new URL("./emptyDatabase/db", import.meta.url));

/** Making a database takes five times the work of opening one. A copy is seen whole or not at all. */
async function copyEmpty(empty: string, folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(empty)) return;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(empty, draft, { recursive: true });
  await rename(draft, folder);
}

/**
 * The embedded PostgreSQL in `dataDir/db`; a new one begins as a copy of `empty`, where that is there. It takes no lock:
 * whoever opens the folder must hold it alone. A query is answered once its write-ahead log is written, so a killed
 * process loses nothing it has answered.
 */
export async function openPglite(dataDir: string, empty = EMPTY_DATABASE) {
  const folder = folderIn(dataDir);
  await copyEmpty(empty, folder);
  await mkdir(folder, { recursive: true });
  const client = await openMortal({
    dataDir: folder,
    relaxedDurability: false,
    startParams: START_PARAMETERS,
    initDbStartParams: MAKING_PARAMETERS,
  });
  return pgliteDatabase(client, client.died);
}

/** A running PGlite as the server's database; tests bring one that was restored from a template. */
export function pgliteDatabase(client: PGlite, lost = new Promise<Error>(() => {})) {
  const queries = drizzle({ client });
  return {
    queries,
    longQueries: queries,
    lost,
    migrate: () => countMigrations(queries, () => migrate(queries, MIGRATIONS)),
    hearChanges: (hear: HearChange) => client.listen(CHANGE_CHANNEL, hear),
    // Alone as it is, it never makes one by itself.
    checkpoint: async () => void (await client.exec("checkpoint")),
    ping: async () => void (await client.query("select 1")),
    close: () => client.close(),
  };
}

/** What other databases of a cluster are made from: two copies of an empty one, a third of the files that a new folder begins with. */
const TEMPLATES = ["template0", "template1"];

/** Takes the templates from an embedded cluster, in which no other database is ever made. */
export async function dropTemplates(queries: Queries): Promise<void> {
  for (const name of TEMPLATES) {
    await queries.execute(sql`update pg_database set datistemplate = false where datname = ${name}`);
    await queries.execute(sql`drop database ${sql.identifier(name)}`);
  }
}
