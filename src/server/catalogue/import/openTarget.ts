import { setTimeout as sleep } from "node:timers/promises";
import { FolderInUse, holdDataDir, type DataDirLock } from "../../dataDirLock.ts";
import type { Settings } from "../../settings.ts";
import { channelTarget } from "./channelTarget.ts";
import { databaseTarget } from "./databaseTarget.ts";
import type { ImportTarget } from "./ImportTarget.ts";

const LOOK_AGAIN_MS = 200;
/** A server that starts for the first time loads its catalogue for some seconds; another import takes a minute or so. */
const PATIENCE_MS = 180_000;

/** Holds the folder, or answers who does. */
const held = (dir: string): Promise<DataDirLock | FolderInUse> =>
  holdDataDir(dir).catch((error: unknown) => {
    if (error instanceof FolderInUse) return error;
    throw error;
  });

/**
 * The running server's catalogue where one runs on the data folder, else the database itself, held alone. Waits
 * for a server that is starting and for another import.
 * @throws StartFailure when neither can be had
 */
export async function openTarget(
  settings: Settings,
  say: (line: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<ImportTarget> {
  if (settings.databaseUrl !== null) return databaseTarget(settings, say);
  const begun = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const lock = await held(settings.dataDir);
    if (!(lock instanceof FolderInUse)) return alone(lock, settings, say);
    const channel = await channelTarget(settings.dataDir);
    if (channel !== null) return channel;
    if (performance.now() - begun > patienceMs) throw lock;
    if (isFirst) say(`Waiting for process ${lock.pid}, which holds the data folder.`);
    await sleep(LOOK_AGAIN_MS);
  }
}

async function alone(
  lock: DataDirLock,
  settings: Settings,
  say: (line: string) => void,
): Promise<ImportTarget> {
  try {
    const target = await databaseTarget(settings, say);
    const close = async () => {
      await target.close();
      lock.release();
    };
    return { ...target, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
