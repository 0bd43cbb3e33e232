import { existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { openDatabase, patient, type DatabaseSettings } from "../database/connection/database.ts";
import { counted } from "../process/counted.ts";
import { holdDataDir } from "../process/dataDirLock.ts";
import { demandRoom } from "../process/demandRoom.ts";
import { folderIn } from "../process/isNewFolder.ts";
import { readSettings } from "../process/settings.ts";
import { causeOf, endOnStartFailure, StartFailure } from "../process/StartFailure.ts";
import { readBackup, type Backup } from "./readBackup.ts";
import { restoreTables } from "./restoreTables.ts";

const EXIT_USAGE = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Creates the tables and fills them; returns the number of rows. */
async function fill(settings: DatabaseSettings, backup: Backup): Promise<number> {
  const opened = await openDatabase(settings).catch((error: unknown) => {
    throw new StartFailure(`The database cannot be opened (${causeOf(error)}).`);
  });
  const database = patient(opened);
  try {
    await database.migrate();
    const rows = await restoreTables(database.queries, () => backup.lines());
    await database.checkpoint();
    return rows;
  } finally {
    await database.close();
  }
}

/**
 * Moves the database into the folder once it is complete; an interrupted restore starts again from the beginning.
 */
async function fillFolder(dataDir: string, backup: Backup, empty: string | null): Promise<number> {
  const lock = await holdDataDir(dataDir);
  const draft = resolve(dataDir, "restored");
  try {
    if (existsSync(folderIn(dataDir)))
      throw new StartFailure(
        `${dataDir} already holds a database, which was left as it is; name a new folder with DATA_DIR.`,
      );
    await demandRoom(dataDir, backup.bytes);
    await rm(draft, { recursive: true, force: true });
    if (empty !== null) await cp(empty, folderIn(draft), { recursive: true });
    const rows = await fill({ databaseUrl: null, dataDir: draft }, backup);
    await rename(folderIn(draft), folderIn(dataDir));
    return rows;
  } finally {
    await rm(draft, { recursive: true, force: true });
    lock.release();
  }
}

async function run(file: string, empty: string | null): Promise<void> {
  const settings = readSettings(process.env);
  const backup = await readBackup(file);
  const dataDir = resolve(settings.dataDir);
  const rows = await (settings.databaseUrl === null
    ? fillFolder(dataDir, backup, empty)
    : fill(settings, backup));
  const where = settings.databaseUrl === null ? `the data folder ${dataDir}` : "the database of DATABASE_URL";
  say(`Restored ${counted(rows, "row")} of ${backup.head.madeAt} into ${where}.`);
}

/**
 * The restore's process: restores a complete backup into a new database, or nothing.
 * @param empty an empty embedded database of these sources to start from; without it one is created, which takes
 * twice the memory
 */
export async function restoreMain(
  [file, ...others]: readonly string[],
  empty: string | null = null,
): Promise<void> {
  if (file === undefined || others.length > 0 || file.startsWith("-")) {
    complain("Usage: npm run restore -- FILE");
    process.exitCode = EXIT_USAGE;
    return;
  }
  await endOnStartFailure(() => run(file, empty));
}
