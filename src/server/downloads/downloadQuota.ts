import { and, eq, lt, sql } from "drizzle-orm";
import { formatDay } from "#domain/base/formatDay.ts";
import { Refusal } from "../http/route.ts";
import { componentDownloads } from "../database/schema/componentSchema.ts";
import type { Queries } from "../database/queries.ts";

const today = () => formatDay(Date.now());

export async function usedToday(queries: Queries, userId: number): Promise<number> {
  const [row] = await queries
    .select({ used: componentDownloads.used })
    .from(componentDownloads)
    .where(and(eq(componentDownloads.userId, userId), eq(componentDownloads.day, today())));
  return row?.used ?? 0;
}

/**
 * Counts one download, never beyond `most` in a day, even with simultaneous requests.
 * @throws Refusal `too.many.requests`
 */
export async function countDownload(queries: Queries, userId: number, most: number): Promise<void> {
  const [counted] = await queries
    .insert(componentDownloads)
    .values({ userId, day: today(), used: 1 })
    .onConflictDoUpdate({
      target: [componentDownloads.userId, componentDownloads.day],
      set: { used: sql`${componentDownloads.used} + 1` },
      setWhere: lt(componentDownloads.used, most),
    })
    .returning({ used: componentDownloads.used });
  if (!counted) throw new Refusal("too.many.requests", "The quota of today is used up");
}

/** A failed download does not count. */
export async function giveBack(queries: Queries, userId: number): Promise<void> {
  await queries
    .update(componentDownloads)
    .set({ used: sql`greatest(${componentDownloads.used} - 1, 0)` })
    .where(and(eq(componentDownloads.userId, userId), eq(componentDownloads.day, today())));
}
