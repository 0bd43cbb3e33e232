import { constants, existsSync } from "node:fs";
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
 * The log is not replicated, so it need not repeat what is written anyway: a table that is emptied and filled
 * in one transaction goes straight to its file. Used log files are deleted, not kept for reuse.
 */
const LOG_PARAMETERS = ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=64MB", "wal_recycle=off"];
/** Lists and selections are computed from columns in memory; the database is asked for single products. */
const MEMORY_PARAMETERS = ["shared_buffers=8MB"];

export const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  ...[...LOG_PARAMETERS, ...MEMORY_PARAMETERS].flatMap((parameter) => ["-c", parameter]),
];

/**
 * Log files of one megabyte instead of the usual sixteen: at least one exists, however little it contains. With
 * checksums a page that the disk has damaged is an error when it is read.
 */
const MAKING_PARAMETERS = ["--wal-segsize=1", "--data-checksums"];

/**
 * An empty database with all tables, made by the build (scripts/makeEmptyDatabase.ts). It is absent when
 * running from source.
 */
const EMPTY_DATABASE = fileURLToPath(new URL("./emptyDatabase/db", import.meta.url));

/** Creating a database takes five times the work of opening one. The copy appears whole or not at all. */
async function copyEmpty(empty: string, folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(empty)) return;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(empty, draft, { recursive: true });
  await rename(draft, folder);
}

/**
 * Opens the embedded PostgreSQL in `dataDir/db`; a new one begins as a copy of `empty`, if that exists. It
 * takes no lock: the caller must hold the lock of the folder. A query is answered once its write-ahead log is
 * written, so a killed process loses nothing that it has answered.
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
  return { ...pgliteDatabase(client, client.died), copyTo: (to: string) => copyFiles(client, folder, to) };
}

/**
 * Copies the files between two queries. What is not in the tables' files yet is in the log, and a transaction
 * that is not committed yet is rolled back when the copy is opened.
 */
async function copyFiles(client: PGlite, folder: string, to: string): Promise<void> {
  // What the log repeats is then little.
  await client.exec("checkpoint");
  // Where the disk can share files between copies, nothing is copied.
  await client.runExclusive(() => cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE }));
}

/** A running PGlite as the server's database; tests pass one that was restored from a template. */
export function pgliteDatabase(client: PGlite, lost = new Promise<Error>(() => {})) {
  const queries = drizzle({ client });
  return {
    queries,
    longQueries: queries,
    lost,
    migrate: () => countMigrations(queries, () => migrate(queries, MIGRATIONS)),
    hearChanges: (hear: HearChange) => client.listen(CHANGE_CHANNEL, hear),
    // The embedded database has no process that makes checkpoints by itself.
    checkpoint: async () => void (await client.exec("checkpoint")),
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
