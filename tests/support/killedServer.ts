/**
 * Accounts and projects over the data folder and the server's database named by the arguments, without loading a
 * catalogue: a process that starts quickly and is then killed. It first reports what it found.
 */
import { sql } from "drizzle-orm";
import { accountService } from "#server/start/accountService.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import { ACCOUNT_SETTINGS } from "./accountServer.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { HEALTH } from "./health.ts";

const [dataDir = "", databaseUrl = null] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const { queries } = database;
const log = createLog("silent");
const none = () => Promise.reject(new Error("not asked"));
const app = createApp({
  routes: allRoutes({
    database,
    bounds: USUAL_BOUNDS,
    engine: { selectForRooms: none, roomCandidates: none },
    search: { open: none, dutyColumns: none },
  }),
  callerOf: callersIn(queries),
  account: accountService({
    queries,
    log,
    // Each user registers from an own address.
    settings: { ...ACCOUNT_SETTINGS, trustedProxies: 1 },
    accountBase: CLIENT_SETTINGS.accountBase,
    bounds: USUAL_BOUNDS,
  }),
  trustedProxies: 1,
  log,
  clientSettings: CLIENT_SETTINGS,
  health: async () => {
    await database.ping();
    return HEALTH;
  },
});

/** The answer's shape in both drivers. */
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await queries.execute(query)) as { readonly rows: readonly unknown[] }).rows;
const found = {
  /** Accounts, and whether each has a session. */
  accounts: await rowsOf(sql`select account, exists (
    select from grants where user_id = users.id and kind = 'session') as has_session from users`),
  /** Projects without members. */
  orphans: await rowsOf(sql`select id from projects where not exists (
    select from project_members where project_id = projects.id)`),
};
const { address } = await listen("127.0.0.1", 0, async (request, env) => app.fetch(request, env));
process.send?.({ address, found });
