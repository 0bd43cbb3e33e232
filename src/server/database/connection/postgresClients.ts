import { Socket } from "node:net";
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from "pg";
import { DatabaseAway, lostConnect, lostQuery } from "./DatabaseAway.ts";
import { seconds } from "./within.ts";

/** How long to wait for a server. A server that is silent for longer is gone or unreachable. */
export interface Deadlines {
  readonly connectMs: number;
  /** For the answer to one query. */
  readonly queryMs: number;
}

/** With this, the operating system also detects a dead connection while it is idle. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Both forms of `query`, promise and callback: the driver's overloads cannot be called as one type. */
type Ask = (...given: readonly unknown[]) => unknown;

/** A query that is not answered in time ends its connection, and a later answer is ignored. */
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
        ? new DatabaseAway(`The database has not answered within ${seconds(queryMs)}`, { cause: error })
        : lostQuery(error);
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

/** Open sockets, with the time at which each was made (`performance.now`). */
type Sockets = Map<Socket, number>;

function socketIn(sockets: Sockets): Socket {
  const socket = new Socket();
  sockets.set(socket, performance.now());
  return socket.once("close", () => sockets.delete(socket));
}

/**
 * A client with these deadlines, its socket in `sockets`. It listens for its own errors: without a listener
 * they would end the process.
 */
export const clientsWithin = ({ connectMs, queryMs }: Deadlines, sockets: Sockets = new Map()) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      const stream = () => socketIn(sockets);
      super({ ...config, ...KEEP_ALIVE, connectionTimeoutMillis: connectMs, stream });
      this.query = askWithin(this, queryMs);
      // The failed query reports the error to its caller, and a closed connection is not used again.
      this.on("error", () => {});
    }
  };

/**
 * Returns a connection to the pool as soon as it ends while in use: a transaction that cannot even begin
 * never returns it, and ten of these would use up the pool.
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
  constructor(config: PoolConfig) {
    super(config);
    const ask = this.query.bind(this) as Ask;
    // The pool reports the loss of a connection in its own way, past the client's `query`.
    const asking = (...given: readonly unknown[]) =>
      Promise.resolve(ask(...given)).catch((error: unknown) => {
        throw lostQuery(error);
      });
    this.query = asking as Pool["query"];
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Given): void;
  override connect(callback?: Given): Promise<PoolClient> | void {
    if (callback === undefined) {
      return super.connect().then(givenBackAtItsEnd, (error: unknown) => {
        throw lostConnect(error);
      });
    }
    // `Error | undefined` is what the driver passes, and what `lostConnect` returns for an error.
    super.connect((error, client, done) =>
      callback(error ? (lostConnect(error) as Error) : error, client, done),
    );
  }
}

export interface PoolWithin {
  readonly pool: Pool;
  /** Ends connections made before this time, without waiting for what they were asked. */
  readonly cut: (madeBefore: number) => void;
}

interface PoolParts {
  readonly connectionString: string;
  readonly max: number;
  /** For a free connection. */
  readonly queueMs: number;
  readonly deadlines: Deadlines;
}

/** A pool of at most `max` connections. A connection ends with a query that it does not answer in time. */
export function poolWithin({ connectionString, max, queueMs, deadlines }: PoolParts): PoolWithin {
  const sockets: Sockets = new Map();
  const pool = new GivingBackPool({
    connectionString,
    max,
    // The pool has one deadline for both waits and passes its own to every connection; the client's class
    // sets the right one.
    connectionTimeoutMillis: queueMs,
    Client: clientsWithin(deadlines, sockets),
  });
  // An idle connection that drops is replaced at the next query, which reports if that fails too.
  pool.on("error", () => {});
  return {
    pool,
    cut(madeBefore) {
      for (const [socket, madeAt] of sockets) if (madeAt < madeBefore) socket.destroy();
    },
  };
}
