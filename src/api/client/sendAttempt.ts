import { ApiError } from "./ApiError.ts";
import type { Received } from "./readAnswer.ts";
import type { Timer } from "./Timer.ts";

/** `fetch`, or a test's replacement. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Time for one attempt to be answered to the last byte; most answers take a tenth of it. */
const ATTEMPT_MS = 30_000;

const timedOut = (cause: unknown) => new ApiError("timeout", "服务器没有在 30 秒内答复", { cause });
const cutOff = (cause: unknown) => new ApiError("network", "网络连接失败，请检查网络", { cause });

/** Sends once. Rejects with `timeout`, with `network`, or with the signal's own reason. */
export async function sendAttempt(
  send: Send,
  address: string,
  init: RequestInit,
  timer: Timer,
  signal: AbortSignal,
): Promise<Received> {
  signal.throwIfAborted();
  const controller = new AbortController();
  let isLate = false;
  const stopTimer = timer(ATTEMPT_MS, () => {
    isLate = true;
    controller.abort();
  });
  const onAbort = () => controller.abort();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    const response = await send(address, { ...init, signal: controller.signal });
    const requestId = response.headers.get("X-Request-Id");
    return { status: response.status, text: await response.text(), requestId };
  } catch (error) {
    // The errors of fetch differ only in words for a refused connection, a truncated body and an abort; the
    // flags are reliable.
    if (signal.aborted) throw signal.reason;
    throw isLate ? timedOut(error) : cutOff(error);
  } finally {
    stopTimer();
    signal.removeEventListener("abort", onAbort);
  }
}
