import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/connection/database.ts";
import { demandRoomForCopy, type FreeBytes } from "../process/demandRoom.ts";
import { folderIn } from "../process/isNewFolder.ts";

/** Within the data folder; a data folder of its own, which the backup locks. */
export const copyDirOf = (dataDir: string): string => join(dataDir, "copy");

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries.map(async (entry) =>
    entry.isFile() ? (await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size : 0,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * Copies the embedded database of a running server for a backup, which reads the copy in a process of its own.
 * @throws StartFailure when there is not enough space
 */
export async function copyForBackup(
  dataDir: string,
  { copyTo }: Pick<Database, "copyTo">,
  freeBytes?: FreeBytes,
): Promise<void> {
  if (copyTo === null) throw new Error("the database has no files");
  await demandRoomForCopy(dataDir, await bytesOf(folderIn(dataDir)), freeBytes);
  await copyTo(folderIn(copyDirOf(dataDir)));
}
