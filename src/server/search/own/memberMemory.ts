import { totalmem } from "node:os";

const MB = 1024 ** 2;

/** Own products of one member in a category: five full libraries, some 340 MB beside 20,000 public ones. */
export const MOST_OWN_SEARCHED = 100_000;

/** What a process may use; without a limit of its own that is the machine's memory. */
const memory = (): number => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

/**
 * A team beside 20,000 public fans takes 24 MB: a quarter of 14 GB holds a hundred of them, see docs/measured. More is
 * kept for nobody, and of the smallest machine enough for ten.
 */
const SHARE = 1 / 4;
const [LEAST, MOST] = [384 * MB, 3_584 * MB];

/** Bytes that one of several processes may keep for members of libraries. */
export const memberMemory = (processes = 1): number =>
  Math.min(Math.max((memory() * SHARE) / processes, LEAST), MOST);
