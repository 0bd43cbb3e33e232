import { isTooLate } from "./within.ts";

interface Watched {
  /** Rejects as `within` does if the database does not answer in time. */
  readonly ask: () => Promise<unknown>;
  readonly everyMs: number;
  /** Called while the database is silent, so that the next question may go over a new connection. */
  readonly onSilent: () => void;
  /**
   * Called when the database answers again after it was silent; `askedAt` is when it was asked
   * (`performance.now`). Lost connections report themselves.
   */
  readonly onBack: (askedAt: number) => void;
}

/** ms before the next question while there is no answer, since the database may be back at any moment. */
const AGAIN_MS = 100;
/** A single late answer only means that the database is busy. */
const SILENT_AFTER = 3;
/** Number of late answers after which a new connection is tried. */
const ALLOWED = 2;

/**
 * Asks periodically whether the database answers, so that its return is noticed without a call.
 * @returns a function that stops it
 */
export function watchAnswers({ ask, everyMs, onSilent, onBack }: Watched): () => void {
  /** Number of consecutive late answers. */
  let late = 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const askedAt = performance.now();
    try {
      await ask();
      if (late >= SILENT_AFTER && !isOver) onBack(askedAt);
      late = 0;
    } catch (error) {
      if (isTooLate(error)) late++;
      if (late >= SILENT_AFTER && (late - SILENT_AFTER) % ALLOWED === 0 && !isOver) onSilent();
    }
    if (!isOver) checkIn(late > 0 ? AGAIN_MS : everyMs);
  }
  function checkIn(ms: number): void {
    timer = setTimeout(() => void check(), ms).unref();
  }

  checkIn(everyMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
