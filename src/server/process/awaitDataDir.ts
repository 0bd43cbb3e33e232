import { setTimeout as sleep } from "node:timers/promises";
import { FolderInUse, holdDataDir, type DataDirLock } from "./dataDirLock.ts";

const LOOK_AGAIN_MS = 200;
/** The first start of a server loads the catalogue for some seconds; an import takes a minute or so. */
export const PATIENCE_MS = 180_000;

/**
 * Locks a data folder as soon as a command that holds it has ended.
 * @throws FolderInUse when it is still in use after `patienceMs`
 * @throws StartFailure when the folder cannot be used
 */
export async function awaitDataDir(path: string, patienceMs = PATIENCE_MS): Promise<DataDirLock> {
  const begun = performance.now();
  for (;;) {
    try {
      return await holdDataDir(path);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() - begun > patienceMs) throw error;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
