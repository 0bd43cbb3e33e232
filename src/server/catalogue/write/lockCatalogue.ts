import { sql } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";

/** Any number, the same in every node. */
const IMPORT_LOCK = 7_305_003;

/**
 * Locks the catalogue until the transaction ends, so that transactions which write products by their keys wait for
 * each other.
 */
export const lockCatalogue = (queries: Queries): Promise<unknown> =>
  queries.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
