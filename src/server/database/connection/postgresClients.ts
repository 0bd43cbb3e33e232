import { Socket } from "node:net";
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from "pg";
import { DatabaseAway, lostConnect, lostQuery } from "./DatabaseAway.ts";
import { seconds } from "./within.ts";

/** How long to wait for a server. A server that is silent for longer is gone or unreachable. */
export interface Deadlines {
  readonly connectMs: number;
  /** Time for the answer to one query. */
  readonly queryMs: number;
}

/** With this, the operating system also detects a dead connection while it is idle. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/**
 * Multiple of the query deadline after which an idle transaction is ended; our transactions send their next query
 * at once.
 */
const IDLE_TIMES = 4;

/**
 * Settings for the server's side of a connection, so that it ends too when nothing gets through any more:
 * unconfirmed answers, a silent client, or an idle transaction whose locks block others. `options` in the
 * connection's address replace these.
 */
function serverSide(queryMs: number): string {
  const settings = {
    tcp_user_timeout: queryMs,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 10,
    tcp_keepalives_count: 3,
    idle_in_transaction_session_timeout: IDLE_TIMES * queryMs,
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

/**
 * Names for frequent statements: the server keeps them parsed and planned for each connection, and only receives
 * their parameters. Shared by the connections of a pool.
 */
function statementNames() {
  const asked = new Map<string, number>();
  const names = new Map<string, string>();
  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMED) return name;
    const times = (asked.get(text) ?? 0) + 1;
    // Lists of every length are different statements, so old counts are dropped to make room.
    if (asked.size >= MOST_COUNTED) asked.clear();
    if (times < OFTEN) asked.set(text, times);
    else {
      asked.delete(text);
      names.set(text, `v${names.size}`);
    }
    return names.get(text);
  };
}
type StatementNames = ReturnType<typeof statementNames>;

/**
 * Limit of named statements, above the number of all calls' statements; each takes some 100 kB of a connection's
 * process.
 */
const MOST_NAMED = 100;
const MOST_COUNTED = 1000;
const OFTEN = 20;

/** Adds the name of its statement to a query, if it has one; only statements with parameters are named. */
function withName(given: readonly unknown[], nameOf: StatementNames): readonly unknown[] {
  const [config, values, ...rest] = given;
  if (typeof config !== "object" || config === null || !("text" in config) || !Array.isArray(values))
    return given;
  const { text, name: own } = config as { readonly text: unknown; readonly name?: unknown };
  if (own !== undefined) return given;
  const name = typeof text === "string" && values.length > 0 ? nameOf(text) : undefined;
  return name === undefined ? given : [{ ...config, name }, values, ...rest];
}

/** Both forms of `query`, promise and callback: the driver's overloads cannot be called as one type. */
type Ask = (...given: readonly unknown[]) => unknown;

/** A query that is not answered in time ends its connection, and a later answer is ignored. */
function askWithin(client: Client, queryMs: number, nameOf?: StatementNames): Client["query"] {
  const ask = client.query.bind(client) as Ask;
  function asking(...unnamed: readonly unknown[]): unknown {
    const given = nameOf === undefined ? unnamed : withName(unnamed, nameOf);
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
export const clientsWithin = (
  { connectMs, queryMs }: Deadlines,
  sockets: Sockets = new Map(),
  nameOf?: StatementNames,
) =>
  class extends Client {
    constructor(config?: ClientConfig) {
      const stream = () => socketIn(sockets);
      const options = serverSide(queryMs);
      super({ options, ...config, ...KEEP_ALIVE, connectionTimeoutMillis: connectMs, stream });
      this.query = askWithin(this, queryMs, nameOf);
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
  /** Time to wait for a free connection. */
  readonly queueMs: number;
  readonly deadlines: Deadlines;
  /** Whether the server keeps frequent statements; long queries are planned anew each time. */
  readonly keepsStatements?: boolean;
}

/** A pool of at most `max` connections. A connection ends with a query that it does not answer in time. */
export function poolWithin(parts: PoolParts): PoolWithin {
  const { connectionString, max, queueMs, deadlines, keepsStatements = false } = parts;
  const sockets: Sockets = new Map();
  const pool = new GivingBackPool({
    connectionString,
    max,
    // The pool has one deadline for both waits and passes its own to every connection; the client's class
    // sets the right one.
    connectionTimeoutMillis: queueMs,
    Client: clientsWithin(deadlines, sockets, keepsStatements ? statementNames() : undefined),
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
