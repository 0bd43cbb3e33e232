import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { BatchStorage } from "./BatchStorage.ts";

/** The outside of a batch worker, which tests put something else in place of. */
export interface BatchEnvironment {
  readonly storage: BatchStorage;
  /** `undefined` where the browser has no locks, as on plain http. */
  readonly locks: LockManager | undefined;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
  readonly send: Send;
}

export const browserEnvironment = (): BatchEnvironment => ({
  storage: new BatchStorage(),
  locks: "locks" in navigator ? navigator.locks : undefined,
  timer: realTimer,
  now: () => performance.now(),
  send: (address, init) => fetch(address, init),
});
