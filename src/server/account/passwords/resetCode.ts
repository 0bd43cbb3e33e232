import { endGrants, makeGrant } from "../grants.ts";
import type { Queries } from "../../database/queries.ts";
import { newTypedSecret, spelled } from "../secrets.ts";

/**
 * Makes a code with which a user sets a new password, grouped for reading; an earlier code becomes invalid.
 */
export const makeResetCode = (queries: Queries, userId: number, lifeS?: number): Promise<string> =>
  queries.transaction(async (inside) => {
    await endGrants(inside, userId, { kinds: ["reset"] });
    const secret = newTypedSecret();
    await makeGrant(inside, "reset", { userId, secret, ...(lifeS === undefined ? {} : { lifeS }) });
    return spelled(secret);
  });
