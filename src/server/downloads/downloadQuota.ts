import { and, eq, sql, type SQL } from "drizzle-orm";
import { formatDay } from "#domain/base/formatDay.ts";
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

/** A statement that counts one download, up to `most` a day; it returns no row when these are used up. */
export const countingDownload = (userId: number, most: number): SQL => sql`
  insert into component_downloads (user_id, day, used) values (${userId}::bigint, ${today()}, 1)
  on conflict (user_id, day) do update set used = component_downloads.used + 1
    where component_downloads.used < ${most}::int
  returning used`;

/** A failed download does not count. */
export async function giveBack(queries: Queries, userId: number): Promise<void> {
  await queries
    .update(componentDownloads)
    .set({ used: sql`greatest(${componentDownloads.used} - 1, 0)` })
    .where(and(eq(componentDownloads.userId, userId), eq(componentDownloads.day, today())));
}
