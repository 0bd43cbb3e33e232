import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operate } from "#server/account/operator/operate.ts";
import type { PersonalData } from "#server/account/personalData.ts";
import { LIMITS, triesIn } from "#server/account/tries.ts";
import type { Log } from "#server/process/log.ts";
import type { AccountSettings } from "#server/process/settings.ts";
import { grants, rateLimits, users } from "#server/database/schema/accountSchema.ts";
import { DatabaseAway } from "#server/database/connection/DatabaseAway.ts";
import type { Database } from "#server/database/connection/database.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";

/** Data of another part of the server: a note for each user. */
const notes = new Map<number, string>();
let isBroken = false;
const NOTES: PersonalData = {
  name: "notes",
  read: (_queries, userId) => Promise.resolve([notes.get(userId)]),
  forget: (_queries, userId) => {
    if (isBroken) return Promise.reject(new Error("notes cannot be forgotten"));
    notes.delete(userId);
    return Promise.resolve();
  },
};

let database: Database;
let server: AccountServer;
const serve = (settings: Partial<AccountSettings> = {}) =>
  startAccountServer({ openDatabase: () => Promise.resolve(database), settings, personalData: [NOTES] });
beforeAll(async () => {
  database = await bareDatabase();
  server = await serve();
});
afterAll(async () => {
  await database.close();
});
beforeEach(() => database.queries.delete(rateLimits));

let names = 0;
const newName = () => `zhaoliu${++names}`;
let networks = 0;
const newBrowser = (of = server) => new Browser(of.app, `198.51.100.${++networks}`);

describe("check 14: my data", () => {
  test("is a file with everything that any part holds, and no secret", async () => {
    const account = newName();
    const { browser, userId, bearer } = await registeredUser(server, account);
    notes.set(userId, "a note of mine");
    await browser.send("/account/details", {
      name: "赵六",
      company: "某院",
      city: "上海",
      email: "z@example.com",
    });
    const answer = await browser.send("/account/my-data", {});
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename\*=UTF-8''/u);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      account: { account, name: "赵六", company: "某院", city: "上海", email: "z@example.com" },
      sessions: [{ label: expect.any(String), createdAt: expect.any(String) }],
      notes: ["a note of mine"],
    });
    for (const secret of [bearer, browser.cookie("volute_session") ?? "", "$argon2id"])
      expect(text).not.toContain(secret);
  });

  test("is gone with the account, and the name is free again", async () => {
    const account = newName();
    const { browser, userId, bearer } = await registeredUser(server, account);
    notes.set(userId, "a note of mine");
    const wrong = await browser.send("/account/delete", { password: "wrong password" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("密码不对");
    const done = await browser.send("/account/delete", { password: PASSWORD });
    expect(await done.text()).toContain("帐号和其中的内容已全部删除");
    expect(browser.cookie("volute_session")).toBeUndefined();
    expect(notes.has(userId)).toBe(false);
    expect(await database.queries.$count(grants, eq(grants.userId, userId))).toBe(0);
    expect(await database.queries.$count(users, eq(users.account, account))).toBe(0);
    const asked = { headers: { Authorization: `Bearer ${bearer}` } };
    expect((await server.app.request("/account/users/info", asked)).status).toBe(401);
    const again = await newBrowser().send("/account/register", { account, password: PASSWORD });
    expect(again.status).toBe(303);
  });

  test("leaves nothing that was counted or remembered of the account, from whatever network", async () => {
    const account = newName();
    const { browser } = await registeredUser(server, account);
    await registeredUser(server, `${account}-other`);
    const signIn = (password: string, from: Browser) => from.send("/account/sign-in", { account, password });
    // The account is also known in a second network, and tries are counted in six more.
    expect((await signIn(PASSWORD, newBrowser())).status).toBe(303);
    for (let count = 0; count < 6; count++) await signIn("wrong password", newBrowser());
    await triesIn(database.queries).take([{ limit: LIMITS.mail, of: account }]);
    for (let count = 0; count < 6; count++) await signIn("wrong password", browser);
    await operate(database.queries, { command: "reset", account });
    await signIn("wrong password", newBrowser());
    await browser.send("/account/delete", { password: PASSWORD });
    const kept = await database.queries.select({ key: rateLimits.key }).from(rateLimits);
    // Only the other user's first browser and networks remain.
    expect(new Set(kept.map(({ key }) => key.split(":")[0]))).toEqual(
      new Set(["known", "registration", "network"]),
    );
    expect(kept.filter(({ key }) => key.startsWith("known:"))).toHaveLength(1);
  });

  test("stays whole where one part cannot be taken away", async () => {
    const account = newName();
    const { browser } = await registeredUser(server, account);
    isBroken = true;
    const answer = await browser.send("/account/delete", { password: PASSWORD });
    isBroken = false;
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/稍后再试（编号 [2-9a-z]{10}）/u);
    expect((await browser.request("/account/users/info")).status).toBe(200);
  });

  test("is not there while the database is away, which is no fault of ours, and the page gives a number", async () => {
    const { browser } = await registeredUser(server, newName());
    const logged: string[] = [];
    const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`);
    const log: Log = { error: note("error"), warn: note("warn"), info: () => {}, debug: () => {} };
    const watched = await startAccountServer({
      openDatabase: () => Promise.resolve(database),
      personalData: [{ ...NOTES, read: () => Promise.reject(new DatabaseAway("no answer")) }],
      log,
    });
    const cookie = `volute_session=${browser.cookie("volute_session")}`;
    const answer = await new Browser(watched.app).send(
      "/account/my-data",
      {},
      { headers: { Cookie: cookie } },
    );
    expect(answer.status).toBe(503);
    expect(await answer.text()).toMatch(/稍后再试（编号 [2-9a-z]{10}）/u);
    expect(logged).toEqual(["warn: the database was away for an account page"]);
  });
});
