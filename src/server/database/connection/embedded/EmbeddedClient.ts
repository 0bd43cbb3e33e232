import type { QueryOptions, Results } from "@electric-sql/pglite";

/** Options that a database in another thread supports too. */
export type AskOptions = Pick<QueryOptions, "rowMode" | "parsers">;

export interface Asking {
  query<Row>(text: string, params?: unknown[], options?: AskOptions): Promise<Results<Row>>;
}

/**
 * The functions that the server needs of an embedded database: `PGlite` in the same thread, or one in another
 * thread.
 */
export interface EmbeddedClient extends Asking {
  /** Runs statements without parameters. */
  exec(text: string): Promise<unknown>;
  /** No other queries run meanwhile; rolled back if `work` fails. */
  transaction<Value>(work: (transaction: Asking) => Promise<Value>): Promise<Value>;
  /** No query runs meanwhile. */
  runExclusive<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Calls `hear` with null when notifications may have been lost. Returns a function that unsubscribes. */
  listen(channel: string, hear: (payload: string | null) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
