import type { Remote } from "comlink";
import { WorkerGone, WorkerHandle, type WorkerLike } from "./WorkerHandle.ts";

/**
 * Starts a worker for each piece of work and ends it afterwards: its memory is freed at once, and an abort
 * can end work that cannot be sliced. Nothing is shared, so nothing else is affected.
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

  /** A worker for several calls; its caller has to end it. */
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
