import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { BatchStorage } from "./BatchStorage.ts";

/** Tabs tell one another which building they have saved. */
export interface TabNews {
  readonly tellSaved: (building: string) => void;
  /** Answers how to hear no more. */
  readonly onSaved: (heard: (building: string) => void) => () => void;
}

function tabNews(): TabNews {
  const channel = new BroadcastChannel("volute-buildings");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
    tellSaved: (building) => channel.postMessage(building),
    onSaved(heard) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string") heard(data);
      };
      channel.addEventListener("message", listen);
      return () => channel.removeEventListener("message", listen);
    },
  };
}

/** The outside of a batch worker, which tests put something else in place of. */
export interface BatchEnvironment {
  readonly storage: BatchStorage;
  /** `undefined` where the browser has no locks, as on plain http. */
  readonly locks: LockManager | undefined;
  /** Between the tabs of the browser; absent where it has no such channel. */
  readonly news?: TabNews;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
  readonly send: Send;
}

export const browserEnvironment = (): BatchEnvironment => ({
  storage: new BatchStorage(),
  locks: "locks" in navigator ? navigator.locks : undefined,
  ...("BroadcastChannel" in globalThis ? { news: tabNews() } : {}),
  timer: realTimer,
  now: () => performance.now(),
  send: (address, init) => fetch(address, init),
});
