import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Queries } from "../../database/queries.ts";
import { addUser, userByAccount } from "../users.ts";
import { accountFault, accountKey } from "../accountName.ts";
import { hashPassword } from "../passwords/hashing.ts";
import { makeResetCode } from "../passwords/resetCode.ts";
import { forgetCounts } from "../tries.ts";

/** An operator passes the code on to somebody who may be away until tomorrow. */
const CODE_S = 24 * 3600;
const MAX_NAME = 1000;

export const OperatorCommandSchema = v.strictObject({
  command: v.picklist(["create", "reset"]),
  account: v.pipe(v.string(), v.maxLength(MAX_NAME)),
});
export type OperatorCommand = v.InferOutput<typeof OperatorCommandSchema>;

export const OperatedSchema = v.union([
  v.object({ code: v.string() }),
  v.object({ refusal: v.picklist(["taken", "unknown", "badName"]) }),
]);
type Operated = v.InferOutput<typeof OperatedSchema>;

/** A code with which the account's owner sets a password, so that nobody else ever learns it. */
export async function operate(queries: Queries, { command, account }: OperatorCommand): Promise<Operated> {
  if (accountFault(account) !== null) return { refusal: "badName" };
  const key = accountKey(account);
  if (command === "create") {
    // Nobody knows this password: only the code opens the account.
    const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
    const userId = await addUser(queries, {
      account: key,
      name: account.normalize("NFKC").trim(),
      passwordHash,
    });
    if (userId === null) return { refusal: "taken" };
    return { code: await makeResetCode(queries, userId, CODE_S) };
  }
  const user = await userByAccount(queries, key);
  if (user === null) return { refusal: "unknown" };
  await forgetCounts(queries, key);
  return { code: await makeResetCode(queries, user.id, CODE_S) };
}
