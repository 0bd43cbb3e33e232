import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";
import { failureOf, readHostReply } from "./readHostReply.ts";

/**
 * Carries one call to the host, `{ path, params }` as JSON text, and resolves with the reply as it comes. May throw
 * and reject; `signal` says that nobody waits for the reply any more.
 */
export type HostTransport = (message: string, signal: AbortSignal) => unknown;

/** As long as an attempt of a call to the server. ms */
const CALL_MS = 30_000;

/** The longest that a timer counts, 25 days: what is longer it takes for 1 ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Embedders throw errors, texts, and objects of their own; one may throw again when it is read. */
function reasonOf(thrown: unknown): string {
  try {
    const reason = typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, "message") : thrown;
    return typeof reason === "string" ? reason : "";
  } catch {
    return "";
  }
}

/** A bridge over any transport: what is thrown, late, aborted or beyond understanding becomes a reply. */
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
