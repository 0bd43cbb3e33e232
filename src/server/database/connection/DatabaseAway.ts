import { causeOf } from "../../process/StartFailure.ts";

/** The database cannot be reached, or does not answer in time; the same call may succeed later. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
}

/**
 * SQLSTATE: connection lost, server stopping or starting, too many connections, or terminated while idle in a
 * transaction.
 */
const AWAY_STATE = /^(?:08\w{3}|57P0[1-3]|53300|25P03)$/u;
/** Messages of the driver about an ended connection. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error))/u;

const isLost = (error: unknown) =>
  error instanceof Error &&
  ("syscall" in error ||
    LOST_CONNECTION.test(error.message) ||
    ("code" in error && typeof error.code === "string" && AWAY_STATE.test(error.code)));

/** The error of a query, as `DatabaseAway` if its connection was lost. */
export const lostQuery = (error: unknown): unknown =>
  isLost(error) ? new DatabaseAway("The connection to the database was lost", { cause: error }) : error;

/** The server's own errors have a severity; anything else that keeps a connection from opening is a loss. */
export const lostConnect = (error: unknown): unknown =>
  error instanceof Error && "severity" in error
    ? lostQuery(error)
    : new DatabaseAway(`The database cannot be reached (${causeOf(error)})`, { cause: error });

/** SQLSTATE: the disk is full, so nothing can be written until somebody frees space. */
const DISK_FULL = "53100";

/**
 * Whether this was thrown because the database was away or its disk full, so that the same call may succeed later.
 * Checks the causes too, since queries wrap their errors.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway || ("code" in error && error.code === DISK_FULL)) return true;
  return isDatabaseAway(error.cause);
}
