import type { Timer } from "#api/client/Timer.ts";
import { rankTexts } from "#domain/base/naturalRanks.ts";
import { runSliced } from "../../runSliced.ts";

/** Once the first window is on its way. ms */
const DELAY = 200;

/** Locale order is dear to compute: it is done ahead of the first sort, in slices. */
export class OrderWarmUp {
  readonly #timer: Timer;
  #warming = new AbortController();

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  /** For these columns instead of those of before. `columns` is called when it begins. */
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
      // Other rooms have come: their order will be computed instead.
      if (!signal.aborted) throw error;
    });
  }
}
