import type { QueryOptions, Results } from "@electric-sql/pglite";

/** Options that also a database in a thread of its own understands. */
export type AskOptions = Pick<QueryOptions, "rowMode" | "parsers">;

export interface Asking {
  query<Row>(text: string, params?: unknown[], options?: AskOptions): Promise<Results<Row>>;
}

/** What the server asks of an embedded database: of `PGlite` in the same thread, or of one in another. */
export interface EmbeddedClient extends Asking {
  /** Runs statements without parameters. */
  exec(text: string): Promise<unknown>;
  /** Nobody else's queries run meanwhile; it is rolled back when `work` fails. */
  transaction<Value>(work: (transaction: Asking) => Promise<Value>): Promise<Value>;
  /** No query runs meanwhile. */
  runExclusive<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Calls `hear` with null when notifications may have been lost. Returns a function that ends it. */
  listen(channel: string, hear: (payload: string | null) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
