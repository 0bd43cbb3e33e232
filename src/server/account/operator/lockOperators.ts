import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { LOCK_OF_USER } from "../users.ts";

/**
 * Locks the rows of all operators until the transaction ends, always in the same order. Of two operators who
 * remove each other or themselves, the later one then sees what the earlier one did.
 * @returns ids of those who can sign in
 */
export async function lockOperators(inside: Queries): Promise<ReadonlySet<number>> {
  const operators = await inside
    .select({ id: users.id, lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.isOperator, true))
    .orderBy(asc(users.id))
    .for(LOCK_OF_USER);
  return new Set(operators.filter(({ lockedAt }) => lockedAt === null).map(({ id }) => id));
}
