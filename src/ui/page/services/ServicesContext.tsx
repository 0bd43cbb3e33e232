import { createContext, useContext } from "react";
import type { Api } from "#api/client/createApi.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import type { Track, TrackEvent } from "#api/contract/tracks.ts";
import type { KeptBuilding } from "#domain/building/batch/state/Building.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import type { ModelClient } from "#workers/model/ModelClient.ts";
import type { PdfClient } from "#workers/pdf/PdfClient.ts";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import type { Account } from "./Account.ts";
import type { Outbox } from "./Outbox.ts";

/** Everything outside the page that screens work with: made once per app, faked in tests. */
export interface Services {
  readonly api: Api;
  readonly settings: ClientSettings;
  readonly account: Account;
  /** Selections that wait for the server. */
  readonly outbox: Outbox;
  /** The program that hosts the page, if one does. */
  readonly host: HostBridge;
  /** Settles once the host has told of itself what the address does not. */
  readonly hostTold: Promise<void>;
  /** Records an event of use; returns at once and never fails. */
  readonly track: (event: TrackEvent, properties: Track["properties"]) => void;
  /** The one batch of a kind of equipment. Asking for it starts its worker; a screen that needs none starts none. */
  readonly batch: <Filter>(kind: BatchKind<Filter>) => BatchClient<Filter>;
  /** The buildings that were left, the newest first, without opening them; none where nothing is kept. */
  readonly recentWork: () => Promise<readonly KeptBuilding[]>;
  /** The building with this id is the one that batch screens show from now on. */
  readonly goTo: (building: string) => void;
  readonly sheet: SheetClient;
  /** Curves fitted and sampled for charts; its worker starts when the first chart is opened. */
  readonly curve: CurveClient;
  /** Data sheets as PDF; a worker and its font for each. */
  readonly report: ReportClient;
  /** Documents to be read; a thread for each that is open. */
  readonly pdf: PdfClient;
  /** Models to be looked at; a thread for each that is open. */
  readonly model: ModelClient;
  /** Search by duty while it is typed; its worker starts with the first map. */
  readonly duty: DutyClient;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider above it");
  return services;
}
