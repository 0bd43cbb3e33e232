import { eq } from "drizzle-orm";
import type { ActRefusal } from "#domain/desk/operators/operatorActs.ts";
import type { Caller } from "../http/caller.ts";
import { Conflict, Refusal } from "../http/route.ts";
import type { Queries } from "../database/queries.ts";
import { users } from "../database/schema/accountSchema.ts";
import { lockOperators } from "../account/operator/lockOperators.ts";
import { LOCK_OF_USER, type StoredUser } from "../account/users.ts";

/** Refuses an act for a reason that the page explains. */
export const refuseAct = (reason: ActRefusal) => new Conflict(`Not done: ${reason}`, { reason });

export const noAccount = () => new Refusal("not.found", "There is no such account");

/** Data and checks for an act, within its transaction. */
interface Acting {
  readonly inside: Queries;
  /** The account that the act is about, locked until the transaction ends. */
  readonly target: StoredUser;
  /** @throws Refusal when the target is the caller, who could not undo it */
  readonly notSelf: () => void;
}

/**
 * Performs an act on an account and records it, in one transaction. The rows of all operators are locked first, so
 * that of two operators who lock or delete each other one is refused.
 * @throws Refusal `forbidden` when the caller is no longer an operator, `not.found` without the account
 */
export const actOnAccount = <Done>(
  queries: Queries,
  caller: Caller,
  accountId: number,
  act: (acting: Acting) => Promise<Done>,
): Promise<Done> =>
  queries.transaction(async (inside) => {
    const inForce = await lockOperators(inside);
    if (!inForce.has(caller.userId)) throw new Refusal("forbidden", "Only an operator may do this");
    const [target] = await inside.select().from(users).where(eq(users.id, accountId)).for(LOCK_OF_USER);
    if (target === undefined) throw noAccount();
    const notSelf = () => {
      if (target.id === caller.userId) throw refuseAct(inForce.size === 1 ? "last" : "self");
    };
    return act({ inside, target, notSelf });
  });
