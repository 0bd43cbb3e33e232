/**
 * Accounts and projects over the data folder and the server's database that the arguments name, without a catalogue to
 * read: a process that starts within a moment, to be killed. First it says what it found.
 */
import { sql } from "drizzle-orm";
import { accountService } from "#server/start/accountService.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import { ACCOUNT_SETTINGS } from "./accountServer.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { healthy } from "./health.ts";

const [dataDir = "", databaseUrl = null] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const { queries } = database;
const log = createLog("silent");
const none = () => Promise.reject(new Error("not asked"));
const app = createApp({
  routes: allRoutes({
    database,
    engine: { selectForRooms: none, roomCandidates: none },
    search: { open: none, dutyColumns: none },
  }),
  callerOf: callersIn(queries),
  account: accountService({
    queries,
    log,
    // Everybody registers from an address of their own.
    settings: { ...ACCOUNT_SETTINGS, trustedProxies: 1 },
    accountBase: CLIENT_SETTINGS.accountBase,
  }),
  trustedProxies: 1,
  log,
  clientSettings: CLIENT_SETTINGS,
  health: healthy,
});

/** Both drivers answer so. */
const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await queries.execute(query)) as { readonly rows: readonly unknown[] }).rows;
const found = {
  /** Names with what belongs to a whole account: a session. */
  accounts: await rowsOf(sql`select account, exists (
    select from grants where user_id = users.id and kind = 'session') as has_session from users`),
  /** Projects that nobody is a member of. */
  orphans: await rowsOf(sql`select id from projects where not exists (
    select from project_members where project_id = projects.id)`),
};
const { address } = await listen("127.0.0.1", 0, async (request, env) => app.fetch(request, env));
process.send?.({ address, found });
