import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { userByAccount, type StoredUser } from "./users.ts";
import { accountFault, accountKey } from "./accountName.ts";
import type { AccountParts } from "./AccountParts.ts";
import { isPassword, NOBODYS_HASH } from "./passwords/hashing.ts";
import { LIMITS, type Tries, type Try } from "./tries.ts";

const MINUTE_S = 60;

/** Why signing in failed. It does not tell whether the name or the password was wrong. */
export type NotIn = { readonly waitS: number } | "wrong";

type SignInParts = Pick<AccountParts, "queries" | "tries" | "log">;

const networkOf = (c: Context) => c.get("arrival").network;
/** An account name has no line break. */
const pairOf = (account: string, c: Context) => `${account}\n${networkOf(c)}`;

/** A try to sign in, counted before anything is compared. */
interface SignInTry {
  readonly account: string;
  /** 0 if the try may be compared. */
  readonly waitS: number;
  /** The account has signed in from this network before. */
  readonly isKnown: boolean;
}

/** The log groups tries by origin with it, within one process; it leads back to no address. */
const LOG_KEY = randomBytes(32);
const ORIGIN_LENGTH = 8;
const originOf = (c: Context) =>
  createHmac("sha256", LOG_KEY).update(networkOf(c)).digest("base64url").slice(0, ORIGIN_LENGTH);

/** Never the typed name: it may be a password in the wrong field. */
async function logTry(
  { queries, log }: SignInParts,
  c: Context,
  account: string,
  refused: { readonly waitS: number; readonly limit: string } | null,
): Promise<void> {
  const user = accountFault(account) === null ? await userByAccount(queries, account) : null;
  const facts = { requestId: c.get("requestId"), userId: user?.id ?? null, origin: originOf(c) };
  if (refused === null) log.info(facts, "a sign-in failed");
  else log.warn({ ...facts, ...refused }, "a sign-in was refused: too many have failed");
}

/**
 * Counts a try to sign in to an account. From a network where the account has signed in before, only tries at
 * this account from there count: what others do elsewhere, or beside it, bars nobody.
 */
export async function countTry(parts: SignInParts, account: string, c: Context): Promise<SignInTry> {
  const pair = pairOf(account, c);
  const isKnown = await parts.tries.isKnown(pair);
  const counted: Try[] = [{ limit: LIMITS.pair, of: pair }];
  if (!isKnown)
    counted.push({ limit: LIMITS.account, of: account }, { limit: LIMITS.network, of: networkOf(c) });
  const refused = await parts.tries.take(counted);
  if (refused !== null) await logTry(parts, c, account, refused);
  return { account, isKnown, waitS: refused?.waitS ?? 0 };
}

/**
 * Records a successful try: earlier ones of the account are forgotten, this one is not counted for the network,
 * and the account is known there from now on.
 */
export async function rightTry(
  { tries }: SignInParts,
  { account, isKnown }: SignInTry,
  c: Context,
): Promise<void> {
  await tries.forget([
    { limit: LIMITS.pair, of: pairOf(account, c) },
    { limit: LIMITS.account, of: account },
  ]);
  if (!isKnown) await tries.giveBack([{ limit: LIMITS.network, of: networkOf(c) }]);
  await knownHere(tries, account, c);
}

/** Somebody has proved here to be this account's owner. */
export const knownHere = (tries: Tries, account: string, c: Context): Promise<void> =>
  tries.remember(pairOf(account, c));

export const wrongTry = (parts: SignInParts, { account }: SignInTry, c: Context): Promise<void> =>
  logTry(parts, c, account, null);

/** What is counted for an account and for this network, to be forgotten with the account. */
export const triesOf = (account: string, c: Context): readonly Try[] => [
  { limit: LIMITS.account, of: account },
  { limit: LIMITS.mail, of: account },
  { limit: LIMITS.pair, of: pairOf(account, c) },
];

/** The sentence of a lockout, with the time to wait. */
export const lockedOut = (waitS: number) => `尝试次数过多，${Math.ceil(waitS / MINUTE_S)} 分钟后可再试`;

/**
 * The user with this account and password. Tries are counted before anything is compared, and an unknown name
 * takes as much computing as a known one.
 */
export async function checkPassword(
  parts: SignInParts,
  c: Context,
  typedAccount: string,
  password: string,
): Promise<StoredUser | NotIn> {
  const account = accountKey(typedAccount);
  const attempt = await countTry(parts, account, c);
  if (attempt.waitS > 0) return { waitS: attempt.waitS };
  const user = accountFault(account) === null ? await userByAccount(parts.queries, account) : null;
  const isRight = await isPassword(user?.passwordHash ?? NOBODYS_HASH, password);
  if (user === null || !isRight) {
    await wrongTry(parts, attempt, c);
    return "wrong";
  }
  await rightTry(parts, attempt, c);
  return user;
}
