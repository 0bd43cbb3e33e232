import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { StartFailure } from "./StartFailure.ts";

const MEGABYTE = 1024 ** 2;
/**
 * The log grows to 64 MB between two checkpoints; the same amount is left for what people write meanwhile.
 */
const RESERVE_BYTES = 128 * MEGABYTE;
/** Written data are in a table, in its indexes and, until the next checkpoint, in the log. */
const COPIES = 3;

/** For a folder that does not exist yet, the disk of its nearest parent is measured. */
export async function spaceOnDisk(dir: string) {
  let there = resolve(dir);
  while (!existsSync(there)) there = dirname(there);
  const { bavail, blocks, bsize } = await statfs(there);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Bytes that this process may still write to the disk of a folder. */
export type FreeBytes = (dir: string) => Promise<number>;

export const freeOnDisk: FreeBytes = async (dir) => (await spaceOnDisk(dir)).freeBytes;

/**
 * Checks whether there is space for a copy of `bytes`, with a reserve.
 * @throws StartFailure when there is not enough space
 */
export async function demandRoomForCopy(dir: string, bytes: number, freeBytes = freeOnDisk): Promise<void> {
  const needed = Math.ceil((RESERVE_BYTES + bytes) / MEGABYTE);
  const free = Math.floor((await freeBytes(dir)) / MEGABYTE);
  if (free >= needed) return;
  throw new StartFailure(`磁盘空间不足，需要 ${needed} MB，数据目录 ${dir} 所在磁盘剩余 ${free} MB。`);
}

/**
 * Checks whether the embedded database of a folder has space for a file of `bytes`, with a reserve: on a full
 * disk it may not only refuse, but die.
 * @throws StartFailure when there is not enough space
 */
export const demandRoom = (dir: string, bytes: number, freeBytes = freeOnDisk): Promise<void> =>
  demandRoomForCopy(dir, COPIES * bytes, freeBytes);
