import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "./awaitDataDir.ts";
import { FolderInUse, holdDataDir, type DataDirLock } from "./dataDirLock.ts";
import type { Settings } from "./settings.ts";

const RETRY_MS = 200;

interface Closed {
  close(): Promise<void>;
}

/** Two ways of reaching the server's data, for a command in another process. */
interface Access<Target extends Closed> {
  /** The database itself; an embedded one is open in no other process. */
  readonly direct: () => Promise<Target>;
  /** Through the server that holds the data folder; `null` if there is none. */
  readonly channel: (dir: string) => Promise<Target | null>;
}

/** Locks the folder, or returns its holder. */
const held = (dir: string): Promise<DataDirLock | FolderInUse> =>
  holdDataDir(dir).catch((error: unknown) => {
    if (error instanceof FolderInUse) return error;
    throw error;
  });

async function alone<Target extends Closed>(
  lock: DataDirLock,
  direct: () => Promise<Target>,
): Promise<Target> {
  try {
    const target = await direct();
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

/**
 * Reaches the data through a server that runs on the data folder, otherwise opens the database itself, with
 * the folder locked. Waits for a server that is starting and for another command.
 * @throws StartFailure when neither is available
 */
export async function reachData<Target extends Closed>(
  settings: Settings,
  say: (line: string) => void,
  { direct, channel }: Access<Target>,
  patienceMs = PATIENCE_MS,
): Promise<Target> {
  if (settings.databaseUrl !== null) return direct();
  const begun = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const lock = await held(settings.dataDir);
    if (!(lock instanceof FolderInUse)) return alone(lock, direct);
    const target = await channel(settings.dataDir);
    if (target !== null) return target;
    if (performance.now() - begun > patienceMs) throw lock;
    if (isFirst) say(`Waiting for process ${lock.pid}, which holds the data folder.`);
    await sleep(RETRY_MS);
  }
}
