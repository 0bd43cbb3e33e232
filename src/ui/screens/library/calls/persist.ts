import { ApiError } from "#api/client/ApiError.ts";

/** ms before each repetition of a call whose answer was lost. */
const WAITS = [1000, 2000, 4000, 8000];

const isLost = (error: unknown) =>
  error instanceof ApiError && (error.code === "network" || error.code === "timeout" || error.status >= 500);

const passed = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Repeats a call while its answer is lost, and reports that it is waiting. */
export async function persist<Done>(
  call: () => Promise<Done>,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<Done> {
  for (const wait of WAITS) {
    try {
      const done = await call();
      onWait(false);
      return done;
    } catch (error) {
      if (!isLost(error) || signal.aborted) throw error;
      onWait(true);
      await passed(wait, signal);
    }
  }
  return call();
}
