import { sql } from "drizzle-orm";
import { renewRevisions } from "./catalogueRevisions.ts";
import type { ChangedProducts } from "./catalogueSteps.ts";
import type { Queries } from "../queries.ts";

/** Where the nodes on one database tell each other whose products have changed. */
export const CHANGE_CHANNEL = "volute_catalogue";

/** Hears the code of a category that was changed, by this process or another; null when some word may be lost. */
export type HearChange = (categoryCode: string | null) => void;

/**
 * Renews the revisions and tells every node; within a transaction when that is committed, and never when it is not.
 *
 * @param changed all products of a category that have changed; one that is not in it is read again as a whole
 */
export async function announceChanges(
  queries: Queries,
  categoryCodes: Iterable<string>,
  changed?: ChangedProducts,
): Promise<void> {
  const codes = new Set(categoryCodes);
  await renewRevisions(queries, codes, changed);
  for (const code of codes) await queries.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${code})`);
}

/** The same of products that were added, changed or taken away. */
export const announceProducts = (queries: Queries, changed: ChangedProducts): Promise<void> =>
  announceChanges(queries, changed.keys(), changed);
