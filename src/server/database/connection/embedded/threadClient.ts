import type { ParserOptions, Results } from "@electric-sql/pglite";
import type { AskOptions, Asking, EmbeddedClient } from "./EmbeddedClient.ts";
import type { EmbeddedThread } from "./EmbeddedThread.ts";
import type { Answer } from "./threadMessages.ts";
import type { Turns } from "./Turns.ts";

export interface ClientDeadlines {
  /** Time to wait for a turn. */
  readonly queueMs: number;
  /** Time for the answer to one query. */
  readonly queryMs: number;
}

interface ClientParts extends Pick<EmbeddedClient, "listen" | "close"> {
  readonly turns: Turns;
  /** The current thread; waits while a new one is being started. */
  readonly thread: () => Promise<EmbeddedThread>;
}

/** Parses, in place, values that the thread has returned as text. */
function parse({ fields, rows }: Answer, parsers: ParserOptions, isArray: boolean): void {
  const own = new Map<string | number, ParserOptions[number]>();
  for (const [at, { name, dataTypeID }] of fields.entries()) {
    const key = isArray ? at : name;
    const parser = parsers[dataTypeID];
    // If several columns have the same name, an object holds the last.
    if (parser === undefined) own.delete(key);
    else own.set(key, parser);
  }
  for (const row of rows as Record<string | number, string | null>[])
    for (const [key, parser] of own) {
      const text = row[key];
      if (typeof text === "string") row[key] = parser(text);
    }
}

/**
 * Copies bytes before they are transferred, so that the caller keeps them; only these bytes, not the whole buffer
 * behind them.
 */
const sent = (param: unknown) => (param instanceof Uint8Array ? new Uint8Array(param) : param);

/** Runs queries of one thread without waiting for a turn. */
const asking = (thread: EmbeddedThread, ms: number): Asking => ({
  async query<Row>(text: string, params: unknown[] = [], { rowMode, parsers = {} }: AskOptions = {}) {
    const asText = Object.keys(parsers).map(Number);
    const order = { kind: "query", text, params: params.map(sent), rowMode, asText } as const;
    const answer = await thread.ask(order, ms);
    parse(answer, parsers, rowMode === "array");
    return answer as Results<Row>;
  },
});

const ABORTED = "Transaction was rolled back instead of committed";

/**
 * The embedded database in another thread, with the same order and transactions as `PGlite`: one query or one
 * transaction at a time.
 */
export function threadClient(parts: ClientParts, { queueMs, queryMs }: ClientDeadlines): EmbeddedClient {
  const { turns, thread: current, listen, close } = parts;
  const exec = (thread: EmbeddedThread, text: string) => thread.ask({ kind: "exec", text }, queryMs);
  const inTurn = <Value>(work: (thread: EmbeddedThread) => Promise<Value>) =>
    turns.take(queueMs, async () => work(await current()));

  async function transact<Value>(
    thread: EmbeddedThread,
    work: (transaction: Asking) => Promise<Value>,
  ): Promise<Value> {
    let isOver = false;
    const inThread = asking(thread, queryMs);
    const transaction: Asking = {
      query: (...asked) =>
        isOver ? Promise.reject(new Error("Transaction is closed")) : inThread.query(...asked),
    };
    await exec(thread, "BEGIN");
    try {
      const value = await work(transaction);
      isOver = true;
      const { command } = await exec(thread, "COMMIT");
      // PostgreSQL rolls back even if the caller has caught the error of a query.
      if (command === "ROLLBACK") throw Object.assign(new Error(ABORTED), { code: "25P02" });
      return value;
    } catch (error) {
      const isOpen = !isOver;
      isOver = true;
      // If the rollback fails, the state is unknown and the thread is ended. A transaction that has already ended
      // has nothing to roll back.
      if (isOpen) await exec(thread, "ROLLBACK").catch((fault: Error) => thread.end(fault));
      throw error;
    }
  }

  return {
    query: (...asked) => inTurn((thread) => asking(thread, queryMs).query(...asked)),
    exec: (text) => inTurn((thread) => exec(thread, text)),
    transaction: (work) => inTurn((thread) => transact(thread, work)),
    runExclusive: (work) => inTurn(work),
    listen,
    close,
  };
}
