import { createApi } from "#api/client/createApi.ts";
import type { Account } from "../../page/services/Account.ts";
import type { Outbox } from "../../page/services/Outbox.ts";
import { useOutbox } from "../../project/outbox/useOutbox.ts";
import { notices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import { lazily } from "./lazily.ts";

const CHANNEL = "volute.outbox";

export interface OutboxSettings {
  readonly base: string;
  readonly account: Pick<Account, "wake">;
  readonly onAuthenticationFailed: () => void;
}

/**
 * The outbox of this page. Its script is loaded at the first login, so that it is available when the server is
 * not. Waiting selections are sent when a user signs in, which includes every start of a page, and when the
 * browser is online again.
 */
export function connectOutbox({ base, account, onAuthenticationFailed }: OutboxSettings): Outbox {
  const channel = lazily(() => new BroadcastChannel(CHANNEL));
  const apiOf = (token: string) =>
    createApi({
      base,
      token: () => token,
      onAuthenticationFailed() {
        // Another login may have happened meanwhile.
        if (useSession.getState().token === token) onAuthenticationFailed();
      },
    });
  async function load() {
    const { createOutbox } = await import("../../project/outbox/createOutbox.ts");
    const outbox = createOutbox({
      apiOf,
      // Browsers have no locks without TLS.
      locks: (navigator as { readonly locks?: LockManager }).locks,
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within our origin
      notifyTabs: () => channel().postMessage(null),
      notices,
      later: (ms, run) => void setTimeout(run, ms),
    });
    channel().addEventListener("message", () => void outbox.refresh().catch(() => {}));
    return outbox;
  }
  let loading: ReturnType<typeof load> | undefined;
  const opened = () =>
    (loading ??= load().catch((error: unknown) => {
      // Allows another attempt.
      loading = undefined;
      throw error;
    }));
  const sendWaiting = () =>
    opened().then(
      (outbox) => outbox.sendWaiting(),
      // Without storage nothing is waiting.
    );

  useSession.subscribe(({ user }, { user: lastUser }) => {
    if (user?.uniqueId === lastUser?.uniqueId) return;
    useOutbox.setState({ waiting: [] });
    if (user !== null) sendWaiting().catch(() => {});
  });
  window.addEventListener("online", () => {
    account.wake();
    if (useSession.getState().user !== null) sendWaiting().catch(() => {});
  });

  return {
    keep: async (selection) => (await opened()).keep(selection),
    send: async () => (await opened()).send(),
    remove: async (key) => (await opened()).remove(key),
    refresh: async () => (await opened()).refresh(),
  };
}
