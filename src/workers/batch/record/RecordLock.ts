import type { Timer } from "#api/client/Timer.ts";

/**
 * A reload's former worker is gone within a few ms; a record that is locked after this time is open in
 * another tab. ms
 */
const PATIENCE = 200;
/**
 * A slow machine ends the worker of a reloaded or crashed tab later than that: within this time the lock is
 * taken without asking. ms
 */
const SETTLING = 800;
/** A tab that releases its lock because of a reload takes it again within this time. ms */
const GRACE = 1000;

interface RecordLockParts {
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  readonly building: string;
}

/** Somebody who has read a record of the building. */
interface RecordLockListener {
  /** The other tab has released the lock. */
  readonly onFree: () => void;
  /** Nobody else had it open after all: it is locked now, and must be read again. */
  readonly onLate: () => void;
}

export const lockNameOf = (building: string): string => `volute-batch.${building}`;

/**
 * The lock for writing one building's records. Two tabs that write the same record would leave a mixture of
 * both, so the second only reads until the first is closed and a person continues in the second. Browsers
 * without locks (plain http) grant it at once.
 */
export class RecordLock {
  readonly #parts: RecordLockParts;
  readonly #name: string;
  readonly #leaving = new AbortController();
  readonly #listeners = new Set<RecordLockListener>();
  #state: "own" | "elsewhere" | "free" = "own";
  #letGo: () => void = () => {};

  constructor(parts: RecordLockParts) {
    this.#parts = parts;
    this.#name = lockNameOf(parts.building);
  }

  get state(): "own" | "elsewhere" | "free" {
    return this.#state;
  }

  listen(listener: RecordLockListener): void {
    this.#listeners.add(listener);
  }

  /** Resolves when locked, or after a short wait. */
  async request(): Promise<void> {
    const { locks, timer } = this.#parts;
    if (!locks) return;
    await new Promise<void>((resolve) => {
      let isSettling = true;
      const stopPatience = timer(PATIENCE, () => {
        this.#state = "elsewhere";
        resolve();
      });
      const stopSettling = timer(SETTLING, () => (isSettling = false));
      const granted = () => {
        stopPatience();
        stopSettling();
        if (!isSettling) return;
        const isLate = this.#state === "elsewhere";
        const until = this.#holding();
        if (isLate) for (const { onLate } of this.#listeners) onLate();
        resolve();
        return until;
      };
      const afterwards = () => {
        if (this.#state === "elsewhere") this.#comeBack();
      };
      locks.request(this.#name, { signal: this.#leaving.signal }, granted).then(afterwards, () => resolve());
    });
  }

  /** Takes the lock if nobody has it; `false` if somebody has it after all. */
  async take(): Promise<boolean> {
    const { locks } = this.#parts;
    if (!locks || this.#state === "own") return true;
    const isTaken = await new Promise<boolean>((resolve, reject) => {
      const granted = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock === null ? undefined : this.#holding();
      };
      locks.request(this.#name, { ifAvailable: true }, granted).catch(reject);
    });
    if (!isTaken) {
      this.#state = "elsewhere";
      this.#wait();
    }
    return isTaken;
  }

  /** Gives the lock back, because the record could not be read: another tab may be able to. */
  giveBack(): void {
    this.#state = "free";
    this.#letGo();
  }

  release(): void {
    this.#leaving.abort();
    this.#letGo();
  }

  /** Resolves when the lock is released; it also ends with this worker. */
  #holding(): Promise<void> {
    this.#state = "own";
    return new Promise((resolve) => (this.#letGo = resolve));
  }

  #wait(): void {
    const { locks } = this.#parts;
    locks
      ?.request(this.#name, { signal: this.#leaving.signal }, () => {})
      .then(
        () => this.#comeBack(),
        () => {
          // Nobody waits for it any more.
        },
      );
  }

  /** Asks whether a lock that became free still is, once a reloaded tab has had time to take it again. */
  #comeBack(): void {
    const { locks, timer } = this.#parts;
    timer(GRACE, () => {
      if (this.#leaving.signal.aborted) return;
      void locks?.request(this.#name, { ifAvailable: true }, (lock) => {
        if (lock === null) return this.#wait();
        this.#state = "free";
        for (const { onFree } of this.#listeners) onFree();
      });
    });
  }
}
