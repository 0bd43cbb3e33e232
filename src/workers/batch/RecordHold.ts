import type { Timer } from "#api/client/Timer.ts";

/** A reload's former worker is gone within a few ms; a record still held after this is open in another tab. ms */
const PATIENCE = 200;

/**
 * The right to write one batch's record. Two tabs writing the same record would leave a mixture of both, so the
 * second only reads until the first is closed. Browsers without locks (plain http) hold it at once.
 */
export class RecordHold {
  readonly #locks: LockManager | undefined;
  readonly #timer: Timer;
  #isHeld = false;

  constructor(locks: LockManager | undefined, timer: Timer) {
    this.#locks = locks;
    this.#timer = timer;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Resolves when held, or after a short patience; `onLater` is called if it is held after that. */
  async request(name: string, onLater: () => void): Promise<void> {
    if (!this.#locks) {
      this.#isHeld = true;
      return;
    }
    const locks = this.#locks;
    await new Promise<void>((resolve) => {
      let isWaiting = true;
      const stopTimer = this.#timer(PATIENCE, () => {
        isWaiting = false;
        resolve();
      });
      const held = () => {
        this.#isHeld = true;
        stopTimer();
        if (isWaiting) resolve();
        else onLater();
        // Held until this worker ends.
        return new Promise<never>(() => {});
      };
      locks.request(name, held).catch(resolve);
    });
  }
}
