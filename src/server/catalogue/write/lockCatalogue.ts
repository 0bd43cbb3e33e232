import { sql } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";

/** Any number, the same in every node. */
const IMPORT_LOCK = 7_305_003;

/** Until the transaction ends: of two that write products to the catalogue by their keys one waits for the other. */
export const lockCatalogue = (queries: Queries): Promise<unknown> =>
  queries.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
