import { awaitDataDir } from "../process/awaitDataDir.ts";
import { holdDataDir, type DataDirLock } from "../process/dataDirLock.ts";

/** The data folder that this process has locked, except while it is lent. */
export interface HeldFolder {
  /** Its absolute path. */
  readonly dir: string;
  /**
   * Lets a child process lock the folder for this work, and locks it again afterwards. A command that waits for
   * the folder may be faster; then it is waited for.
   * @throws FolderInUse when somebody else keeps it
   */
  lend(work: () => Promise<void>): Promise<void>;
  release(): void;
}

/** @throws StartFailure when it cannot be locked */
export async function holdFolder(path: string): Promise<HeldFolder> {
  let lock: DataDirLock = await holdDataDir(path);
  const { dir } = lock;
  return {
    dir,
    async lend(work) {
      lock.release();
      await work();
      lock = await awaitDataDir(dir);
    },
    release: () => lock.release(),
  };
}
