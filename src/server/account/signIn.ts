import type { Context } from "hono";
import { userByAccount, type StoredUser } from "./users.ts";
import { accountFault, accountKey } from "./accountName.ts";
import type { AccountParts } from "./AccountParts.ts";
import { isPassword, NOBODYS_HASH } from "./passwords/hashing.ts";
import { LIMITS, type Tries } from "./tries.ts";

const MINUTE_S = 60;

/** Why somebody did not get in. Which of name and password was wrong, nobody learns. */
export type NotIn = { readonly waitS: number } | "wrong";

const ofAccount = (account: string) => ({ limit: LIMITS.account, of: account });
const ofNetwork = (c: Context) => ({ limit: LIMITS.network, of: c.get("arrival").network });

/** Counts a try to get into an account; answers how many seconds to wait where there were too many, else 0. */
export const countTry = (tries: Tries, account: string, c: Context) =>
  tries.take([ofNetwork(c), ofAccount(account)]);

/** The try was right: the account's earlier ones are forgotten, and the network is not charged with it. */
export async function rightTry(tries: Tries, account: string, c: Context): Promise<void> {
  await tries.forget([ofAccount(account)]);
  await tries.giveBack([ofNetwork(c)]);
}

/** The sentence of a lockout, with its time. */
export const lockedOut = (waitS: number) => `尝试次数过多，${Math.ceil(waitS / MINUTE_S)} 分钟后可再试`;

/**
 * Who has that account and password. Tries are counted before anything is compared, and for a name that nobody has
 * as much is computed as for any other.
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
