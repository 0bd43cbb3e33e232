import { eq, sql } from "drizzle-orm";
import type { Queries } from "../database/queries.ts";
import { users } from "../database/schema/accountSchema.ts";

/** Stores a new user; `null` if the account is taken. */
export async function addUser(
  queries: Queries,
  user: { readonly account: string; readonly name: string; readonly passwordHash: string },
): Promise<number | null> {
  const [added] = await queries.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return added?.id ?? null;
}

export async function userByAccount(queries: Queries, account: string) {
  const [user] = await queries.select().from(users).where(eq(users.account, account));
  return user ?? null;
}

export async function userById(queries: Queries, id: number) {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  return user ?? null;
}
export type StoredUser = NonNullable<Awaited<ReturnType<typeof userById>>>;

/**
 * Allows other transactions to refer to the row. A writer in a project holds the project and refers to a user's
 * row in its new row; an act that holds the user may wait for the project. A stronger lock would let the two wait
 * for each other.
 */
export const LOCK_OF_USER = "no key update";

/**
 * Locks a user's row, so that a limit per user holds. A transaction that also locks a project or a library locks
 * the user first.
 */
export const lockUser = (queries: Queries, userId: number) =>
  queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(LOCK_OF_USER);

/** Changes a user's details, password, role or lock. */
export async function changeUser(
  queries: Queries,
  id: number,
  change: Partial<Omit<StoredUser, "id" | "account" | "createdAt" | "signedInAt">>,
): Promise<void> {
  await queries.update(users).set(change).where(eq(users.id, id));
}

export async function noteSignIn(queries: Queries, id: number): Promise<void> {
  await queries
    .update(users)
    .set({ signedInAt: sql`now()` })
    .where(eq(users.id, id));
}

/**
 * Deletes a user. Rows of their own, such as grants and memberships, are deleted by cascade; selections, plan
 * versions and links that they made lose only the reference.
 */
export async function removeUser(queries: Queries, id: number): Promise<void> {
  await queries.delete(users).where(eq(users.id, id));
}
