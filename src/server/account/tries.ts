import { createHash } from "node:crypto";
import { or, sql } from "drizzle-orm";
import type { RateLimiterDrizzle } from "rate-limiter-flexible";
import { rateLimits } from "../database/schema/accountSchema.ts";
import type { Queries } from "../database/queries.ts";

/** How many tries are allowed in a time. */
interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /**
   * If set, a wait follows the last of these tries and each later one, longer every time. If absent, no more tries
   * are allowed until the time is over.
   */
  readonly waitsS?: readonly number[];
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const WAITS_S = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE_S);

export const LIMITS = {
  /** Wrong passwords for one account from one network. */
  pair: { name: "pair", points: 6, seconds: DAY_S, waitsS: WAITS_S },
  /** Wrong passwords for one account, from networks where its owner has not signed in before. */
  account: { name: "account", points: 6, seconds: DAY_S, waitsS: WAITS_S },
  /**
   * Wrong passwords from one network for accounts that have not signed in there before: an institute of 500
   * behind one address mistypes less.
   */
  network: { name: "network", points: 500, seconds: DAY_S, waitsS: WAITS_S },
  /**
   * Tries with a code from one network. Wrong passwords do not count here, because they may have locked the
   * account that the code is to open; a code has 100 random bits.
   */
  code: { name: "code", points: 30, seconds: 15 * MINUTE_S },
  /** A whole office may register at once. */
  registration: { name: "registration", points: 20, seconds: 60 * MINUTE_S },
  /** Mails to one account, and mails requested from one network. */
  mail: { name: "mail", points: 3, seconds: 15 * MINUTE_S },
  mailNetwork: { name: "mail-network", points: 12, seconds: 15 * MINUTE_S },
} as const satisfies Record<string, Limit>;

/** Accounts that have signed in from a network. */
const KNOWN: Limit = { name: "known", points: 1, seconds: 90 * DAY_S };

/** An account or a network; with `from`, an account from one network. */
interface Counted {
  readonly of: string;
  readonly from?: string;
}
export interface Try extends Counted {
  readonly limit: Limit;
}

/** Only hashes are stored as keys, because people sometimes type a password into a name field. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url");
/** Begins with the account, so that everything stored about an account can be found. */
const keyOf = ({ of, from }: Counted) => (from === undefined ? hashOf(of) : `${hashOf(of)}.${hashOf(from)}`);

/** The limit that is used up, and the seconds to wait. */
interface Refused {
  readonly waitS: number;
  readonly limit: string;
}

/** Counts tries in the database, so that all nodes share the counts. */
export interface Tries {
  /** Takes one try of each limit, or none and the reason. */
  take(tries: readonly Try[]): Promise<Refused | null>;
  /** Takes back a count, because the try was right or was never compared. */
  giveBack(tries: readonly Try[]): Promise<void>;
  /** Resets the counts once somebody has proved their identity. */
  forget(tries: readonly Try[]): Promise<void>;
  /** Whether this was remembered within the last 90 days. */
  isKnown(who: Counted): Promise<boolean>;
  remember(who: Counted): Promise<void>;
}

/** The limiter throws a count, not an error, when a limit is used up. */
const waitOf = (thrown: unknown): number => {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null) throw thrown;
  return "msBeforeNext" in thrown ? Math.max(1, Math.ceil(Number(thrown.msBeforeNext) / 1000)) : 1;
};

/** The parameters of the package; beyond `points` it refuses for `blockS`. */
interface Counter {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly blockS: number;
}

const UNLIMITED = 2 ** 30;
const counterOf = ({ name, points, seconds, waitsS }: Limit): Counter =>
  waitsS === undefined
    ? { name, points, seconds, blockS: seconds }
    : { name, points: UNLIMITED, seconds, blockS: 0 };
