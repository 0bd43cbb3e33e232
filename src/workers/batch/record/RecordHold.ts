import type { Timer } from "#api/client/Timer.ts";

/** A reload's former worker is gone within a few ms; a record still held after this is open in another tab. ms */
const PATIENCE = 200;
/** A slow machine ends the worker of a reloaded or crashed tab later than that: until then it is taken without asking. ms */
const SETTLING = 800;
/** A tab that lets its record go and is only reloaded comes back for it within this. ms */
const GRACE = 1000;

interface HoldParts {
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  /** Id of the building. */
  readonly building: string;
}

/** Whoever has read a record of the building. */
interface HoldListener {
  /** The other tab has let go. */
  readonly onFree: () => void;
  /** It turned out that nobody else has it open: it is held now, and is to be read again. */
  readonly onLate: () => void;
}

export const lockNameOf = (building: string): string => `volute-batch.${building}`;

/**
 * The right to write one building's records. Two tabs writing the same record would leave a mixture of both, so the
 * second only reads, until the first is closed and a person goes on in the second. Browsers without locks (plain
 * http) hold it at once.
 */
export class RecordHold {
  readonly #parts: HoldParts;
  readonly #name: string;
  readonly #leaving = new AbortController();
  readonly #listeners = new Set<HoldListener>();
  #state: "own" | "elsewhere" | "free" = "own";
  #letGo: () => void = () => {};

  constructor(parts: HoldParts) {
    this.#parts = parts;
    this.#name = lockNameOf(parts.building);
  }

  get state(): "own" | "elsewhere" | "free" {
    return this.#state;
  }

  listen(listener: HoldListener): void {
    this.#listeners.add(listener);
  }

  /** Resolves when held, or after a short patience. */
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

  /** Takes a record that nobody holds; `false`: somebody does, after all. */
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

  /** It could not be read after it was taken: whoever can may have it. */
  giveBack(): void {
    this.#state = "free";
    this.#letGo();
  }

  release(): void {
    this.#leaving.abort();
    this.#letGo();
  }

  /** Lasts until it is released, or this worker ends. */
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
          // Nobody waits here any more.
        },
      );
  }

  /** It was free for a moment: is it still, once a reload of its holder had the time to take it again? */
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
