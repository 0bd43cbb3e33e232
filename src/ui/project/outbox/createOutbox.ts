import type { Api } from "#api/client/createApi.ts";
import type { Outbox, UnsentSelection } from "../../page/services/Outbox.ts";
import { useOutbox } from "./useOutbox.ts";
import type { notices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import { sendSelection } from "../calls/sendSelection.ts";
import { WaitingStore } from "./WaitingStore.ts";

export interface OutboxParts {
  /** Calls of one user, so that a user who signs in meanwhile sends nothing of the previous one. */
  readonly apiOf: (token: string) => Api;
  /** Absent without TLS: then only the key prevents a duplicate selection. */
  readonly locks: Pick<LockManager, "request"> | undefined;
  /** Informs other tabs that the waiting selections have changed. */
  readonly notifyTabs: () => void;
  readonly notices: Pick<typeof notices, "success" | "error">;
  /** Runs something later, for a server that is back without the browser noticing. */
  readonly later: (ms: number, run: () => void) => void;
}

const LOCK = "volute.outbox";
/** ms before each further attempt. */
const PAUSES_MS = [5_000, 15_000, 60_000] as const;

const present = () => {
  const { user, token } = useSession.getState();
  return user === null || token === null ? null : { user, token };
};

export interface OpenOutbox extends Outbox {
  /** Sends everything that waits and was not refused. */
  readonly sendWaiting: () => Promise<void>;
}

export function createOutbox({ apiOf, locks, notifyTabs, notices, later }: OutboxParts): OpenOutbox {
  const store = new WaitingStore();
  let failures = 0;
  let isPlanned = false;

  async function refresh(): Promise<void> {
    const kept = await store.count();
    const who = present();
    const waiting = who === null ? [] : await store.of(who.user);
    // Another user may have signed in meanwhile.
    if (present()?.user.uniqueId === who?.user.uniqueId) useOutbox.setState({ kept, waiting });
  }

  async function changed(): Promise<void> {
    notifyTabs();
    await refresh();
  }

  function tryLater(): void {
    if (isPlanned) return;
    isPlanned = true;
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)]!;
    failures++;
    later(pause, () => {
      isPlanned = false;
      void send(false);
    });
  }

  async function sendAll(isAgain: boolean): Promise<void> {
    const who = present();
    if (who === null) return;
    const api = apiOf(who.token);
    const userId = who.user.uniqueId;
    let sent = 0;
    let refused = 0;
    for (const selection of await store.of(who.user)) {
      if (selection.refusal !== null && !isAgain) continue;
      if (present()?.user.uniqueId !== userId) break;
      // The user may have deleted it while the previous one was being sent.
      if (!(await store.has(selection.key))) continue;
      const outcome = await sendSelection(api, store, { ...selection, userId });
      if (outcome === "sent") sent++;
      else if (outcome === "refused") refused++;
      else {
        tryLater();
        break;
      }
    }
    if (sent > 0) {
      failures = 0;
      useOutbox.setState((state) => ({ sent: state.sent + sent }));
      notices.success(`已选中 ${sent} 项待发送的产品`);
    }
    if (refused > 0) notices.error(`${refused} 项待发送的产品未能选中`, "可在“已选产品”中查看原因");
    if (sent + refused > 0) await changed();
  }

  /** One tab at a time: the second finds nothing left to send. */
  async function send(isAgain: boolean): Promise<void> {
    useOutbox.setState({ isSending: true });
    try {
      if (locks === undefined) await sendAll(isAgain);
      else await locks.request(LOCK, () => sendAll(isAgain));
    } finally {
      useOutbox.setState({ isSending: false });
      await refresh();
    }
  }

  return {
    async keep(selection: UnsentSelection) {
      const who = present();
      if (who === null) throw new Error("nobody has signed in");
      await store.put({ ...selection, userId: who.user.uniqueId, madeAt: Date.now(), refusal: null });
      tryLater();
      await changed();
    },
    send: () => send(true),
    sendWaiting: () => send(false),
    async remove(key) {
      await store.remove(key);
      await changed();
    },
    refresh,
  };
}
