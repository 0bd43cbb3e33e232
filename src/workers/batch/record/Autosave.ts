import type { Timer } from "#api/client/Timer.ts";
import type { PartName } from "./savedParts.ts";

/** Changes that follow one another are one save. ms */
const SAVE_DELAY = 250;
/** So few parts are one edit or one change of view: they are written at once, for the tab may be gone in a moment. */
const AT_ONCE = 8;
/** A refused save is tried again by itself: soon, then ever more rarely, for a full disk stays full for a while. ms */
const FIRST_RETRY = 2000;
const LAST_RETRY = 60_000;

export type Saving = "saved" | "saving" | "failed";

interface AutosaveParts {
  readonly timer: Timer;
  /** Writes the parts of these names, all or nothing. */
  readonly write: (names: ReadonlySet<PartName>) => Promise<void>;
  readonly onState: (state: Saving) => void;
}

/**
 * Saves what was touched, one save at a time: a small change at once, and then no more often than every `SAVE_DELAY`.
 * What could not be written stays touched; it is tried again with the next change, and by itself.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #touched = new Set<PartName>();
  #cancelTimer: (() => void) | undefined;
  /** What the timer waits for is another try of a refused save. */
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
    if (this.#state === "saved") this.#tell("saving");
    this.#schedule();
  }

  /** Writes what is touched now; resolves when it is written or refused. */
  async flush(): Promise<void> {
    await this.#writing;
    // Whoever waited for the same save may have begun the next one.
    await (this.#touched.size > 0 && !this.#writing ? this.#write() : this.#writing);
  }

  /** As `flush`; while the browser refuses, nobody waits for it: it is tried again in its own time. */
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
        // Private mode, a full disk: whatever it is, the work goes on in this tab.
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
    this.#tell(isMoreToDo ? "saving" : "saved");
    if (isMoreToDo) this.#schedule();
  }

  #refused(): void {
    this.#writing = undefined;
    this.#rest();
    this.#tell("failed");
    this.#writeIn(this.#retryIn);
    this.#isRetry = true;
    this.#retryIn = Math.min(2 * this.#retryIn, LAST_RETRY);
  }

  #tell(state: Saving): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#parts.onState(state);
  }
}
