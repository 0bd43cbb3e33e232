import { accountService } from "#server/start/accountService.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { createApp } from "#server/http/app.ts";
import { createLog, type Log } from "#server/process/log.ts";
import type { PersonalData } from "#server/account/personalData.ts";
import type { Route } from "#server/http/route.ts";
import type { AccountSettings } from "#server/process/settings.ts";
import type { Database } from "#server/database/connection/database.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { bareDatabase } from "./bareDatabase.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { healthy } from "./health.ts";

export const ACCOUNT_SETTINGS: AccountSettings = {
  isRegistrationOpen: true,
  appOrigins: [],
  trustedProxies: 0,
  isFramedAcrossSites: false,
  smtpUrl: null,
  mailFrom: null,
};

interface Wanted {
  readonly settings?: Partial<AccountSettings>;
  readonly openDatabase?: () => Promise<Database>;
  readonly routes?: readonly Route[];
  readonly log?: Log;
  readonly frameAncestors?: string;
  readonly personalData?: readonly PersonalData[];
}

/** The real app without a catalogue: accounts, and the calls that a test adds. */
export async function startAccountServer({
  settings = {},
  openDatabase = bareDatabase,
  routes = [],
  log = createLog("silent"),
  frameAncestors = "'self'",
  personalData = [],
}: Wanted = {}) {
  const database = await openDatabase();
  const account = { ...ACCOUNT_SETTINGS, ...settings };
  const app = createApp({
    routes,
    callerOf: callersIn(database.queries),
    account: accountService({
      queries: database.queries,
      log,
      settings: account,
      accountBase: CLIENT_SETTINGS.accountBase,
      bounds: USUAL_BOUNDS,
      personalData,
    }),
    appOrigins: account.appOrigins,
    trustedProxies: account.trustedProxies,
    log,
    clientSettings: CLIENT_SETTINGS,
    frameAncestors,
    health: healthy,
  });
  return { app, database, close: () => database.close() };
}
export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>;
