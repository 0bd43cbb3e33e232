import type { Timer } from "#api/client/Timer.ts";
import type { PartName } from "./savedParts.ts";

/** Typing a quantity digit by digit is one save, and a reload right after loses next to nothing. ms */
const SAVE_DELAY = 250;

export type Saving = "saved" | "saving" | "failed";

interface AutosaveParts {
  readonly timer: Timer;
  /** Writes the parts of these names, all or nothing. */
  readonly write: (names: ReadonlySet<PartName>) => Promise<void>;
  readonly onState: (state: Saving) => void;
}

/**
 * Saves what was touched, a moment later and one save at a time. What could not be written stays touched and is
 * tried again with the next change.
 */
export class Autosave {
  readonly #parts: AutosaveParts;
  #touched = new Set<PartName>();
  #cancelTimer: (() => void) | undefined;
  #writing: Promise<void> | undefined;
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
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    await this.#writing;
    if (this.#touched.size > 0) await this.#write();
  }

  #schedule(): void {
    if (this.#cancelTimer || this.#writing) return;
    this.#cancelTimer = this.#parts.timer(SAVE_DELAY, () => {
      this.#cancelTimer = undefined;
      void this.#write();
    });
  }

  #write(): Promise<void> {
    const names = this.#touched;
    this.#touched = new Set();
    this.#writing = this.#parts.write(names).then(
      () => this.#wrote("saved"),
      () => {
        // Private mode, a full disk, another tab: whatever it is, the work goes on in this tab.
        for (const name of names) this.#touched.add(name);
        this.#wrote("failed");
      },
    );
    return this.#writing;
  }

  #wrote(outcome: "saved" | "failed"): void {
    this.#writing = undefined;
    const isMoreToDo = outcome === "saved" && this.#touched.size > 0;
    this.#tell(isMoreToDo ? "saving" : outcome);
    if (isMoreToDo) this.#schedule();
  }

  #tell(state: Saving): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#parts.onState(state);
  }
}
