import { Client, Pool, type ClientConfig, type PoolClient } from "pg";

/** How long a server is waited for. One that stays silent for longer is not there, or the way to it is not. */
export interface Deadlines {
  readonly connectMs: number;
  /** For the answer to one query. */
  readonly queryMs: number;
}

/** A connection along which nothing comes any more is found out by the system, too, while nobody asks. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const seconds = (ms: number) => `${ms / 1000} s`;

/** Both ways of asking, by promise and by callback: the driver's overloads do not let themselves be called as one. */
type Ask = (...given: readonly unknown[]) => unknown;

/** A query that is not answered in time ends its connection: whatever it may still say is nobody's any more. */
function askWithin(client: Client, queryMs: number): Client["query"] {
  const ask = client.query.bind(client) as Ask;
  function asking(...given: readonly unknown[]): unknown {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void client.end();
    }, queryMs);
    const named = (error: unknown) =>
      isLate
        ? new Error(`The database has not answered within ${seconds(queryMs)}`, { cause: error })
        : error;
    const heard = given.at(-1);
    if (typeof heard === "function") {
      return ask(...given.slice(0, -1), (error: unknown, answer: unknown) => {
        clearTimeout(timer);
        heard(error === null || error === undefined ? error : named(error), answer);
      });
    }
    return Promise.resolve(ask(...given))
      .catch((error: unknown) => {
        throw named(error);
      })
      .finally(() => clearTimeout(timer));
  }
  return asking as Client["query"];
}

/** Connections with these deadlines. Each hears its own loss: unheard, it would end the process. */
export const clientsWithin = ({ connectMs, queryMs }: Deadlines) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, ...KEEP_ALIVE, connectionTimeoutMillis: connectMs });
      this.query = askWithin(this, queryMs);
      // Whoever waits for an answer is told by it, and an ended connection is not used again.
      this.on("error", () => {});
    }
  };

/**
 * A connection that ends in somebody's hands goes back at once: a transaction that cannot even begin never gives it back, and ten
 * of these would be all there are.
 */
function givenBackAtItsEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isBack = false;
  const giveBack = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off("end", lose);
    release(error);
  };
  const lose = () => giveBack(true);
  client.once("end", lose);
  client.release = giveBack;
  return client;
}

type Given = Parameters<Pool["connect"]>[0];

class GivingBackPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Given): void;
  override connect(callback?: Given): Promise<PoolClient> | void {
    return callback === undefined ? super.connect().then(givenBackAtItsEnd) : super.connect(callback);
  }
}

interface PoolParts {
  readonly connectionString: string;
  readonly max: number;
  /** For a free connection. */
  readonly queueMs: number;
  readonly deadlines: Deadlines;
}

/** At most `max` connections, each of which ends with the query that it does not answer in time. */
export function poolWithin({ connectionString, max, queueMs, deadlines }: PoolParts): Pool {
  const pool = new GivingBackPool({
    connectionString,
    max,
    // The pool has one deadline for both waits, and hands its own to every connection, which sets it right.
    connectionTimeoutMillis: queueMs,
    Client: clientsWithin(deadlines),
  });
  // A connection that drops while idle is replaced by the next query, which reports if that fails too.
  pool.on("error", () => {});
  return pool;
}

/** Connections that are dead do not say goodbye. */
const CLOSE_MS = 2_000;

/** Closes as far as that can be done. */
export const letGo = (closing: Promise<unknown>): Promise<void> =>
  within(CLOSE_MS, closing).then(
    () => {},
    () => {},
  );

/** @throws Error when the work takes longer */
export const within = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It took longer than ${seconds(ms)}`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
