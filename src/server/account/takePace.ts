import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { rateLimits } from "../database/schema/accountSchema.ts";
import type { Queries } from "../database/queries.ts";
import { Refusal } from "../http/route.ts";

/** How much of something is allowed in a time. */
interface Pace {
  readonly name: "parts" | "messages" | "tracks";
  readonly most: number;
  readonly seconds: number;
}

/** Networks are kept as hashes alone. */
const keyOf = (name: string, of: string) =>
  `pace-${name}:${createHash("sha256").update(of).digest("base64url")}`;

/**
 * Counts in the database, so that all nodes share the count: one statement, whoever else counts meanwhile.
 * @param of an account or a network; "" counts nothing
 * @throws Refusal `too.many.requests` with the seconds to wait
 */
export async function takePace(
  queries: Queries,
  { name, most, seconds }: Pace,
  of: string,
  count = 1,
): Promise<void> {
  if (of === "") return;
  const isOver = sql`${rateLimits.expire} <= now()`;
  const [counted] = await queries
    .insert(rateLimits)
    .values({
      key: keyOf(name, of),
      points: count,
      expire: sql`now() + make_interval(secs => ${seconds}::int)`,
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        // What is refused counts no further, so that the number stays small.
        points: sql`case when ${isOver} then excluded.points
          else least(${rateLimits.points} + excluded.points, ${most}::int + 1) end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({
      points: rateLimits.points,
      waitS: sql`ceil(extract(epoch from ${rateLimits.expire} - now()))`.mapWith(Number),
    });
  if (counted === undefined || counted.points <= most) return;
  throw new Refusal("too.many.requests", `操作过于频繁，${Math.max(1, counted.waitS)} 秒后可再试`);
}

/** Leaves no count of an account that is deleted. */
export async function forgetPace(queries: Queries, userId: number): Promise<void> {
  await queries.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf("parts", accountOf(userId))}`);
}

/** An account, as distinct from any network. */
export const accountOf = (userId: number): string => `account ${userId}`;
