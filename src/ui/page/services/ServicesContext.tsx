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
import type { ProductFileClient } from "#workers/products/ProductFileClient.ts";
import type { CurvesClient } from "#workers/curves/CurvesClient.ts";
import type { TablesClient } from "#workers/tables/TablesClient.ts";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import type { Account } from "./Account.ts";
import type { Outbox } from "./Outbox.ts";

/** Everything outside the page that screens work with: created once per app, replaced by fakes in tests. */
export interface Services {
  readonly api: Api;
  readonly settings: ClientSettings;
  readonly account: Account;
  /** Selections that wait for the server. */
  readonly outbox: Outbox;
  /** The program that hosts the page, if there is one. */
  readonly host: HostBridge;
  /** Settles once the host has sent the data that the address lacks. */
  readonly hostDataArrived: Promise<void>;
  /** Records a usage event; returns at once and never fails. */
  readonly track: (event: TrackEvent, properties: Track["properties"]) => void;
  /** The single batch of a kind of equipment. The first call starts its worker. */
  readonly batch: <Filter>(kind: BatchKind<Filter>) => BatchClient<Filter>;
  /** Stored buildings, newest first, without opening them; empty if nothing is stored. */
  readonly recentWork: () => Promise<readonly KeptBuilding[]>;
  /** Makes batch screens show the building with this id. */
  readonly goTo: (building: string) => void;
  readonly sheet: SheetClient;
  /** Reads files of own products. */
  readonly productFile: ProductFileClient;
  /** Reads tables of manufacturers' catalogues. */
  readonly tables: TablesClient;
  /** Reads curves of manufacturers' manuals. */
  readonly curves: CurvesClient;
  /** Fits and samples curves for charts; its worker starts with the first chart. */
  readonly curve: CurveClient;
  /** Makes data sheets as PDF; each gets a worker and a font. */
  readonly report: ReportClient;
  /** Opens documents; each open one has a worker. */
  readonly pdf: PdfClient;
  /** Opens 3D models; each open one has a worker. */
  readonly model: ModelClient;
  /** Searches by duty while it is typed; its worker starts with the first map. */
  readonly duty: DutyClient;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider above it");
  return services;
}
