import { releaseProxy, wrap, type Endpoint, type Remote } from "comlink";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { browserLocks, type Life } from "./serve.ts";
import { watchLife } from "./watchLife.ts";

/** The part of `Worker` that we use, so that tests may pass a message channel. */
export interface WorkerLike extends Endpoint {
  terminate(): void;
}

/** The worker died, or was disposed of, before it could answer. */
export class WorkerGone extends Error {
  override readonly name = "WorkerGone";
}

const ENDINGS = ["error", "messageerror"] as const;

interface Live<Service> {
  readonly worker: WorkerLike;
  readonly remote: Remote<Service>;
  readonly ready: Promise<unknown>;
  readonly stopWatching: () => void;
  /** A terminated worker stays in the page's memory as long as listeners refer to it. */
  readonly stopListening: () => void;
}

interface HandleOptions<Service> {
  /** Runs before the first call to every fresh worker, also after a crash. */
  readonly prepare?: (remote: Remote<Service>) => Promise<unknown>;
  /** The worker died by itself; a call from this callback may already start the next one. */
  readonly onCrash?: () => void;
  /** Means of detecting a worker that ended without an event. */
  readonly locks?: LockManager | undefined;
  readonly timer?: Timer;
}

/**
 * Owns one worker: starts and prepares it on first use, settles every call, and restarts it after a crash or
 * a silent end.
 */
export class WorkerHandle<Service> {
  readonly #spawn: () => WorkerLike;
  readonly #options: HandleOptions<Service>;
  readonly #pending = new Set<(reason: unknown) => void>();
  #live: Live<Service> | undefined;
  #isDisposed = false;

  constructor(spawn: () => WorkerLike, options: HandleOptions<Service> = {}) {
    this.#spawn = spawn;
    this.#options = options;
  }

  /** Comlink leaves a promise pending when its worker dies; this one always settles. */
  call<Value>(run: (remote: Remote<Service>) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    let stop: (reason: unknown) => void = () => {};
    const onAbort = () => stop(signal?.reason);
    return new Promise<Value>((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isDisposed) throw new WorkerGone("worker disposed");
      const { remote, ready } = (this.#live ??= this.#start());
      stop = reject;
      this.#pending.add(stop);
      signal?.addEventListener("abort", onAbort, { once: true });
      ready.then(() => run(remote)).then(resolve, reject);
    }).finally(() => {
      this.#pending.delete(stop);
      signal?.removeEventListener("abort", onAbort);
    });
  }

  /** Ends the worker and what it holds; current calls are rejected, and the next call starts another one. */
  end(): void {
    this.#drop(new WorkerGone("worker ended"));
  }

  /** Final: a late call, such as a cancel of work already gone, must not start another worker. */
  dispose(): void {
    this.#isDisposed = true;
    this.#drop(new WorkerGone("worker disposed"));
  }

  #drop(reason: unknown): void {
    const live = this.#live;
    this.#live = undefined;
    live?.stopWatching();
    live?.stopListening();
    for (const stop of this.#pending) stop(reason);
    live?.remote[releaseProxy]();
    live?.worker.terminate();
  }

  #start(): Live<Service> {
    const worker = this.#spawn();
    const { prepare, onCrash, locks = browserLocks(), timer = realTimer } = this.#options;
    const crashed = () => {
      if (this.#live !== live) return;
      this.#drop(new WorkerGone("worker crashed"));
      onCrash?.();
    };
    const stopWatching = watchLife(wrap<Life>(worker), {
      locks,
      timer,
      isOwed: () => this.#pending.size > 0,
      onEnd: crashed,
    });
    const remote = wrap<Service>(worker);
    const ready = prepare?.(remote) ?? Promise.resolve();
    for (const ended of ENDINGS) worker.addEventListener(ended, crashed);
    const stopListening = () => {
      for (const ended of ENDINGS) worker.removeEventListener(ended, crashed);
    };
    const live: Live<Service> = { worker, remote, ready, stopWatching, stopListening };
    // A worker that could not be prepared is useless for the next call too.
    ready.catch((error: unknown) => {
      if (this.#live === live) this.#drop(error);
    });
    return live;
  }
}
