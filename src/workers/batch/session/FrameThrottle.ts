import type { Timer } from "#api/client/Timer.ts";

/** A screen cannot show more than one message per frame. ms */
const FRAME = 17;

/** Calls back at most once per frame, and once more after the last change. */
export class FrameThrottle {
  readonly #timer: Timer;
  readonly #run: () => void;
  #isWaiting = false;

  constructor(timer: Timer, run: () => void) {
    this.#timer = timer;
    this.#run = run;
  }

  request(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#timer(FRAME, () => {
      this.#isWaiting = false;
      this.#run();
    });
  }
}
