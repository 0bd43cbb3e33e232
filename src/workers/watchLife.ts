import type { Remote } from "comlink";
import type { Timer } from "#api/client/Timer.ts";
import type { Life } from "./serve.ts";

/** ms */
const PING_EVERY = 5000;
/**
 * Two minutes without a word while calls are open. It is counted in pings and not by the clock: a page that was asleep
 * or throttled has not listened. No task of a worker lasts nearly as long, and a script may load slowly.
 */
export const MOST_SILENT = 24;

interface Watch {
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  /** Somebody waits for an answer; otherwise silence says nothing. */
  readonly isOwed: () => boolean;
  readonly onEnd: () => void;
}

const newName = () => `volute-worker.${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * Finds out when a worker ends without an error event, as one that the browser stopped or that ran out of memory. A
 * lock that it holds is free in that moment, and never before, however busy it is; where there are no locks (plain
 * http), it owes an answer to a ping. Answers how to stop watching.
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
        // Silence says it.
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
