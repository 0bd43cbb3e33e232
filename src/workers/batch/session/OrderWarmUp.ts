import type { Timer } from "#api/client/Timer.ts";
import { rankTexts } from "#domain/base/naturalRanks.ts";
import { runSliced } from "../../runSliced.ts";

/** Delay, so that the first window is sent before the work begins. ms */
const DELAY = 200;

/** Computes the expensive locale order before the first sort, in slices. */
export class OrderWarmUp {
  readonly #timer: Timer;
  #warming = new AbortController();

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** For these columns instead of earlier ones. `columns` is called when the work begins. */
  begin(columns: () => readonly (readonly string[])[]): void {
    this.stop();
    const { signal } = (this.#warming = new AbortController());
    this.#timer(DELAY, () => void rankAll(columns(), signal));
  }

  stop(): void {
    this.#warming.abort();
  }
}

async function rankAll(columns: readonly (readonly string[])[], signal: AbortSignal): Promise<void> {
  for (const texts of columns) {
    if (signal.aborted) return;
    await runSliced(rankTexts(texts), signal, () => {}).catch((error: unknown) => {
      // Other rooms have arrived: their order will be computed instead.
      if (!signal.aborted) throw error;
    });
  }
}
