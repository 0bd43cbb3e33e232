import type { Remote } from "comlink";
import { WorkerGone, WorkerHandle, type WorkerLike } from "./WorkerHandle.ts";

/**
 * A worker of its own for each piece of work, ended with it: memory goes back at once, and an abort ends work that
 * cannot be cut into slices. Nothing else is disturbed, since nothing is shared.
 */
export class WorkerPerCall<Service> {
  readonly #spawn: () => WorkerLike;
  readonly #running = new Set<WorkerHandle<Service>>();
  #isDisposed = false;

  constructor(spawn: () => WorkerLike) {
    this.#spawn = spawn;
  }

  async call<Value>(run: (service: Remote<Service>) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const handle = this.start();
    try {
      return await handle.call(run, signal);
    } finally {
      this.end(handle);
    }
  }

  /** For several calls; whoever starts it ends it. */
  start(prepare?: (service: Remote<Service>) => Promise<unknown>): WorkerHandle<Service> {
    if (this.#isDisposed) throw new WorkerGone("worker disposed");
    const handle = new WorkerHandle<Service>(this.#spawn, prepare && { prepare });
    this.#running.add(handle);
    return handle;
  }

  end(handle: WorkerHandle<Service>): void {
    this.#running.delete(handle);
    handle.dispose();
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const handle of this.#running) handle.dispose();
    this.#running.clear();
  }
}
