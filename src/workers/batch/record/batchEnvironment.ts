import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { BatchStorage } from "./BatchStorage.ts";

/** Messages between tabs about the building that they have saved. */
export interface TabNews {
  readonly reportSaved: (building: string) => void;
  /** Returns a function that unsubscribes. */
  readonly onSaved: (heard: (building: string) => void) => () => void;
}

function tabNews(): TabNews {
  const channel = new BroadcastChannel("volute-buildings");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no target
    reportSaved: (building) => channel.postMessage(building),
    onSaved(heard) {
      const listen = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === "string") heard(data);
      };
      channel.addEventListener("message", listen);
      return () => channel.removeEventListener("message", listen);
    },
  };
}

/** The surroundings of a batch worker, which tests replace. */
export interface BatchEnvironment {
  readonly storage: BatchStorage;
  /** `undefined` if the browser has no locks, as on plain http. */
  readonly locks: LockManager | undefined;
  /** Messages between the browser's tabs; absent if it has no such channel. */
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
