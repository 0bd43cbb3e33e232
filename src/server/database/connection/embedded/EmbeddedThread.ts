import { Worker } from "node:worker_threads";
import { entry } from "../../../process/entry.ts";
import { DatabaseAway } from "../DatabaseAway.ts";
import { isTooLate, seconds, within } from "../within.ts";
import { errorOf } from "./faults.ts";
import type { Answer, Order, ThreadData, ThreadMessage } from "./threadMessages.ts";

interface Asked {
  readonly since: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The memory of bytes among the parameters, to be transferred. */
const handedOver = (order: Order): ArrayBuffer[] =>
  order.kind === "query"
    ? order.params.flatMap((param) => (param instanceof Uint8Array ? [param.buffer as ArrayBuffer] : []))
    : [];

const THREAD = entry("database/connection/embedded/databaseThread");

/**
 * A thread with the embedded database. It ends when an answer is later than its deadline, when its database dies,
 * or when it is told to; then all pending and new orders are rejected. If it ends in the middle of a query, it
 * leaves its folder in the same state as a killed process.
 */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #asked = new Map<number, Asked>();
  #last = 0;
  #end: Error | null = null;
  #open: () => void = () => {};
  #refuse: (error: Error) => void = () => {};
  readonly #opened = new Promise<void>((resolve, reject) => {
    this.#open = resolve;
    this.#refuse = reject;
  });
  /** Resolves with the reason once the thread has ended, so that another thread may open its folder. */
  readonly gone: Promise<Error>;

  private constructor(workerData: ThreadData, hear: (payload: string) => void) {
    this.#worker = new Worker(THREAD.url, {
      name: "database",
      workerData,
      execArgv: [...THREAD.execArgv],
    });
    this.#worker.on("message", (message: ThreadMessage) => this.#hear(message, hear));
    this.#worker.on("error", (cause: unknown) =>
      this.end(new DatabaseAway("The thread of the embedded database has failed", { cause })),
    );
    this.gone = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.end(new DatabaseAway("The thread of the embedded database has ended"));
        resolve(this.#end!);
      });
    });
  }

  /**
   * @param hear receives the notifications of the channel that the thread listens to
   * @param signal ends the thread while it is opening the folder
   * @throws Error when the folder cannot be opened, or not in time; the signal's reason when it was aborted
   */
  static async open(
    data: ThreadData,
    ms: number,
    hear: (payload: string) => void,
    signal: AbortSignal,
  ): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread(data, hear);
    const giveUp = () => thread.end(signal.reason as Error);
    signal.addEventListener("abort", giveUp);
    try {
      await within(ms, thread.#opened);
    } catch (error) {
      thread.end(error as Error);
      await thread.gone;
      throw error;
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
    return thread;
  }

  #hear(message: ThreadMessage, hear: (payload: string) => void): void {
    switch (message.kind) {
      case "open":
        return this.#open();
      case "unopened":
        return this.#refuse(errorOf(message.fault));
      case "notification":
        return hear(message.payload);
      case "answer":
        return this.#asked.get(message.id)?.resolve(message.answer);
      case "fault": {
        const error = errorOf(message.fault);
        if (!message.fault.isDeath) return this.#asked.get(message.id)?.reject(error);
        return this.end(new DatabaseAway("The embedded database has died", { cause: error }));
      }
    }
  }

  /**
   * Orders are answered in order. Bytes among the parameters are transferred and unusable afterwards.
   * @throws DatabaseAway when the thread has ended, or ends because its answer is late
   */
  async ask(order: Order, ms: number): Promise<Answer> {
    if (this.#end !== null) throw this.#end;
    const id = ++this.#last;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#asked.set(id, { since: performance.now(), resolve, reject });
    });
    try {
      this.#worker.postMessage({ id, ...order }, handedOver(order));
      return await within(ms, answer);
    } catch (error) {
      if (!isTooLate(error)) throw error;
      const silent = new DatabaseAway(`The embedded database has not answered within ${seconds(ms)}`);
      this.end(silent);
      throw silent;
    } finally {
      this.#asked.delete(id);
    }
  }

  /** How long the oldest order has been waiting for its answer, in ms. */
  get waitingMs(): number {
    const [oldest] = this.#asked.values();
    return oldest === undefined ? 0 : performance.now() - oldest.since;
  }

  get hasEnded(): boolean {
    return this.#end !== null;
  }

  end(reason: Error): void {
    if (this.#end !== null) return;
    this.#end = reason;
    this.#refuse(reason);
    for (const { reject } of this.#asked.values()) reject(reason);
    this.#asked.clear();
    void this.#worker.terminate();
  }
}
