import type { Metric } from "../../http/exposition.ts";

/** Data that a worker receives when it is started. */
export interface WorkerOrder {
  /** From 1; a restarted worker keeps its number. */
  readonly number: number;
  readonly of: number;
  /** Groups tries to sign in by origin in the log, the same in every worker. */
  readonly originKey: string;
  readonly checkAnswers: boolean;
  readonly codeVersion: string;
}

/** Number of workers that should run, and of those that are ready. */
export interface WorkerCounts {
  readonly wanted: number;
  readonly ready: number;
}

export type FromWorker =
  | { readonly kind: "step"; readonly line: string }
  /** It accepts connections: health checks are answered, other calls wait until it is ready. */
  | { readonly kind: "open" }
  | { readonly kind: "ready" }
  /** It has received a connection, so the sender may close its own copy. */
  | { readonly kind: "took"; readonly id: number }
  /** Its start failed for a reason that a person can remove, in a sentence. */
  | { readonly kind: "failed"; readonly sentence: string }
  /** It requests the metrics of all workers. */
  | { readonly kind: "gather"; readonly id: number; readonly own: readonly Metric[] }
  | { readonly kind: "metrics"; readonly id: number; readonly own: readonly Metric[] };

export type ToWorker =
  /** Sent with a socket. */
  | { readonly kind: "connection"; readonly id: number }
  | { readonly kind: "stop" }
  | { readonly kind: "counts"; readonly counts: WorkerCounts }
  | { readonly kind: "read metrics"; readonly id: number }
  | { readonly kind: "gathered"; readonly id: number; readonly all: readonly Metric[] };
