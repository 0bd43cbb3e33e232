import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { CategoryCode } from "#domain/catalogue/categories.ts";
import type { CandidateMatrix } from "#domain/building/selection/roomCandidates.ts";
import { entry } from "../process/entry.ts";
import type { Log } from "../process/log.ts";

/** What every thread is given once, when it starts. */
export interface ThreadData {
  readonly columns: Readonly<Partial<Record<CategoryCode, unknown>>>;
}

export interface SelectionTask {
  readonly categoryCode: CategoryCode;
  readonly question: unknown;
  /** Where candidates are asked for: what they may exceed a requirement by, a share. */
  readonly slack?: number;
  /** Shared memory: 1 when nobody waits for the answer any more. */
  readonly isAborted: Int32Array<SharedArrayBuffer>;
}

export interface PoolOptions {
  readonly data: ThreadData;
  readonly threads: number;
  readonly log: Log;
  /** The module whose `ready` and `select` run in the threads; tests bring one that crashes. */
  readonly module?: URL;
}

const SELECTION = entry("selection/selectionThread");

/** Threads that select. One that crashes fails the task it had and is replaced; the server and the others go on. */
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
    // A thread that dies idle has no task to fail; unheard, its error would end the server.
    this.#pool.on("error", (error: unknown) => log.error({ err: error }, "an engine thread died"));
  }

  /** Resolves once a thread answers; rejects when none can be started. */
  async ready(): Promise<void> {
    await this.#pool.run(null, { name: "ready" });
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.#pool.queueSize;
  }

  /**
   * The answer of a thread. An aborted task that still waits is skipped; one that runs finishes unheard, for it takes
   * milliseconds and a new thread half a second.
   * @throws the signal's reason once it is aborted, or the error of a thread that crashed
   */
  select(categoryCode: CategoryCode, question: unknown, signal: AbortSignal): Promise<unknown> {
    return this.#run("select", { categoryCode, question }, signal);
  }

  /** As `select`, for the candidates within a slack. */
  async candidates(
    categoryCode: CategoryCode,
    question: unknown,
    slack: number,
    signal: AbortSignal,
  ): Promise<CandidateMatrix> {
    const matrix = await this.#run("candidates", { categoryCode, question, slack }, signal);
    // What `candidates` of the thread answers to a task that was not aborted.
    return matrix as CandidateMatrix;
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

  /** Finishes the tasks it has, then ends. */
  retire(): Promise<void> {
    return this.#pool.close();
  }

  dispose(): Promise<void> {
    return this.#pool.destroy();
  }
}
