import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryMembers } from "../database/schema/librarySchema.ts";

/** Numbers of libraries: where the user is a member, which the user owns, and which of these are deleted. */
export async function countLibraries(queries: Queries, userId: number) {
  const stands = sql`${libraries.deletedAt} is null`;
  const isOwner = eq(libraryMembers.role, "owner");
  const countOf = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
  const [found] = await queries
    .select({
      existing: countOf(stands),
      owned: countOf(and(stands, isOwner)),
      deleted: countOf(and(sql`not (${stands})`, isOwner)),
    })
    .from(libraryMembers)
    .innerJoin(libraries, eq(libraries.id, libraryMembers.of))
    .where(eq(libraryMembers.userId, userId));
  // A count always returns one row.
  return found!;
}
