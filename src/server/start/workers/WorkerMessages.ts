import type { Metric } from "../../http/exposition.ts";

/** What a worker is told when it is started. */
export interface WorkerOrder {
  /** From 1; a worker that is started again keeps it. */
  readonly number: number;
  readonly of: number;
  /** Groups tries to sign in by origin in the log, the same in every worker. */
  readonly originKey: string;
  readonly checkAnswers: boolean;
  readonly codeVersion: string;
}

/** How many workers there should be, and how many are ready. */
export interface WorkerCounts {
  readonly wanted: number;
  readonly ready: number;
}

export type FromWorker =
  | { readonly tell: "step"; readonly line: string }
  /** Connections may come: health is answered, other calls wait until it is ready. */
  | { readonly tell: "open" }
  | { readonly tell: "ready" }
  /** It has a connection, which the sender may close. */
  | { readonly tell: "took"; readonly id: number }
  /** A start that a person can mend, in a sentence. */
  | { readonly tell: "failed"; readonly sentence: string }
  /** Wants the metrics of all workers. */
  | { readonly tell: "gather"; readonly id: number; readonly own: readonly Metric[] }
  | { readonly tell: "metrics"; readonly id: number; readonly own: readonly Metric[] };

export type ToWorker =
  /** With a socket. */
  | { readonly tell: "connection"; readonly id: number }
  | { readonly tell: "stop" }
  | { readonly tell: "counts"; readonly counts: WorkerCounts }
  | { readonly tell: "read metrics"; readonly id: number }
  | { readonly tell: "gathered"; readonly id: number; readonly all: readonly Metric[] };
