import { ApiError } from "./ApiError.ts";
import type { Timer } from "./Timer.ts";

/** Time for a whole call, with all attempts and pauses. */
const CALL_MS = 300_000;

/**
 * Aborts with the caller's reason when the caller does, and with `timeout` when the whole call took too long.
 */
export function withDeadline(timer: Timer, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const onAbort = () => controller.abort(caller?.reason);
  caller?.addEventListener("abort", onAbort, { once: true });
  const stopTimer = timer(CALL_MS, () =>
    controller.abort(new ApiError("timeout", "服务器没有在 300 秒内答复")),
  );
  return {
    signal: controller.signal,
    release() {
      stopTimer();
      caller?.removeEventListener("abort", onAbort);
    },
  };
}
