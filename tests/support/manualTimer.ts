import type { Timer } from "#api/client/Timer.ts";

/** A timer whose time passes only on request. */
export function manualTimer() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  const timer: Timer = (ms, run) => {
    const entry = { at: now + ms, run };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  return {
    timer,
    now: () => now,
    /** Delays of the waiting calls, ms from now, soonest first. */
    delays: () => waiting.map(({ at }) => at - now).sort((a, b) => a - b),
    pass(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}
