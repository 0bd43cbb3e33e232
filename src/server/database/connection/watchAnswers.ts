import { isTooLate } from "./postgresClients.ts";

interface Watched {
  /** Rejects as `within` does if the database does not answer in time. */
  readonly ask: () => Promise<unknown>;
  readonly everyMs: number;
  /**
   * Called when the database answers again after it was silent; `askedAt` is when it was asked
   * (`performance.now`). Lost connections report themselves.
   */
  readonly onBack: (askedAt: number) => void;
}

/** ms before the next question while there is no answer: the database may be back at any moment. */
const AGAIN_MS = 100;

/**
 * Asks again and again whether the database answers, so that its return is noticed without a call.
 * @returns a function that ends it
 */
export function watchAnswers({ ask, everyMs, onBack }: Watched): () => void {
  let wasSilent = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const askedAt = performance.now();
    try {
      await ask();
      if (wasSilent && !isOver) onBack(askedAt);
      wasSilent = false;
    } catch (error) {
      wasSilent ||= isTooLate(error);
    }
    if (!isOver) lookIn(wasSilent ? AGAIN_MS : everyMs);
  }
  function lookIn(ms: number): void {
    timer = setTimeout(() => void look(), ms).unref();
  }

  lookIn(everyMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
