import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { folderIn } from "../../../process/isNewFolder.ts";
import { openMortal } from "./mortalPglite.ts";

/**
 * The log is not replicated, so it need not repeat what is written anyway: a table that is emptied and filled
 * in one transaction goes straight to its file. Used log files are deleted, not kept for reuse.
 */
const LOG_PARAMETERS = ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=64MB", "wal_recycle=off"];
/** Lists and selections are computed from columns in memory; the database only reads single products. */
const MEMORY_PARAMETERS = ["shared_buffers=8MB"];

export const START_PARAMETERS = [
  ...PGlite.defaultStartParams,
  ...[...LOG_PARAMETERS, ...MEMORY_PARAMETERS].flatMap((parameter) => ["-c", parameter]),
];

/**
 * Log files of one megabyte instead of sixteen, because at least one exists, however little it contains. With
 * checksums, reading a page that the disk has damaged is an error.
 */
const MAKING_PARAMETERS = ["--wal-segsize=1", "--data-checksums"];

/**
 * An empty database with all tables, made by the build (scripts/makeEmptyDatabase.ts). It is absent when
 * running from source.
 */
const EMPTY_DATABASE = fileURLToPath(new URL("./emptyDatabase/db", import.meta.url));

/** Creating a database takes five times as long as opening one. The copy appears complete or not at all. */
async function copyEmpty(empty: string, folder: string): Promise<void> {
  if (existsSync(folder) || !existsSync(empty)) return;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await cp(empty, draft, { recursive: true });
  await rename(draft, folder);
}

/**
 * Opens the embedded PostgreSQL in `dataDir/db`, in this thread; a new one starts as a copy of `empty`, if that
 * exists. The caller must hold the lock of the folder. A query is answered once its write-ahead log is written, so
 * killing the process loses nothing that was answered.
 */
export async function openFolder(dataDir: string, empty = EMPTY_DATABASE) {
  const folder = folderIn(dataDir);
  await copyEmpty(empty, folder);
  await mkdir(folder, { recursive: true });
  return openMortal({
    dataDir: folder,
    relaxedDurability: false,
    startParams: START_PARAMETERS,
    initDbStartParams: MAKING_PARAMETERS,
  });
}
