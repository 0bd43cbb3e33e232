import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { accountService } from "#server/start/accountService.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { librariesIn } from "#server/account/librariesIn.ts";
import { createApp } from "#server/http/app.ts";
import { displayDataFiles } from "#server/components/displayDataFiles.ts";
import { createEngine, type Engine } from "#server/selection/Engine.ts";
import { createCatalogueSearch, type CatalogueSearch } from "#server/search/CatalogueSearch.ts";
import type { Route } from "#server/http/route.ts";
import { createLog, type Log } from "#server/process/log.ts";
import { healthOf } from "#server/start/Readiness.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { AccountSettings } from "#server/process/settings.ts";
import type { Database } from "#server/database/connection/database.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { ACCOUNT_SETTINGS } from "./accountServer.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { readOnlyDatabase, testDatabase } from "./testDatabase.ts";

const TEST_SETTINGS: ClientSettings = {
  ...CLIENT_SETTINGS,
  loginOrigin: "http://localhost",
  assistantUrl: "http://localhost/assistant",
};

export interface TestServer {
  readonly database: Database;
  readonly engine: Engine;
  /** Loads a category when a test first asks for it. */
  readonly search: CatalogueSearch;
  readonly app: ReturnType<typeof createApp>;
  close(): Promise<void>;
}

/** The real app over a real database and real engine threads; every answer is checked against the contract unless said otherwise. */
export async function startTestServer(
  openDatabase: () => Promise<Database> = testDatabase,
  account: Partial<AccountSettings> = {},
  {
    log = createLog("silent"),
    routes: more = () => [],
    checkAnswers = true,
  }: {
    readonly log?: Log;
    readonly routes?: (database: Database) => readonly Route[];
    /** `false` for a bench, as a server in operation does. */
    readonly checkAnswers?: boolean;
  } = {},
): Promise<TestServer> {
  const database = await openDatabase();
  const engine = await createEngine({ database, log });
  const search = createCatalogueSearch({ database, log });
  const app = createApp({
    routes: [...allRoutes({ database, bounds: USUAL_BOUNDS, engine, search }), ...more(database)],
    callerOf: callersIn(database.queries),
    librariesOf: librariesIn(database.queries),
    account: accountService({
      queries: database.queries,
      log,
      settings: { ...ACCOUNT_SETTINGS, ...account },
      accountBase: TEST_SETTINGS.accountBase,
      bounds: USUAL_BOUNDS,
    }),
    appOrigins: account.appOrigins ?? [],
    trustedProxies: account.trustedProxies ?? 0,
    log,
    clientSettings: TEST_SETTINGS,
    health: () => healthOf({ isLoading: false, database, search, hasEngine: true, workers: null }),
    checkAnswers,
    models: displayDataFiles(database.queries),
  });
  return {
    database,
    engine,
    search,
    app,
    async close() {
      await engine.dispose();
      await database.close();
    },
  };
}

let shared: Promise<TestServer> | undefined;

/**
 * One server for all files of a worker that change nothing: its database refuses to write. It is not closed, but ends
 * with the worker.
 */
export const sharedServer = (): Promise<TestServer> => (shared ??= startTestServer(readOnlyDatabase));
