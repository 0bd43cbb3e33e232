import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { openDatabase, patient } from "../database/connection/database.ts";
import type { Queries } from "../database/queries.ts";
import { serverChannel } from "../import/channel/serverChannel.ts";
import { holdDataDir } from "../process/dataDirLock.ts";
import { folderIn, isNewFolder } from "../process/isNewFolder.ts";
import { reachData } from "../process/reachData.ts";
import type { Settings } from "../process/settings.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import { copyDirOf } from "./copyForBackup.ts";

/** A database to read. */
export interface BackupSource {
  /** Completes "Backup of ...". */
  readonly name: string;
  readonly queries: Queries;
  close(): Promise<void>;
}

async function opened(which: Pick<Settings, "databaseUrl" | "dataDir">, name: string): Promise<BackupSource> {
  const database = await openDatabase(which).catch((error: unknown) => {
    throw new StartFailure(`The database cannot be opened (${causeOf(error)}).`);
  });
  return { name, queries: patient(database).queries, close: () => database.close() };
}

/** A copy that the running server makes; `null` if there is none. */
async function copyOfRunning(dataDir: string): Promise<BackupSource | null> {
  const channel = await serverChannel(dataDir, "command");
  if (channel === null) return null;
  const dir = copyDirOf(dataDir);
  const lock = await holdDataDir(dir);
  const release = async () => {
    await rm(folderIn(dir), { recursive: true, force: true });
    lock.release();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    // Left by a backup that was killed.
    await rm(folderIn(dir), { recursive: true, force: true });
    await channel.call("POST", "copy");
    const source = await opened({ databaseUrl: null, dataDir: dir }, channel.name);
    return {
      ...source,
      close: async () => {
        await source.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Opens the database that the settings name. The files of an embedded one are read directly if no server runs on
 * them, otherwise from a copy.
 * @throws StartFailure when there is none, or when it cannot be reached
 */
export async function openSource(settings: Settings, say: (line: string) => void): Promise<BackupSource> {
  const dataDir = resolve(settings.dataDir);
  if (settings.databaseUrl === null && isNewFolder(dataDir))
    throw new StartFailure(`There is no database in ${dataDir}; see DATA_DIR and DATABASE_URL.`);
  const name = settings.databaseUrl === null ? `the data folder ${dataDir}` : "the database of DATABASE_URL";
  return reachData(settings, say, { direct: () => opened(settings, name), channel: copyOfRunning });
}
