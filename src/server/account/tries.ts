import { createHash } from "node:crypto";
import type { RateLimiterDrizzle } from "rate-limiter-flexible";
import { rateLimits } from "../database/schema/accountSchema.ts";
import type { Queries } from "../database/queries.ts";

/** How many tries are allowed, and how long to wait after that. */
interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const MINUTE_S = 60;

export const LIMITS = {
  /** Wrong passwords for one account, and from one network. */
  account: { name: "account", points: 6, seconds: 15 * MINUTE_S },
  network: { name: "network", points: 6, seconds: 15 * MINUTE_S },
  /** A whole office may register at once. */
  registration: { name: "registration", points: 20, seconds: 60 * MINUTE_S },
  /** Mails to one account, and mails requested from one network. */
  mail: { name: "mail", points: 3, seconds: 15 * MINUTE_S },
  mailNetwork: { name: "mail-network", points: 12, seconds: 15 * MINUTE_S },
} as const;

/** A try, counted for an account or a network. */
interface Try {
  readonly limit: Limit;
  readonly of: string;
}

/** Only hashes are stored as keys, because people sometimes type a password into a name field. */
const keyOf = ({ of }: Try) => createHash("sha256").update(of).digest("base64url");

/** Counts tries in the database, so that all nodes share the counts. */
export interface Tries {
  /**
   * Takes one try of each limit until one is used up; returns the seconds to wait for that one, otherwise 0.
   */
  take(tries: readonly Try[]): Promise<number>;
  /** Takes back a count, because the try was right. */
  giveBack(tries: readonly Try[]): Promise<void>;
  /** Resets the counts once somebody has proved their identity in another way. */
  forget(tries: readonly Try[]): Promise<void>;
}

/** The limiter throws a count, not an error, when a limit is used up. */
const waitOf = (thrown: unknown): number => {
  if (thrown instanceof Error || typeof thrown !== "object" || thrown === null) throw thrown;
  return "msBeforeNext" in thrown ? Math.max(1, Math.ceil(Number(thrown.msBeforeNext) / 1000)) : 1;
};

export function triesIn(queries: Queries): Tries {
  const limiters = new Map<string, Promise<RateLimiterDrizzle>>();
  /** The package is loaded at the first try. */
  const make = async ({ name, points, seconds }: Limit) => {
    const { RateLimiterDrizzle } = await import("rate-limiter-flexible");
    return new RateLimiterDrizzle({
      storeClient: queries,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      blockDuration: seconds,
      clearExpiredByTimeout: false,
    });
  };
  const limiterOf = (limit: Limit) => {
    const limiter = limiters.get(limit.name) ?? make(limit);
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    async take(tries) {
      for (const each of tries) {
        const limiter = await limiterOf(each.limit);
        const wait = await limiter.consume(keyOf(each)).then(() => 0, waitOf);
        if (wait > 0) return wait;
      }
      return 0;
    },
    async giveBack(tries) {
      for (const each of tries) await (await limiterOf(each.limit)).reward(keyOf(each));
    },
    async forget(tries) {
      for (const each of tries) await (await limiterOf(each.limit)).delete(keyOf(each));
    },
  };
}
