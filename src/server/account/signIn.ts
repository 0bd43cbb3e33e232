import type { Context } from "hono";
import { userByAccount, type StoredUser } from "./users.ts";
import { accountFault, accountKey } from "./accountName.ts";
import type { AccountParts } from "./AccountParts.ts";
import { isPassword, NOBODYS_HASH } from "./passwords/hashing.ts";
import { LIMITS, type Tries } from "./tries.ts";

const MINUTE_S = 60;

/** Why signing in failed. It does not tell whether the name or the password was wrong. */
export type NotIn = { readonly waitS: number } | "wrong";

const ofAccount = (account: string) => ({ limit: LIMITS.account, of: account });
const ofNetwork = (c: Context) => ({ limit: LIMITS.network, of: c.get("arrival").network });

/** Counts a try to sign in to an account; returns the seconds to wait if there were too many, otherwise 0. */
export const countTry = (tries: Tries, account: string, c: Context) =>
  tries.take([ofNetwork(c), ofAccount(account)]);

/**
 * Records a successful try: earlier tries of the account are forgotten, and this one is not counted for the
 * network.
 */
export async function rightTry(tries: Tries, account: string, c: Context): Promise<void> {
  await tries.forget([ofAccount(account)]);
  await tries.giveBack([ofNetwork(c)]);
}

/** The sentence of a lockout, with the time to wait. */
export const lockedOut = (waitS: number) => `尝试次数过多，${Math.ceil(waitS / MINUTE_S)} 分钟后可再试`;

/**
 * The user with this account and password. Tries are counted before anything is compared, and an unknown name
 * takes as much computing as a known one.
 */
export async function checkPassword(
  { queries, tries }: Pick<AccountParts, "queries" | "tries">,
  c: Context,
  typedAccount: string,
  password: string,
): Promise<StoredUser | NotIn> {
  const account = accountKey(typedAccount);
  const waitS = await countTry(tries, account, c);
  if (waitS > 0) return { waitS };
  const user = accountFault(account) === null ? await userByAccount(queries, account) : null;
  const isRight = await isPassword(user?.passwordHash ?? NOBODYS_HASH, password);
  if (user === null || !isRight) return "wrong";
  await rightTry(tries, account, c);
  return user;
}
