import type { Fetch, Listening } from "../http/listen.ts";
import type { Metric } from "../http/exposition.ts";
import type { Settings } from "../process/settings.ts";
import type { WorkerCounts, WorkerOrder } from "./workers/WorkerMessages.ts";

/** A process among several that answer on one port. */
export interface WorkerPart extends Pick<WorkerOrder, "number" | "of" | "originKey"> {
  /** Answers connections that come from another process, instead of opening a port. */
  readonly openDoor: (fetch: Fetch) => Pick<Listening, "close">;
  /** Present numbers of workers. */
  readonly counts: () => WorkerCounts;
  /** Collects the metrics of all workers, given this one's. */
  readonly gather: (own: readonly Metric[]) => Promise<readonly Metric[]>;
  /** Receives the function that reads this worker's metrics. */
  readonly onMetrics: (read: () => readonly Metric[]) => void;
}

export interface StartOptions {
  readonly settings: Settings;
  /** Informs the person at the terminal of what was done, one sentence per step. */
  readonly say: (line: string) => void;
  /** Checks every answer against the contract: in development and tests. */
  readonly checkAnswers: boolean;
  /** Identifies the code that reads the catalogue, for data kept from one start to the next. */
  readonly codeVersion: string;
  /** Absent for a server of one process. */
  readonly worker?: WorkerPart;
}
