import { HOST_CODES, type HostBridge, type HostReply } from "./HostBridge.ts";
import { failureOf, readHostReply } from "./readHostReply.ts";

/**
 * Carries one call to the host, `{ path, params }` as JSON text, and resolves with the reply as it comes. May throw
 * and reject; `signal` says that nobody waits for the reply any more.
 */
export type HostTransport = (message: string, signal: AbortSignal) => unknown;

/** As long as an attempt of a call to the server. ms */
const CALL_MS = 30_000;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

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
        const timer = setTimeout(
          () => giveUp(failureOf(`宿主软件没有在 ${timeout / 1000} 秒内答复`, HOST_CODES.timeout)),
          timeout,
        );
        signal?.addEventListener("abort", onAbort, { once: true });
        const sending = async () =>
          readHostReply(await send(JSON.stringify({ path, params }), controller.signal));
        sending().then(end, (error: unknown) => end(failureOf(reasonOf(error))));
      }),
  };
}
