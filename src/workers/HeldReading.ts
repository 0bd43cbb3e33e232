import type { Remote } from "comlink";
import { WorkerGone, type WorkerHandle } from "./WorkerHandle.ts";
import type { WorkerPerCall } from "./WorkerPerCall.ts";

type Ask<Service, Outcome> = (service: Remote<Service>) => Promise<Outcome>;

/**
 * Keeps a worker that has opened something, so that it can be asked until its result is used or discarded. If it
 * dies, the next one opens the same thing and reads it in the same way as the last time. It is ended when it is
 * stopped, or when its first reading fails.
 */
export class HeldReading<Service> {
  readonly #workers: WorkerPerCall<Service>;
  #held: WorkerHandle<Service> | undefined;
  #lastRead: Ask<Service, unknown> = async () => undefined;

  constructor(workers: WorkerPerCall<Service>) {
    this.#workers = workers;
  }

  /** Ends the present worker and starts one that opens something else. */
  async read<Outcome extends { readonly ok: boolean }>(
    open: Ask<Service, void>,
    ask: Ask<Service, Outcome>,
    signal: AbortSignal,
  ): Promise<Outcome> {
    this.release();
    let isFirst = true;
    const own = this.#workers.start(async (service) => {
      const isAgain = !isFirst;
      isFirst = false;
      await open(service);
      if (isAgain) await this.#lastRead(service);
    });
    this.#held = own;
    let isRead = false;
    try {
      const outcome = await this.readAgain(ask, signal);
      isRead = outcome.ok;
      return outcome;
    } finally {
      if (!isRead && this.#held === own) this.release();
    }
  }

  /** Reads the opened thing in another way, which applies to all later questions. */
  readAgain<Outcome>(ask: Ask<Service, Outcome>, signal: AbortSignal): Promise<Outcome> {
    this.#lastRead = ask;
    return this.ask(ask, signal);
  }

  /** @throws WorkerGone if nothing is open, or the worker died; it can be asked again then */
  async ask<Outcome>(ask: Ask<Service, Outcome>, signal?: AbortSignal): Promise<Outcome> {
    const handle = this.#held;
    if (!handle) throw new WorkerGone("nothing was read");
    try {
      return await handle.call(ask, signal);
    } catch (error) {
      if (signal?.aborted && this.#held === handle) this.release();
      throw error;
    }
  }

  release(): void {
    if (this.#held) this.#workers.end(this.#held);
    this.#held = undefined;
    // It may refer to a large file.
    this.#lastRead = async () => undefined;
  }
}
