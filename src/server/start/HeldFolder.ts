import { holdDataDir, type DataDirLock } from "../process/dataDirLock.ts";

/** The data folder in this process's hands, but for the moments at which it is lent. */
export interface HeldFolder {
  /** Its absolute path. */
  readonly dir: string;
  /**
   * Lets a process of ours hold the folder for this work, and holds it again afterwards.
   * @throws FolderInUse when somebody else was quicker
   */
  lend(work: () => Promise<void>): Promise<void>;
  release(): void;
}

/** @throws StartFailure when it cannot be held */
export async function holdFolder(path: string): Promise<HeldFolder> {
  let lock: DataDirLock = await holdDataDir(path);
  const { dir } = lock;
  return {
    dir,
    async lend(work) {
      lock.release();
      await work();
      lock = await holdDataDir(dir);
    },
    release: () => lock.release(),
  };
}
