import type { Timer } from "#api/client/Timer.ts";
import type { PartName } from "./savedParts.ts";

/** Changes within this time are one save. ms */
const SAVE_DELAY = 250;
/**
 * Up to this many parts are one edit or one change of view: they are written at once, because the tab may
 * close in a moment.
 */
const AT_ONCE = 8;
/**
 * A refused save is tried again automatically: soon, then ever more rarely, because a full disk stays full
 * for a while. ms
 */
const FIRST_RETRY = 2000;
const LAST_RETRY = 60_000;

export type Saving = "saved" | "saving" | "failed";

interface AutosaveParts {
  readonly timer: Timer;
  /** Writes the parts with these names, all or nothing. */
  readonly write: (names: ReadonlySet<PartName>) => Promise<void>;
  readonly onState: (state: Saving) => void;
}

/**
 * Saves changed parts, one save at a time: a small change at once, and then at most every `SAVE_DELAY`. Parts
 * that could not be written stay marked; they are tried again with the next change, and automatically.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #touched = new Set<PartName>();
  #cancelTimer: (() => void) | undefined;
  /** Whether the timer waits to repeat a refused save. */
  #isRetry = false;
  #writing: Promise<void> | undefined;
  #isResting = false;
  #retryIn = FIRST_RETRY;
  #state: Saving = "saved";

  constructor(parts: AutosaveParts) {
    this.#parts = parts;
  }

  get state(): Saving {
    return this.#state;
  }

  touch(names: Iterable<PartName>): void {
    for (const name of names) this.#touched.add(name);
    if (this.#state === "saved") this.#report("saving");
    this.#schedule();
  }

  /** Writes changed parts now; resolves when they are written or refused. */
  async flush(): Promise<void> {
    await this.#writing;
    // Another caller that waited for the same save may have begun the next one.
    await (this.#touched.size > 0 && !this.#writing ? this.#write() : this.#writing);
  }

  /** Like `flush`, but does not wait while the browser refuses: the retry runs by itself. */
  async written(): Promise<void> {
    if (this.#state !== "failed") await this.flush();
  }

  #schedule(): void {
    if (this.#writing || (this.#cancelTimer && !this.#isRetry)) return;
    const isNow = !this.#isResting && this.#touched.size <= AT_ONCE;
    this.#writeIn(isNow ? 0 : SAVE_DELAY);
  }

  #writeIn(ms: number): void {
    this.#cancelTimer?.();
    this.#isRetry = false;
    this.#cancelTimer = this.#parts.timer(ms, () => void this.#write());
  }

  #rest(): void {
    this.#isResting = true;
    this.#parts.timer(SAVE_DELAY, () => (this.#isResting = false));
  }

  #write(): Promise<void> {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const names = this.#touched;
    this.#touched = new Set();
    this.#writing = this.#parts.write(names).then(
      () => this.#wrote(),
      () => {
        // Private mode or a full disk: in any case, the work continues in this tab.
        for (const name of names) this.#touched.add(name);
        this.#refused();
      },
    );
    return this.#writing;
  }

  #wrote(): void {
    this.#writing = undefined;
    this.#retryIn = FIRST_RETRY;
    this.#rest();
    const isMoreToDo = this.#touched.size > 0;
    this.#report(isMoreToDo ? "saving" : "saved");
    if (isMoreToDo) this.#schedule();
  }

  #refused(): void {
    this.#writing = undefined;
    this.#rest();
    this.#report("failed");
    this.#writeIn(this.#retryIn);
    this.#isRetry = true;
    this.#retryIn = Math.min(2 * this.#retryIn, LAST_RETRY);
  }

  #report(state: Saving): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#parts.onState(state);
  }
}
