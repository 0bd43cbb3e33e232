import { endGrants, redeemGrant } from "../grants.ts";
import type { Queries } from "../../database/queries.ts";
import { changeUser } from "../users.ts";
import { typedSecret } from "../secrets.ts";

/** A new password ends everything that the old one gave access to: sessions, their tokens, codes. */
export async function setPassword(queries: Queries, userId: number, passwordHash: string): Promise<void> {
  await queries.transaction(async (inside) => {
    await changeUser(inside, userId, { passwordHash });
    await endGrants(inside, userId);
  });
}

/**
 * Redeems a code for a new password: both happen or neither. Returns whether the code was valid for this
 * user.
 */
export const setPasswordByCode = (
  queries: Queries,
  userId: number,
  code: string,
  passwordHash: string,
): Promise<boolean> =>
  queries.transaction(async (inside) => {
    const spent = await redeemGrant(inside, "reset", typedSecret(code), userId);
    if (spent === null) return false;
    await setPassword(inside, userId, passwordHash);
    return true;
  });
