import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";
import { failureOf, readHostReply } from "./readHostReply.ts";

/**
 * Sends one call to the host, `{ path, params }` as JSON text, and resolves with the raw reply. May throw and
 * reject; `signal` aborts when nobody waits for the reply any more.
 */
export type HostTransport = (message: string, signal: AbortSignal) => unknown;

/** The same as an attempt of a call to the server. ms */
const CALL_MS = 30_000;

/** The longest time of a timer, 25 days: a longer one would fire after 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Embedders throw errors, texts, and objects of their own; reading one may throw again. */
function reasonOf(thrown: unknown): string {
  try {
    const reason = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, "message") : thrown;
    return typeof reason === "string" ? reason : "";
  } catch {
    return "";
  }
}

/** A bridge over any transport: exceptions, timeouts, aborts and unreadable replies all become replies. */
export function createHostBridge(send: HostTransport): HostBridge {
  return {
    hasHost: true,
    call: (path, params, { signal, timeout = CALL_MS } = {}) =>
      new Promise<HostReply>((resolve) => {
        if (signal?.aborted) return resolve(failureOf("", HOST_CODES.aborted));
        const controller = new AbortController();
        const end = (reply: HostReply) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onAbort);
          resolve(reply);
        };
        const giveUp = (reply: HostReply) => {
          end(reply);
          controller.abort();
        };
        const onAbort = () => giveUp(failureOf("", HOST_CODES.aborted));
        const onTimeout = () =>
          giveUp(failureOf(`宿主软件没有在 ${timeout / 1000} 秒内答复`, HOST_CODES.timeout));
        const timer = timeout <= LONGEST_TIMER_MS ? setTimeout(onTimeout, timeout) : undefined;
        signal?.addEventListener("abort", onAbort, { once: true });
        const sending = async () =>
          readHostReply(await send(JSON.stringify({ path, params }), controller.signal));
        sending().then(end, (error: unknown) => end(failureOf(reasonOf(error))));
      }),
  };
}
