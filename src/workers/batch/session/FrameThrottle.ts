import type { Timer } from "#api/client/Timer.ts";

/** One message per frame is all that a screen can show. ms */
const FRAME = 17;

/** Calls back at most once a frame, and once more after the last change. */
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
