import { totalmem } from "node:os";

const MB = 1024 ** 2;

/**
 * Limit of own products of one member in a category: five full libraries, some 340 MB beside 20,000 public
 * products.
 */
export const MOST_OWN_SEARCHED = 100_000;

/** Memory that the process may use; without a limit for the process, the machine's memory. */
const memory = (): number => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());

/**
 * Share of the memory for members. A team beside 20,000 public fans takes 24 MB, so a quarter of 14 GB is enough
 * for a hundred teams, and a quarter of the smallest machine for ten; see docs/measured.
 */
const SHARE = 1 / 4;
const [LEAST, MOST] = [384 * MB, 3_584 * MB];

/** Bytes that one of several processes may use for members of libraries. */
export const memberMemory = (processes = 1): number =>
  Math.min(Math.max((memory() * SHARE) / processes, LEAST), MOST);
