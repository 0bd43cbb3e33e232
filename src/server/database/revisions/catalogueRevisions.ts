import { eq, inArray, sql } from "drizzle-orm";
import { ZONE } from "#domain/base/formatDay.ts";
import { renewRoots } from "./catalogueRoots.ts";
import { noteSteps, type ChangedProducts } from "./catalogueSteps.ts";
import type { Queries } from "../queries.ts";
import { catalogueMeta } from "../schema/schema.ts";

const PREFIX = "revision:";
export const keyOf = (categoryCode: string) => PREFIX + categoryCode;
/** Key of the day of the revision, as 2026-12-01; absent for a revision from before days were stored. */
export const dayKeyOf = (categoryCode: string) => `revised:${categoryCode}`;

const freshRows = (categoryCodes: Iterable<string>) =>
  [...new Set(categoryCodes)].map((code) => ({
    key: keyOf(code),
    value: sql<string>`gen_random_uuid()::text`,
  }));
/** The day of the revision is today, by the database's clock. */
const dayRows = (categoryCodes: Iterable<string>) =>
  [...new Set(categoryCodes)].map((code) => ({
    key: dayKeyOf(code),
    value: sql<string>`to_char(now() at time zone ${ZONE}, 'YYYY-MM-DD')`,
  }));

/**
 * The revisions of categories, by code, locked until the transaction ends; a category without a revision is
 * absent.
 */
export async function revisionsOf(
  queries: Queries,
  categoryCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select()
    .from(catalogueMeta)
    .where(inArray(catalogueMeta.key, categoryCodes.map(keyOf)))
    .orderBy(catalogueMeta.key)
    .for("update");
  return new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), value]));
}

/** The revisions of categories without locking them, for a comparison. */
export async function currentRevisions(
  queries: Queries,
  categoryCodes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select()
    .from(catalogueMeta)
    .where(inArray(catalogueMeta.key, categoryCodes.map(keyOf)));
  return new Map(rows.map(({ key, value }) => [key.slice(PREFIX.length), value]));
}

/**
 * Gives each category a new, unique revision, in the transaction that changes it: data with another revision
 * is out of date. The root is computed from the category's current records. If the changed products are
 * given, they are noted, so that no other product need be read again.
 */
export async function renewRevisions(
  queries: Queries,
  categoryCodes: Iterable<string>,
  changed: ChangedProducts = new Map(),
): Promise<void> {
  const codes = [...new Set(categoryCodes)];
  const rows = [...freshRows(codes), ...dayRows(codes)];
  if (rows.length === 0) return;
  // Locked from here on; otherwise another transaction might start from the same revision.
  const before = await revisionsOf(queries, codes);
  await queries
    .insert(catalogueMeta)
    .values(rows)
    .onConflictDoUpdate({ target: catalogueMeta.key, set: { value: sql`excluded.value` } });
  await noteSteps(queries, changed, before, await revisionsOf(queries, codes));
  await renewRoots(queries, codes);
}

/** For a database that was filled before categories had revisions. */
export async function giveMissingRevisions(
  queries: Queries,
  categoryCodes: readonly string[],
): Promise<void> {
  const known = await queries
    .select({ key: catalogueMeta.key })
    .from(catalogueMeta)
    .where(inArray(catalogueMeta.key, categoryCodes.map(keyOf)));
  const keys = new Set(known.map(({ key }) => key));
  const missing = freshRows(categoryCodes).filter(({ key }) => !keys.has(key));
  if (missing.length > 0) await queries.insert(catalogueMeta).values(missing).onConflictDoNothing();
}

/** The current revision of a category; null if it never had one. */
export async function revisionOf(queries: Queries, categoryCode: string): Promise<string | null> {
  const [found] = await queries
    .select({ value: catalogueMeta.value })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, keyOf(categoryCode)));
  return found?.value ?? null;
}
