import type { Remote } from "comlink";
import type { Timer } from "#api/client/Timer.ts";
import type { Life } from "./serve.ts";

/** ms */
const PING_EVERY = 5000;
/**
 * Two minutes of silence while calls are open. It is counted in pings, not by the clock, because a page that
 * was asleep or throttled has not listened. No task of a worker takes nearly as long, and a script may load
 * slowly.
 */
export const MOST_SILENT = 24;

interface Watch {
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  /** Whether a caller waits for an answer; otherwise silence means nothing. */
  readonly isOwed: () => boolean;
  readonly onEnd: () => void;
}

const newName = () => `volute-worker.${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Detects that a worker ended without an error event, for example when the browser stopped it or it ran out
 * of memory. Its lock becomes free at that moment, and never before, however busy it is; without locks (plain
 * http) it has to answer pings. Returns a function that stops watching.
 */
export function watchLife(life: Remote<Life>, { locks, timer, isOwed, onEnd }: Watch): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isHeld = false;
  let isAnswered = true;
  let silent = 0;
  let cancelPing: () => void = () => {};

  const stop = () => {
    leaving.abort();
    cancelPing();
  };
  const end = () => {
    if (signal.aborted) return;
    stop();
    onEnd();
  };

  const ping = () => {
    isAnswered = false;
    life.answerPing().then(
      () => (isAnswered = true),
      () => {
        // The lack of an answer shows it.
      },
    );
  };
  const pingOn = () => {
    cancelPing = timer(PING_EVERY, () => {
      if (isHeld) return;
      silent = isAnswered || !isOwed() ? 0 : silent + 1;
      if (silent >= MOST_SILENT) return end();
      if (isAnswered) ping();
      pingOn();
    });
  };

  const watchLock = async (manager: LockManager) => {
    const name = newName();
    isHeld = await life.holdLife(name);
    if (isHeld) await manager.request(name, { signal }, end);
  };
  if (locks)
    watchLock(locks).catch(() => {
      // Stopped, or refused: then it is pinged.
    });
  pingOn();
  return stop;
}
