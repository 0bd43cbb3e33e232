import type { QueryOptions, Results } from "@electric-sql/pglite";

/** Data that the thread receives when it starts. */
export interface ThreadData {
  readonly dataDir: string;
  /** The empty database from which a new folder starts, if it is not the build's. */
  readonly empty?: string;
}

export interface QueryOrder {
  readonly kind: "query";
  readonly text: string;
  readonly params: readonly unknown[];
  readonly rowMode: QueryOptions["rowMode"];
  /** Types whose values are returned as PostgreSQL's text, to be parsed by the caller. */
  readonly asText: readonly number[];
}

export type Order =
  | QueryOrder
  | { readonly kind: "exec"; readonly text: string }
  | { readonly kind: "listen"; readonly channel: string }
  | { readonly kind: "close" };

export type Row = unknown[] | object;

/** The result of the statement; for `exec`, of the last one. */
export type Answer = Results<Row>;

export type SentOrder = Order & { readonly id: number };

/** An error as plain data, because a message between threads only carries name, text and stack of an error. */
export interface Fault {
  readonly message: string;
  readonly stack: string | undefined;
  /** PostgreSQL's code, constraint, table, detail and the like. */
  readonly facts: readonly (readonly [name: string, value: unknown])[];
  /** The database has died from it. */
  readonly isDeath: boolean;
}

export type ThreadMessage =
  | { readonly kind: "open" }
  | { readonly kind: "unopened"; readonly fault: Fault }
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer }
  | { readonly kind: "fault"; readonly id: number; readonly fault: Fault }
  | { readonly kind: "notification"; readonly payload: string };
