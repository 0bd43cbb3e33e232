import { serve } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { accountService } from "#server/account/accountService.ts";
import { createApp } from "#server/app.ts";
import { createLog } from "#server/log.ts";
import type { PersonalData } from "#server/personalData.ts";
import { grants, users } from "#server/store/accountSchema.ts";
import { openDatabase } from "#server/store/database.ts";

/** The account service alone on an embedded database, as a process that a test kills. */
const dataDir = process.argv[2] ?? "";
const database = await openDatabase({ databaseUrl: null, dataDir });
const { queries } = database;

/** Another part of the server: a note for every user, which nothing takes away but its own word. */
const NOTES: PersonalData = {
  name: "notes",
  read: (inside, userId) => inside.execute(sql`select * from notes where user_id = ${userId}`),
  forget: async (inside, userId) =>
    void (await inside.execute(sql`delete from notes where user_id = ${userId}`)),
};
await queries.execute(sql`create table if not exists notes (user_id bigint)`);
await queries.execute(sql`create or replace function note() returns trigger language plpgsql as
  'begin insert into notes values (new.id); return new; end'`);
await queries.execute(
  sql`create or replace trigger note after insert on users for each row execute function note()`,
);

const settings = {
  isRegistrationOpen: true,
  appOrigins: [],
  trustedProxies: 1,
  isFramedAcrossSites: false,
  smtpUrl: null,
  mailFrom: null,
};
const app = createApp({
  routes: [],
  account: accountService({
    queries,
    log: createLog("silent"),
    settings,
    accountBase: "/account",
    personalData: [NOTES],
  }),
  trustedProxies: 1,
  log: createLog("silent"),
  clientSettings: {
    apiBase: "/api",
    accountBase: "/account",
    staticBase: "/static",
    loginOrigin: null,
    assistantUrl: null,
    simulatedHost: false,
  },
  health: () => database.ping(),
});

const held = {
  users: await queries.select({ id: users.id, account: users.account }).from(users),
  grants: await queries.select({ userId: grants.userId, kind: grants.kind }).from(grants),
  notes: await queries.execute<{ user_id: number }>(sql`select user_id from notes`),
};
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  process.send?.({ address: `http://127.0.0.1:${port}`, held });
});
