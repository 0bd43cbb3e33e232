import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { rateLimits } from "../database/schema/accountSchema.ts";
import type { Queries } from "../database/queries.ts";
import { Refusal } from "../http/route.ts";

/** How many of something are allowed in a time. */
export interface Pace {
  readonly name: "parts" | "messages" | "tracks";
  readonly most: number;
  readonly seconds: number;
}

/** Networks are only stored as hashes. */
const keyOf = (name: string, of: string) =>
  `pace-${name}:${createHash("sha256").update(of).digest("base64url")}`;

/** The count after a statement. */
export interface Counted {
  readonly points: number;
  /** Seconds until the count starts again. */
  readonly waitS: number;
}

/**
 * A statement that counts in the database, so that all nodes share the count and concurrent callers are all
 * counted. It may be part of another statement. Its row is `Counted`.
 */
export const counting = ({ name, most, seconds }: Pace, of: string, count = 1): SQL => sql`
  insert into rate_limits (key, points, expire)
  values (${keyOf(name, of)}, ${count}::int, now() + make_interval(secs => ${seconds}::int))
  on conflict (key) do update set
    -- What is refused counts no further, so that the number stays small.
    points = case when rate_limits.expire <= now() then excluded.points
      else least(rate_limits.points + excluded.points, ${most}::int + 1) end,
    expire = case when rate_limits.expire <= now() then excluded.expire else rate_limits.expire end
  returning points, ceil(extract(epoch from expire - now()))::int as "waitS"`;

/** @throws Refusal `too.many.requests` with the seconds to wait */
export function demandPace({ most }: Pace, { points, waitS }: Counted): void {
  if (points > most) throw new Refusal("too.many.requests", `操作过于频繁，${Math.max(1, waitS)} 秒后可再试`);
}

/**
 * @param of an account or a network; "" counts nothing
 * @throws Refusal `too.many.requests` with the seconds to wait
 */
export async function takePace(queries: Queries, pace: Pace, of: string, count = 1): Promise<void> {
  if (of === "") return;
  // Both drivers return rows.
  const { rows } = (await queries.execute(counting(pace, of, count))) as {
    readonly rows: readonly Counted[];
  };
  // The row exists, whether inserted or updated.
  demandPace(pace, rows[0]!);
}

/** Deletes the counts of a deleted account. */
export async function forgetPace(queries: Queries, userId: number): Promise<void> {
  await queries.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf("parts", accountOf(userId))}`);
}

/** The name of an account, distinct from any network. */
export const accountOf = (userId: number): string => `account ${userId}`;
