import type { Track, TrackEvent } from "#api/contract/tracks.ts";
import type { Platform } from "#domain/desk/host/platform.ts";

/** Events that happen together travel together. */
const FLUSH_MS = 2000;
/** The contract's limit of one call. */
const MOST_PER_CALL = 100;

export interface TrackerOutside {
  readonly platform: () => Platform;
  /** ms since 1970 */
  readonly now: () => number;
  readonly send: (tracks: readonly Track[]) => Promise<unknown>;
  /** Takes what is left when the page goes, and outlives it. */
  readonly sendLast: (tracks: readonly Track[]) => void;
}

export interface Tracker {
  readonly track: (event: TrackEvent, properties: Track["properties"]) => void;
  /** The page is about to go, perhaps for good. */
  readonly leave: () => void;
}

/** Records events of use in batches. A call that fails is forgotten: use is never disturbed for its record. */
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
      // Recording use is worth no retry and no message.
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
