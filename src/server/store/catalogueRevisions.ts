import { eq, sql } from "drizzle-orm";
import type { Queries } from "./queries.ts";
import { catalogueMeta } from "./schema.ts";

const keyOf = (categoryCode: string) => `revision:${categoryCode}`;

const freshRows = (categoryCodes: Iterable<string>) =>
  [...new Set(categoryCodes)].map((code) => ({
    key: keyOf(code),
    value: sql<string>`gen_random_uuid()::text`,
  }));

/**
 * Gives each category a revision that no state of any catalogue has had before, in the transaction that changes it:
 * whoever holds what was read at another revision holds something else.
 */
export async function renewRevisions(queries: Queries, categoryCodes: Iterable<string>): Promise<void> {
  const rows = freshRows(categoryCodes);
  if (rows.length === 0) return;
  await queries
    .insert(catalogueMeta)
    .values(rows)
    .onConflictDoUpdate({ target: catalogueMeta.key, set: { value: sql`excluded.value` } });
}

/** For a database that was filled before categories had revisions. */
export async function giveMissingRevisions(
  queries: Queries,
  categoryCodes: readonly string[],
): Promise<void> {
  await queries.insert(catalogueMeta).values(freshRows(categoryCodes)).onConflictDoNothing();
}

/** The revision at which a category stands; null where none was ever given. */
export async function revisionOf(queries: Queries, categoryCode: string): Promise<string | null> {
  const [found] = await queries
    .select({ value: catalogueMeta.value })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, keyOf(categoryCode)));
  return found?.value ?? null;
}
