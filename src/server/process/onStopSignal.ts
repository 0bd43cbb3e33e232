const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** npm passes on a Ctrl-C that the terminal has already sent us: two signals within this time are one. */
const SAME_PRESS_MS = 500;
const EXIT_INTERRUPTED = 130;

/** Calls `stop` on the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let first: number | undefined;
  const hear = () => {
    if (first === undefined) {
      first = performance.now();
      void stop();
    } else if (performance.now() - first > SAME_PRESS_MS) {
      process.exit(EXIT_INTERRUPTED);
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
}
