import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { accountKey } from "#domain/desk/operators/accountKey.ts";
import { userByAccount, type StoredUser } from "./users.ts";
import { accountFault } from "./accountName.ts";
import type { AccountParts } from "./AccountParts.ts";
import { isPassword, NOBODYS_HASH } from "./passwords/hashing.ts";
import { forgetCounts, LIMITS, type Tries, type Try } from "./tries.ts";

const MINUTE_S = 60;

/** Why signing in failed. It does not say whether the name or the password was wrong. */
export type NotIn = { readonly waitS: number } | "wrong";

type SignInParts = Pick<AccountParts, "queries" | "tries" | "log" | "originKey">;

const networkOf = (c: Context) => c.get("arrival").network;
const pairOf = (account: string, c: Context) => ({ of: account, from: networkOf(c) });

/** A try to sign in, counted before anything is compared. */
interface SignInTry {
  readonly account: string;
  /** 0 if the try may be compared. */
  readonly waitS: number;
  /** Where it is counted if it may be compared. */
  readonly counted: readonly Try[];
}

const ORIGIN_LENGTH = 8;
const originOf = (c: Context, key: string) =>
  createHmac("sha256", key).update(networkOf(c)).digest("base64url").slice(0, ORIGIN_LENGTH);

/** Never the typed name: it may be a password in the wrong field. */
async function logTry(
  { queries, log, originKey }: SignInParts,
  c: Context,
  account: string,
  refused: { readonly waitS: number; readonly limit: string } | null,
): Promise<void> {
  const user = accountFault(account) === null ? await userByAccount(queries, account) : null;
  const facts = { requestId: c.get("requestId"), userId: user?.id ?? null, origin: originOf(c, originKey) };
  if (refused === null) log.info(facts, "a sign-in failed");
  else log.warn({ ...facts, ...refused }, "a sign-in was refused: too many have failed");
}

/**
 * Counts a try to sign in to an account. From a network where the account has signed in before, only tries at this
 * account from this network count, so that nobody else's tries can lock the owner out.
 */
async function countTry(parts: SignInParts, account: string, c: Context): Promise<SignInTry> {
  const pair = pairOf(account, c);
  const isKnown = await parts.tries.isKnown(pair);
  const counted: Try[] = [{ limit: LIMITS.pair, ...pair }];
  if (!isKnown)
    counted.push({ limit: LIMITS.account, of: account }, { limit: LIMITS.network, of: networkOf(c) });
  const refused = await parts.tries.take(counted);
  if (refused !== null) await logTry(parts, c, account, refused);
  return { account, counted, waitS: refused?.waitS ?? 0 };
}

/** Counts a try to set a password with a code, by network only. */
export async function countCode(parts: SignInParts, account: string, c: Context): Promise<SignInTry> {
  const counted = [{ limit: LIMITS.code, of: networkOf(c) }];
  const refused = await parts.tries.take(counted);
  if (refused !== null) await logTry(parts, c, account, refused);
  return { account, counted, waitS: refused?.waitS ?? 0 };
}

/** Compares what was typed. A try that cannot be compared, for instance because too many wait, is not counted. */
export async function compare<Found>(
  { tries }: SignInParts,
  { counted }: SignInTry,
  work: () => Promise<Found>,
): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    // If the database is away this fails too; the caller learns why nothing was compared.
    await tries.giveBack(counted).catch(() => {});
    throw error;
  }
}

/**
 * Records a successful try: resets the counts of the account, does not count this try for the network, and
 * remembers the account as known there.
 */
async function rightTry({ tries }: SignInParts, { account, counted }: SignInTry, c: Context): Promise<void> {
  await tries.forget([
    { limit: LIMITS.pair, ...pairOf(account, c) },
    { limit: LIMITS.account, of: account },
  ]);
  await tries.giveBack(counted.filter(({ limit }) => limit === LIMITS.network));
  await knownHere(tries, account, c);
}

/** Records that a code has set a new password: resets the counts of tries at the former one in every network. */
export async function rightCode(
  { queries, tries }: SignInParts,
  { account, counted }: SignInTry,
  c: Context,
): Promise<void> {
  await tries.giveBack(counted);
  await forgetCounts(queries, account);
  await knownHere(tries, account, c);
}

/** Remembers that somebody has proved in this network to own the account. */
export const knownHere = (tries: Tries, account: string, c: Context): Promise<void> =>
  tries.remember(pairOf(account, c));

export const wrongTry = (parts: SignInParts, { account }: SignInTry, c: Context): Promise<void> =>
  logTry(parts, c, account, null);

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
  const user = await compare(parts, attempt, async () => {
    const named = accountFault(account) === null ? await userByAccount(parts.queries, account) : null;
    return (await isPassword(named?.passwordHash ?? NOBODYS_HASH, password)) ? named : null;
  });
  if (user === null) {
    await wrongTry(parts, attempt, c);
    return "wrong";
  }
  await rightTry(parts, attempt, c);
  return user;
}
