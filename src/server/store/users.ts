import type { Queries } from "./queries.ts";
import { users } from "./accountSchema.ts";

/** Keeps a new user; `null` where somebody has that account. */
export async function addUser(
  queries: Queries,
  user: { readonly account: string; readonly name: string; readonly passwordHash: string },
): Promise<number | null> {
  const [added] = await queries.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return added?.id ?? null;
}