/** Allows one try and then closes for a wait, which refused tries do not lengthen. */
const gateOf = ({ name, seconds }: Limit): Counter => ({
  name: `${name}-wait`,
  points: 1,
  seconds,
  blockS: 0,
});

/** Names under which something about an account is stored. */
const namesOf = (limit: Limit) =>
  limit.waitsS === undefined ? [limit.name] : [limit.name, gateOf(limit).name];
const COUNTS = [LIMITS.pair, LIMITS.account, LIMITS.mail].flatMap(namesOf);

async function forgetKept(queries: Queries, account: string, names: readonly string[]): Promise<void> {
  const begins = names.map((name) => sql`starts_with(${rateLimits.key}, ${`${name}:${hashOf(account)}`})`);
  await queries.delete(rateLimits).where(or(...begins));
}

/** Resets all counts of an account, in every network; networks where it is known stay known. */
export const forgetCounts = (queries: Queries, account: string): Promise<void> =>
  forgetKept(queries, account, COUNTS);

/** Deletes everything about a deleted account. */
export const forgetAccount = (queries: Queries, account: string): Promise<void> =>
  forgetKept(queries, account, [...COUNTS, ...namesOf(KNOWN)]);

export function triesIn(queries: Queries): Tries {
  const limiters = new Map<string, Promise<RateLimiterDrizzle>>();
  /** The package is loaded at the first try. */
  const make = async ({ name, points, seconds, blockS }: Counter) => {
    const { RateLimiterDrizzle } = await import("rate-limiter-flexible");
    return new RateLimiterDrizzle({
      storeClient: queries,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: blockS,
      clearExpiredByTimeout: false,
    });
  };
  const limiterOf = (counter: Counter) => {
    const limiter = limiters.get(counter.name) ?? make(counter);
    limiters.set(counter.name, limiter);
    return limiter;
  };

  /** The seconds to wait, 0 if the try is taken. */
  async function takeOne(one: Try): Promise<number> {
    const { limit } = one;
    const limiter = await limiterOf(counterOf(limit));
    const key = keyOf(one);
    const { points, waitsS } = limit;
    if (waitsS === undefined) return limiter.consume(key).then(() => 0, waitOf);
    const gate = await limiterOf(gateOf(limit));
    const closed = await gate.get(key);
    if (closed !== null && closed.consumedPoints > 0) return waitOf(closed);
    const { consumedPoints } = await limiter.consume(key);
    if (consumedPoints < points) return 0;
    const customDuration = waitsS[Math.min(consumedPoints - points, waitsS.length - 1)]!;
    const waitS = await gate.consume(key, 1, { customDuration }).then(() => 0, waitOf);
    if (waitS > 0) await limiter.reward(key);
    return waitS;
  }
  async function giveBackOne(one: Try): Promise<void> {
    const { limit } = one;
    await (await limiterOf(counterOf(limit))).reward(keyOf(one));
    if (limit.waitsS !== undefined) await (await limiterOf(gateOf(limit))).delete(keyOf(one));
  }
  async function giveBack(tries: readonly Try[]): Promise<void> {
    for (const each of tries) await giveBackOne(each);
  }

  return {
    async take(tries) {
      for (const [at, each] of tries.entries()) {
        const waitS = await takeOne(each);
        if (waitS === 0) continue;
        await giveBack(tries.slice(0, at));
        return { waitS, limit: each.limit.name };
      }
      return null;
    },
    giveBack,
    async forget(tries) {
      for (const one of tries) {
        const { limit } = one;
        await (await limiterOf(counterOf(limit))).delete(keyOf(one));
        if (limit.waitsS !== undefined) await (await limiterOf(gateOf(limit))).delete(keyOf(one));
      }
    },
    isKnown: async (who) => (await (await limiterOf(counterOf(KNOWN))).get(keyOf(who))) !== null,
    async remember(who) {
      await (await limiterOf(counterOf(KNOWN))).set(keyOf(who), 1, KNOWN.seconds);
    },
  };
}
