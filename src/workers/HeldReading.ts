import type { Remote } from "comlink";
import { WorkerGone, type WorkerHandle } from "./WorkerHandle.ts";
import type { WorkerPerCall } from "./WorkerPerCall.ts";

type Ask<Service, Outcome> = (service: Remote<Service>) => Promise<Outcome>;

/**
 * A worker that has opened something stays and can be asked about it, until its result is taken or left. If it
 * dies, the next one opens the same thing again. It is ended if it was stopped, died twice, or refuses.
 */
export class HeldReading<Service> {
  readonly #workers: WorkerPerCall<Service>;
  #held: WorkerHandle<Service> | null = null;

  constructor(workers: WorkerPerCall<Service>) {
    this.#workers = workers;
  }

  /** Opens something in place of what was held, and asks about it. */
  async read<Outcome extends { readonly ok: boolean }>(
    open: Ask<Service, unknown>,
    ask: Ask<Service, Outcome>,
    signal: AbortSignal,
  ): Promise<Outcome> {
    this.release();
    const own = this.#workers.start(open);
    this.#held = own;
    const outcome = await this.ask(ask, signal);
    if (!outcome.ok && this.#held === own) this.release();
    return outcome;
  }

  /** @throws WorkerGone if nothing is held */
  async ask<Outcome>(ask: Ask<Service, Outcome>, signal: AbortSignal): Promise<Outcome> {
    const handle = this.#held;
    if (!handle) throw new WorkerGone("nothing was read");
    try {
      return await handle.call(ask, signal);
    } catch (error) {
      if (this.#held === handle) this.release();
      throw error;
    }
  }

  release(): void {
    if (this.#held) this.#workers.end(this.#held);
    this.#held = null;
  }
}
