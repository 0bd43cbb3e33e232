/** Runs `run` after `ms` milliseconds unless the returned function is called first. */
export type Timer = (ms: number, run: () => void) => () => void;

export const realTimer: Timer = (ms, run) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** Rejects with the signal's reason when it aborts first. */
export function pause(ms: number, timer: Timer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    const stop = timer(ms, () => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    });
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
