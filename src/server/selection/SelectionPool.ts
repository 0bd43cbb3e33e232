import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { CandidateMatrix } from "#domain/building/selection/roomCandidates.ts";
import { entry } from "../process/entry.ts";
import type { Log } from "../process/log.ts";

/** Data that every thread receives when it starts. */
export interface ThreadData {
  readonly columns: Readonly<Partial<Record<CategoryCode, unknown>>>;
}

/** Columns for members of libraries, sent to a thread when it first needs them. */
export interface OtherColumns {
  /** Unique to this state. */
  readonly key: string;
  readonly columns: unknown;
}

/** The answer of a thread that does not have the columns of a key, or no longer. */
export const ABSENT = "absent columns";

export interface SelectionTask {
  readonly categoryCode: CategoryCode;
  readonly question: unknown;
  /** For candidates: the excess over a requirement that they may have, a share. */
  readonly slack?: number;
  /** Used instead of the columns of the category; without the columns themselves, the thread uses those it has. */
  readonly other?: Pick<OtherColumns, "key"> & Partial<OtherColumns>;
  /** Shared memory: 1 when the caller no longer waits for the answer. */
  readonly isAborted: Int32Array<SharedArrayBuffer>;
}

export interface PoolOptions {
  readonly data: ThreadData;
  readonly threads: number;
  readonly log: Log;
  /** The module whose `ready` and `select` run in the threads; tests pass one that crashes. */
  readonly module?: URL;
}

const SELECTION = entry("selection/selectionThread");

/**
 * Threads for selection. One that crashes fails its current task and is replaced; the server and the other
 * threads continue.
 */
export class SelectionPool {
  readonly #pool: Piscina<SelectionTask | null, unknown>;

  constructor({ data, threads, log, module = SELECTION.url }: PoolOptions) {
    this.#pool = new Piscina({
      filename: fileURLToPath(module),
      name: "select",
      workerData: data,
      minThreads: threads,
      maxThreads: threads,
      execArgv: [...SELECTION.execArgv],
    });
    // A thread that dies while idle has no task to fail; without a listener its error would end the server.
    this.#pool.on("error", (error: unknown) => log.error({ err: error }, "an engine thread died"));
  }

  /** Resolves once a thread answers; rejects when none can be started. */
  async ready(): Promise<void> {
    await this.#pool.run(null, { name: "ready" });
  }

  /** Number of tasks that wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /**
   * The answer of a thread. An aborted task that still waits is skipped; a running one finishes and its
   * answer is dropped, because it takes milliseconds and a new thread half a second.
   * @throws the signal's reason once it is aborted, or the error of a thread that crashed
   */
  select(
    categoryCode: CategoryCode,
    question: unknown,
    signal: AbortSignal,
    other: OtherColumns | null = null,
  ): Promise<unknown> {
    return this.#ask("select", { categoryCode, question }, signal, other);
  }

  /** Like `select`, for the candidates within a slack. */
  async candidates(
    categoryCode: CategoryCode,
    question: unknown,
    slack: number,
    signal: AbortSignal,
    other: OtherColumns | null = null,
  ): Promise<CandidateMatrix> {
    const matrix = await this.#ask("candidates", { categoryCode, question, slack }, signal, other);
    // The thread's `candidates` returns this for a task that was not aborted.
    return matrix as CandidateMatrix;
  }

  /**
   * Columns are only sent to a thread that lacks them: copying 40,000 products takes as long as selecting from
   * them.
   */
  async #ask(
    name: "select" | "candidates",
    task: Omit<SelectionTask, "isAborted" | "other">,
    signal: AbortSignal,
    other: OtherColumns | null,
  ): Promise<unknown> {
    if (other === null) return this.#run(name, task, signal);
    const answer = await this.#run(name, { ...task, other: { key: other.key } }, signal);
    return answer === ABSENT ? this.#run(name, { ...task, other }, signal) : answer;
  }

  async #run(
    name: "select" | "candidates",
    task: Omit<SelectionTask, "isAborted">,
    signal: AbortSignal,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const isAborted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const abort = () => void Atomics.store(isAborted, 0, 1);
    signal.addEventListener("abort", abort, { once: true });
    try {
      const answer = await this.#pool.run({ ...task, isAborted }, { name });
      signal.throwIfAborted();
      return answer;
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }

  /** Finishes its current tasks, then ends. */
  retire(): Promise<void> {
    return this.#pool.close();
  }

  dispose(): Promise<void> {
    return this.#pool.destroy();
  }
}
