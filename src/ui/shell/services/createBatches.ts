import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import {
  createBatchClient,
  PLACE_OF_BUILDING,
  type BatchClientSettings,
} from "#workers/batch/calls/createBatchClient.ts";
import { browserStorage } from "../../page/browser/createKept.ts";
import { lostCall } from "../../page/services/lostCall.ts";
import { notices } from "../../page/services/useNotices.ts";
import { useSession } from "../../page/services/useSession.ts";
import { onLeaving } from "../onLeaving.ts";
import { ownerInForce } from "./forgetOwnChoices.ts";

const onUnsavedLost = () =>
  notices.error("未保存的修改已丢失", "后台中断时浏览器正拒绝保存，请核对最近的修改");

export interface BatchesSettings extends Pick<BatchClientSettings, "base" | "onAuthenticationFailed"> {
  /** See `ownerInForce`. */
  readonly seemsSignedIn: () => boolean;
  /** Opens the client of a kind; a test replaces it to observe the calls. */
  readonly open?: typeof createBatchClient;
}

/** The batch clients of this page, one for each kind, all with the same building and the session's token. */
export function createBatches(settings: BatchesSettings) {
  const { base, onAuthenticationFailed, seemsSignedIn, open = createBatchClient } = settings;
  const owner = () => ownerInForce(seemsSignedIn);
  const working = new Map<string, BatchClient<never>>();

  function batch<Filter>(kind: BatchKind<Filter>): BatchClient<Filter> {
    const known = working.get(kind.name);
    // The client under this name was created for this kind, and so has its filter type.
    if (known) return known as BatchClient<Filter>;
    const client = open(kind, {
      base,
      token: useSession.getState().token ?? undefined,
      user: owner(),
      onAuthenticationFailed,
      onUnsavedLost,
      tabMemory: browserStorage("sessionStorage"),
      pageMemory: browserStorage("localStorage"),
    });
    working.set(kind.name, client);
    onLeaving(() => client.leave());
    useSession.subscribe(({ token, user }, last) => {
      if (token === last.token && user === last.user) return;
      client.setToken(token ?? undefined, owner()).catch(() => {
        // A worker that died cannot be informed; its successor is opened with this token.
      });
    });
    return client;
  }

  async function goTo(building: string): Promise<void> {
    const failure = "未能打开建筑";
    const [client] = working.values();
    try {
      if (!client) return browserStorage("sessionStorage")?.setItem(PLACE_OF_BUILDING, building);
      const answer = await client.openBuilding(building);
      if (!answer.ok) notices.error(failure, answer.message);
    } catch (error) {
      notices.error(failure, lostCall(error));
    }
  }

  return { batch, goTo, open: () => working.values() };
}
