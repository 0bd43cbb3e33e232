import { createApi } from "#api/client/createApi.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { reportMissingOnce } from "#api/host/reportMissingOnce.ts";
import { webBridge } from "#api/host/webBridge.ts";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createPdfCurvesClient } from "#workers/curves/createPdfCurvesClient.ts";
import { createDutyClient } from "#workers/duty/createDutyClient.ts";
import { createModelClient } from "#workers/model/createModelClient.ts";
import { createPdfClient } from "#workers/pdf/createPdfClient.ts";
import { createPdfTablesClient } from "#workers/tables/createPdfTablesClient.ts";
import { createProductFileClient } from "#workers/products/createProductFileClient.ts";
import { createReportClient } from "#workers/report/createReportClient.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { browserStorage } from "../../page/browser/createKept.ts";
import type { Services } from "../../page/services/ServicesContext.tsx";
import { notices } from "../../page/services/useNotices.ts";
import { reportMissing } from "../notices/useOutdatedHost.ts";
import { forgetUser, useSession } from "../../page/services/useSession.ts";
import { connectAccount } from "../account/connectAccount.ts";
import { loginMemory } from "../account/loginMemory.ts";
import { createBatches } from "./createBatches.ts";
import { connectOutbox } from "./connectOutbox.ts";
import { connectTracker } from "./connectTracker.ts";
import { forgetOwnChoices } from "./forgetOwnChoices.ts";
import { lazily } from "./lazily.ts";
import { readRecentWork } from "./readRecentWork.ts";
import { signedLinks } from "../host/signedLinks.ts";

const tokenInForce = () => useSession.getState().token ?? undefined;

/** The services of screens, once per page. A worker starts when its client is first asked for. */
export function createServices(
  settings: ClientSettings,
  host: HostBridge = webBridge,
  hostDataArrived: Promise<void> = Promise.resolve(),
): Services {
  const base = settings.apiBase;
  const memory = loginMemory(browserStorage("localStorage"));
  const account = connectAccount(settings, host, memory);
  function onAuthenticationFailed() {
    forgetUser();
    notices.error("登录失效了，请重新登录");
    // A token may expire before its session: the next action then continues without a dialog.
    account.wake();
  }
  const api = createApi({ base, token: tokenInForce, onAuthenticationFailed });

  const batches = createBatches({ base, onAuthenticationFailed, seemsSignedIn: memory.seemsSignedIn });
  const sheet = lazily(() => createSheetClient());
  const productFile = lazily(() => createProductFileClient());
  const tables = lazily(() => createPdfTablesClient());
  const curves = lazily(() => createPdfCurvesClient());
  const curve = lazily(() => createCurveClient());
  const report = lazily(() => createReportClient(settings.staticBase));
  const duty = lazily(() => createDutyClient({ base, token: tokenInForce }));
  // The columns of a member contain own products; those of everybody else do not.
  useSession.subscribe(({ user }, { user: last }) => {
    if (user?.uniqueId !== last?.uniqueId) duty().forget();
  });
  forgetOwnChoices(() => memory.seemsSignedIn());

  return {
    api,
    settings,
    account,
    outbox: connectOutbox({ base, account, onAuthenticationFailed }),
    host: signedLinks(reportMissingOnce(host, reportMissing), settings),
    hostDataArrived,
    track: connectTracker(api, base).track,
    batch: batches.batch,
    recentWork: () => readRecentWork(batches.open()),
    goTo: (building) => void batches.goTo(building),
    pdf: createPdfClient({ base, token: tokenInForce }),
    model: createModelClient({ apiBase: base, staticBase: settings.staticBase, token: tokenInForce }),
    get sheet() {
      return sheet();
    },
    get productFile() {
      return productFile();
    },
    get tables() {
      return tables();
    },
    get curves() {
      return curves();
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
