import { createApi } from "#api/client/createApi.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { tellMissingOnce } from "#api/host/tellMissingOnce.ts";
import { webBridge } from "#api/host/webBridge.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { createBatchClient, PLACE_OF_BUILDING } from "#workers/batch/calls/createBatchClient.ts";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createDutyClient } from "#workers/duty/createDutyClient.ts";
import { createModelClient } from "#workers/model/createModelClient.ts";
import { createPdfClient } from "#workers/pdf/createPdfClient.ts";
import { createReportClient } from "#workers/report/createReportClient.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { browserStorage } from "../../page/browser/createKept.ts";
import { lostCall } from "../../page/services/lostCall.ts";
import type { Services } from "../../page/services/ServicesContext.tsx";
import { notices } from "../../page/services/useNotices.ts";
import { tellMissing } from "../notices/useOutdatedHost.ts";
import { forgetUser, useSession } from "../../page/services/useSession.ts";
import { connectAccount } from "../account/connectAccount.ts";
import { connectOutbox } from "./connectOutbox.ts";
import { connectTracker } from "./connectTracker.ts";
import { lazily } from "./lazily.ts";
import { onLeaving } from "../onLeaving.ts";
import { readRecentWork } from "./readRecentWork.ts";
import { signedLinks } from "../host/signedLinks.ts";

const tokenInForce = () => useSession.getState().token ?? undefined;

const onUnsavedLost = () =>
  notices.error("未保存的修改已丢失", "后台中断时浏览器正拒绝保存，请核对最近的修改");

/** The services of screens, once per page. A worker starts when its client is first asked for. */
export function createServices(
  settings: ClientSettings,
  host: HostBridge = webBridge,
  hostDataArrived: Promise<void> = Promise.resolve(),
): Services {
  const base = settings.apiBase;
  const account = connectAccount(settings, host, browserStorage("localStorage"));
  function onAuthenticationFailed() {
    forgetUser();
    notices.error("登录失效了，请重新登录");
    // A token may expire before its session: the next action then continues without a dialog.
    account.wake();
  }
  const api = createApi({ base, token: tokenInForce, onAuthenticationFailed });

  /** Open clients by kind; all of them have the same building. */
  const working = new Map<string, BatchClient<never>>();
  function batch<Filter>(kind: BatchKind<Filter>): BatchClient<Filter> {
    const known = working.get(kind.name);
    // The client under this name was created for this kind, and so has its filter type.
    if (known) return known as BatchClient<Filter>;
    const client = createBatchClient(kind, {
      base,
      token: tokenInForce(),
      onAuthenticationFailed,
      onUnsavedLost,
      tabMemory: browserStorage("sessionStorage"),
      pageMemory: browserStorage("localStorage"),
    });
    working.set(kind.name, client);
    onLeaving(() => client.leave());
    useSession.subscribe(({ token }, { token: lastToken }) => {
      if (token === lastToken) return;
      client.setToken(token ?? undefined).catch(() => {
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
  const sheet = lazily(() => createSheetClient());
  const curve = lazily(() => createCurveClient());
  const report = lazily(() => createReportClient(settings.staticBase));
  const duty = lazily(() => createDutyClient({ base, token: tokenInForce }));

  return {
    api,
    settings,
    account,
    outbox: connectOutbox({ base, account, onAuthenticationFailed }),
    host: signedLinks(tellMissingOnce(host, tellMissing), settings),
    hostDataArrived,
    track: connectTracker(api, base).track,
    batch,
    recentWork: () => readRecentWork(working.values()),
    goTo: (building) => void goTo(building),
    pdf: createPdfClient({ base, token: tokenInForce }),
    model: createModelClient({ apiBase: base, staticBase: settings.staticBase, token: tokenInForce }),
    get sheet() {
      return sheet();
    },
    get curve() {
      return curve();
    },
    get report() {
      return report();
    },
    get duty() {
      return duty();
    },
  };
}
