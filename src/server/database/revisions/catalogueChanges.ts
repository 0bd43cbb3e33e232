import { sql } from "drizzle-orm";
import { renewRevisions } from "./catalogueRevisions.ts";
import type { ChangedProducts } from "./catalogueSteps.ts";
import type { Queries } from "../queries.ts";

/** Channel on which the nodes of one database report changed categories. */
export const CHANGE_CHANNEL = "volute_catalogue";

/**
 * Receives the code of a category that this or another process has changed; null if notifications may have
 * been lost.
 */
export type HearChange = (categoryCode: string | null) => void;

/**
 * Renews the revisions and notifies every node. Within a transaction the notification is sent on commit, and
 * never after a rollback.
 *
 * @param changed all products of a category that have changed; a category that is absent is read again as a
 * whole
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

/** The same for products that were added, changed or removed. */
export const announceProducts = (queries: Queries, changed: ChangedProducts): Promise<void> =>
  announceChanges(queries, changed.keys(), changed);
