import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { accountKey } from "#domain/desk/operators/accountKey.ts";
import type { Queries } from "../../database/queries.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { addUser, changeUser, userByAccount } from "../users.ts";
import { accountFault } from "../accountName.ts";
import { hashPassword } from "../passwords/hashing.ts";
import { makeResetCode } from "../passwords/resetCode.ts";
import { forgetCounts } from "../tries.ts";
import { recordAct, type Acting } from "./recordAct.ts";

/** An operator passes the code on to somebody who may be away until tomorrow. */
export const CODE_S = 24 * 3600;
const MAX_NAME = 1000;

export const OperatorCommandSchema = v.strictObject({
  command: v.picklist(["create", "reset", "operator", "no-operator"]),
  account: v.pipe(v.string(), v.maxLength(MAX_NAME)),
});
export type OperatorCommand = v.InferOutput<typeof OperatorCommandSchema>;

const REFUSALS = ["taken", "unknown", "badName", "isOperator", "noOperator"] as const;
export const OperatedSchema = v.union([
  v.object({ code: v.string() }),
  /** Number of operators who can sign in, after a change of a role. */
  v.object({ operators: v.number() }),
  v.object({ refusal: v.picklist(REFUSALS) }),
]);
type Operated = v.InferOutput<typeof OperatedSchema>;

/** Creates a code for another user, resets the counts of tries against the account, and records the act. */
export const giveResetCode = (
  queries: Queries,
  acting: Acting,
  user: { readonly id: number; readonly account: string },
): Promise<string> =>
  queries.transaction(async (inside) => {
    await forgetCounts(inside, user.account);
    await recordAct(inside, acting, { act: "resetCode", subject: { id: user.id, name: user.account } });
    return makeResetCode(inside, user.id, CODE_S);
  });

async function create(queries: Queries, account: string): Promise<Operated> {
  const key = accountKey(account);
  // Nobody knows this password, so only the code opens the account.
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return queries.transaction(async (inside) => {
    const name = account.normalize("NFKC").trim();
    const id = await addUser(inside, { account: key, name, passwordHash });
    if (id === null) return { refusal: "taken" };
    await recordAct(inside, null, { act: "create", subject: { id, name: key }, became: "active" });
    return { code: await makeResetCode(inside, id, CODE_S) };
  });
}

/** Grants the role or revokes it. */
const changeRole = (queries: Queries, account: string, isOperator: boolean): Promise<Operated> =>
  queries.transaction(async (inside) => {
    const user = await userByAccount(inside, account);
    if (user === null) return { refusal: "unknown" };
    if (user.isOperator === isOperator) return { refusal: isOperator ? "isOperator" : "noOperator" };
    await changeUser(inside, user.id, { isOperator });
    const [before, after] = isOperator ? (["user", "operator"] as const) : (["operator", "user"] as const);
    await recordAct(inside, null, {
      act: isOperator ? "grant" : "revoke",
      subject: { id: user.id, name: account },
      was: before,
      became: after,
    });
    const inForce = and(eq(users.isOperator, true), isNull(users.lockedAt));
    return { operators: await inside.$count(users, inForce) };
  });

/** Executes a command about an account. Only the account's owner ever learns the password. */
export async function operate(queries: Queries, { command, account }: OperatorCommand): Promise<Operated> {
  if (accountFault(account) !== null) return { refusal: "badName" };
  const key = accountKey(account);
  switch (command) {
    case "create":
      return create(queries, account);
    case "operator":
    case "no-operator":
      return changeRole(queries, key, command === "operator");
    case "reset": {
      const user = await userByAccount(queries, key);
      return user === null ? { refusal: "unknown" } : { code: await giveResetCode(queries, null, user) };
    }
  }
}
