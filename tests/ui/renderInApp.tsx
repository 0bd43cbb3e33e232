import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { MemoryRouter, parsePath } from "react-router-dom";
import type { Api } from "#api/client/createApi.ts";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { webBridge } from "#api/host/webBridge.ts";
import { NO_ROOMS, type BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { Account } from "#ui/page/services/Account.ts";
import type { Outbox } from "#ui/page/services/Outbox.ts";
import { ServicesProvider, type Services } from "#ui/page/services/ServicesContext.tsx";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";
import { FRESH_MS } from "#ui/shell/services/createQueryClient.ts";
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

/** A batch that only knows how it stands: enough for screens that do not work in it. */
function standingBatch<Filter>(summary: BatchSummary = NO_ROOMS): BatchClient<Filter> {
  return { subscribe: () => () => {}, summary: () => summary } as unknown as BatchClient<Filter>;
}

/** The test's own batches by the name of their kind, and standing ones of the other kinds. */
export const batchesWith = (own: Partial<Record<string, unknown>> = {}): Services["batch"] => {
  const standing = standingBatch<never>();
  return ({ name }) => (own[name] ?? standing) as never;
};

export type AnswerCall = (endpoint: Endpoint, asking: unknown, signal: AbortSignal | undefined) => unknown;

/** The outside of the page, answered by the test. */
export function fakeApi(answer: AnswerCall): Api {
  return {
    call: async (endpoint, asking, options) => answer(endpoint, asking, options?.signal),
  };
}

/** An account that lets every act go on. */
export const signedIn = (): Account => ({
  wake: () => {},
  requireLogin: () => Promise.resolve(true),
  offerLogin: () => Promise.resolve(),
  confirmLogin: () => Promise.resolve(true),
  closeDialog: () => {},
  leaveDialog: () => {},
  signOut: () => Promise.resolve(),
});

/** An outbox in which nothing waits, and which keeps nothing. */
const emptyOutbox = (): Outbox => ({
  keep: () => Promise.reject(new Error("the test keeps nothing")),
  send: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
});

export function fakeServices(overrides: Partial<Services> = {}): Services {
  return {
    api: fakeApi(({ path }) => {
      throw new Error(`the test answers no ${path}`);
    }),
    settings: OWN_ORIGIN,
    account: signedIn(),
    outbox: emptyOutbox(),
    host: webBridge,
    hostDataArrived: Promise.resolve(),
    track: () => {},
    batch: batchesWith(),
    recentWork: () => Promise.resolve([]),
    goTo: () => {},
    sheet: {} as SheetClient,
    productFile: {} as ProductFileClient,
    tables: {} as TablesClient,
    curves: {} as CurvesClient,
    curve: {} as CurveClient,
    pdf: {} as PdfClient,
    model: {} as ModelClient,
    report: {} as ReportClient,
    duty: { forget: () => {} } as DutyClient,
    ...overrides,
  };
}

/** Renders as the page does, StrictMode on, at an address of the hash router. */
export function renderInApp(
  children: ReactNode,
  {
    services = fakeServices(),
    address = "/",
    state = null,
  }: { services?: Services; address?: string; state?: unknown } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_MS } } });
  return render(
    <StrictMode>
      {/* Its variables style nothing here, and every look at an element's style would go through all of them. */}
      <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={client}>
          <ServicesProvider value={services}>
            <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>{children}</MemoryRouter>
          </ServicesProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
