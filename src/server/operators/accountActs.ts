import { and, eq, gt, sql } from "drizzle-orm";
import { accountKey } from "#domain/desk/operators/accountKey.ts";
import type { Caller } from "../http/caller.ts";
import { endGrants, SIGN_IN_KINDS } from "../account/grants.ts";
import { forgetUser } from "../account/myData.ts";
import { CODE_S, giveResetCode } from "../account/operator/operate.ts";
import { recordAct } from "../account/operator/recordAct.ts";
import type { PersonalData } from "../account/personalData.ts";
import { forgetAccount } from "../account/tries.ts";
import { changeUser, type StoredUser } from "../account/users.ts";
import type { Queries } from "../database/queries.ts";
import { grants } from "../database/schema/accountSchema.ts";
import { actOnAccount, refuseAct } from "./actingOperator.ts";

const subjectOf = ({ id, account }: StoredUser) => ({ id, name: account });

/** Locks the account: it is signed out everywhere, its codes end, and it cannot sign in. */
export const lock = (queries: Queries, caller: Caller, accountId: number, reason: string): Promise<void> =>
  actOnAccount(queries, caller, accountId, async ({ inside, target, notSelf }) => {
    notSelf();
    if (target.lockedAt !== null) throw refuseAct("locked");
    await changeUser(inside, target.id, { lockedAt: new Date(), lockReason: reason });
    await endGrants(inside, target.id);
    const [subject, note] = [subjectOf(target), reason];
    await recordAct(inside, caller, { act: "lock", subject, was: "active", became: "locked", note });
  });

export const unlock = (queries: Queries, caller: Caller, accountId: number): Promise<void> =>
  actOnAccount(queries, caller, accountId, async ({ inside, target }) => {
    if (target.lockedAt === null) throw refuseAct("unlocked");
    // A sign-in that ran while the account was locked may have created a session.
    await endGrants(inside, target.id, { kinds: SIGN_IN_KINDS });
    await changeUser(inside, target.id, { lockedAt: null, lockReason: null });
    const subject = subjectOf(target);
    await recordAct(inside, caller, { act: "unlock", subject, was: "locked", became: "active" });
  });

/**
 * Ends every session with all grants made from it. A code for a new password stays, because its owner may be
 * waiting for it.
 */
export const signOutEverywhere = (queries: Queries, caller: Caller, accountId: number): Promise<void> =>
  actOnAccount(queries, caller, accountId, async ({ inside, target }) => {
    const inForce = and(
      eq(grants.userId, target.id),
      eq(grants.kind, "session"),
      gt(grants.expiresAt, sql`now()`),
    );
    const sessions = await inside.$count(grants, inForce);
    await endGrants(inside, target.id, { kinds: SIGN_IN_KINDS });
    const subject = subjectOf(target);
    await recordAct(inside, caller, { act: "signOut", subject, was: sessions, became: 0 });
  });

/** Creates a code for a new password; the present password stays valid until the code is used. */
export const giveCode = (queries: Queries, caller: Caller, accountId: number) =>
  actOnAccount(queries, caller, accountId, async ({ inside, target }) => ({
    code: await giveResetCode(inside, caller, target),
    expiresAt: Date.now() + CODE_S * 1000,
  }));

/** Deletes the account with all its data except its name in the record. */
export const remove = (
  queries: Queries,
  caller: Caller,
  accountId: number,
  { typed, parts }: { readonly typed: string; readonly parts: readonly PersonalData[] },
): Promise<void> =>
  actOnAccount(queries, caller, accountId, async ({ inside, target, notSelf }) => {
    notSelf();
    if (accountKey(typed) !== target.account) throw refuseAct("name");
    await forgetUser(inside, target.id, parts);
    await forgetAccount(inside, target.account);
    const was = target.lockedAt === null ? "active" : "locked";
    await recordAct(inside, caller, { act: "delete", subject: subjectOf(target), was, became: "none" });
  });
