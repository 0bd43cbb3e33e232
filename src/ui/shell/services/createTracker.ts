import type { Track, TrackEvent } from "#api/contract/tracks.ts";
import type { Platform } from "#domain/desk/host/platform.ts";

/** ms during which events are collected into one call. */
const FLUSH_MS = 2000;
/** The contract's limit of one call. */
const MOST_PER_CALL = 100;

export interface TrackerOutside {
  readonly platform: () => Platform;
  /** ms since 1970. */
  readonly now: () => number;
  readonly send: (tracks: readonly Track[]) => Promise<unknown>;
  /** Sends what is left when the page ends; the request outlives it. */
  readonly sendLast: (tracks: readonly Track[]) => void;
}

export interface Tracker {
  readonly track: (event: TrackEvent, properties: Track["properties"]) => void;
  /** Called when the page may end. */
  readonly leave: () => void;
}

/** Records usage events in batches. A failed call is dropped: recording must never disturb the user. */
export function createTracker({ platform, now, send, sendLast }: TrackerOutside): Tracker {
  let waiting: Track[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): readonly Track[] {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    return taken;
  }
  function flush() {
    send(take()).catch(() => {
      // A failed record is neither retried nor reported.
    });
  }

  return {
    track(event, properties) {
      waiting.push({ event, platform: platform(), at: now(), properties });
      if (waiting.length >= MOST_PER_CALL) flush();
      else timer ??= setTimeout(flush, FLUSH_MS);
    },
    leave() {
      if (waiting.length > 0) sendLast(take());
    },
  };
}
