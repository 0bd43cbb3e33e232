import { sql } from "drizzle-orm";
import { renewRevisions } from "./catalogueRevisions.ts";
import type { Queries } from "./queries.ts";

/** Where the nodes on one database tell each other whose products have changed. */
export const CHANGE_CHANNEL = "volute_catalogue";

/** Hears the code of a category that was changed, by this process or another; null when some word may be lost. */
export type HearChange = (categoryCode: string | null) => void;

/** Renews the revisions and tells every node; within a transaction when that is committed, and never when it is not. */
export async function announceChanges(queries: Queries, categoryCodes: Iterable<string>): Promise<void> {
  const codes = new Set(categoryCodes);
  await renewRevisions(queries, codes);
  for (const code of codes) await queries.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${code})`);
}
