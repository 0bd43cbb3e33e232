import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operate } from "#server/account/operator/operate.ts";
import type { AccountSettings } from "#server/process/settings.ts";
import { grants, rateLimits } from "#server/database/schema/accountSchema.ts";
import type { Database } from "#server/database/connection/database.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";
import { smtpServer } from "../../support/smtpServer.ts";
import { until } from "../../support/until.ts";

const NEW_PASSWORD = "another horse 电池";

let database: Database;
let server: AccountServer;
let mail: Awaited<ReturnType<typeof smtpServer>>;
const serve = (settings: Partial<AccountSettings> = {}) =>
  startAccountServer({ openDatabase: () => Promise.resolve(database), settings });
beforeAll(async () => {
  mail = await smtpServer();
  database = await bareDatabase();
  server = await serve({ smtpUrl: mail.url });
});
afterAll(async () => {
  await database.close();
  await mail.close();
});
beforeEach(() => database.queries.delete(rateLimits));

let names = 0;
const newName = () => `zhaoliu${++names}`;
let networks = 0;
const newBrowser = (of = server) => new Browser(of.app, `198.51.100.${++networks}`);
const pageOf = async (answer: Response | Promise<Response>) => (await answer).text();

describe("a forgotten password", () => {
  const codeIn = (text: string) => /(?:[\dA-HJKMNP-TV-Z]{5}-){3}[\dA-HJKMNP-TV-Z]{5}/u.exec(text)?.[0] ?? "";
  const withEmail = async () => {
    const account = newName();
    const user = await registeredUser(server, account);
    const email = `${account}@example.com`;
    await user.browser.send("/account/details", { name: "赵六", company: "某院", city: "上海", email });
    return { email, ...user };
  };
  const mailedCode = async (account: string, email: string) => {
    await newBrowser().send("/account/reset", { account });
    const letter = () => mail.letters.findLast(({ to }) => to.includes(email));
    await until(() => letter() !== undefined);
    return codeIn(letter()?.text ?? "");
  };
  const setWith = (account: string, code: string, password = NEW_PASSWORD) =>
    newBrowser().send("/account/new-password", { account, code, password });

  test("is set anew with a code from a letter, once, and everything open before is closed", async () => {
    const { account, email, browser, bearer } = await withEmail();
    const code = await mailedCode(account, email);
    // People type the code in many ways.
    const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
    const answer = await setWith(account.toUpperCase(), typed);
    expect(answer.headers.get("Location")).toBe("sign-in?notice=password");
    const asked = { headers: { Authorization: `Bearer ${bearer}` } };
    expect((await server.app.request("/account/users/info", asked)).status).toBe(401);
    expect((await browser.request("/account/users/info")).status).toBe(401);
    const signIn = (password: string) => newBrowser().send("/account/sign-in", { account, password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(303);
    expect((await setWith(account, code, PASSWORD)).status).toBe(401);
  });

  test("asked for twice is set by the later letter alone", async () => {
    const { account, email } = await withEmail();
    const first = await mailedCode(account, email);
    const count = mail.letters.length;
    await newBrowser().send("/account/reset", { account });
    await until(() => mail.letters.length > count);
    expect((await setWith(account, first)).status).toBe(401);
    expect((await setWith(account, codeIn(mail.letters.at(-1)?.text ?? ""))).status).toBe(303);
  });

  test("check 8: asking answers alike for a known, an unknown and a mail-less account", async () => {
    const { account } = await withEmail();
    const mailless = newName();
    await registeredUser(server, mailless);
    const answers = [];
    for (const each of [account, mailless, "nobody"])
      answers.push(await newBrowser().send("/account/reset", { account: each }));
    for (const answer of answers)
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "new-password?notice=sent"]);
  });

  test("is mailed to one account three times in 15 minutes at most", async () => {
    const { account, email } = await withEmail();
    await mailedCode(account, email);
    for (let count = 0; count < 5; count++) await newBrowser().send("/account/reset", { account });
    await until(() => mail.letters.filter(({ to }) => to.includes(email)).length === 3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(mail.letters.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  test("with the code of somebody else, or a guess, is not set; 30 guesses close the network, and no account", async () => {
    const [one, other] = [await withEmail(), await withEmail()];
    const code = await mailedCode(other.account, other.email);
    expect((await setWith(one.account, code)).status).toBe(401);
    const guesser = newBrowser();
    const guess = () =>
      guesser.send("/account/new-password", {
        account: one.account,
        code: "GUESS-GUESS-GUESS-00009",
        password: NEW_PASSWORD,
      });
    for (let count = 0; count < 30; count++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect([refused.status, refused.headers.has("Retry-After")]).toEqual([429, true]);
    expect(
      (await one.browser.send("/account/sign-in", { account: one.account, password: PASSWORD })).status,
    ).toBe(303);
    // A typing mistake in the account name uses up nobody's code.
    expect((await setWith(other.account, code)).status).toBe(303);
  });

  const signIn = (account: string, password: string, browser: Browser) =>
    browser.send("/account/sign-in", { account, password });
  /**
   * Enters wrong passwords until the account is locked, in a browser where its owner is known and everywhere else.
   */
  const closed = async (account: string, own: Browser) => {
    const elsewhere = newBrowser();
    for (const browser of [own, elsewhere]) {
      for (let count = 0; count < 6; count++)
        expect((await signIn(account, "wrong password", browser)).status).toBe(401);
      expect((await signIn(account, PASSWORD, browser)).status).toBe(429);
    }
    return elsewhere;
  };

  test.each([
    ["a mailed one", mailedCode],
    [
      "an operator's",
      async (account: string) => {
        const done = await operate(database.queries, { command: "reset", account });
        return "code" in done ? done.code : "";
      },
    ],
  ])("a code opens a locked account, in whatever network it is locked: %s", async (_, codeOf) => {
    const { account, email, browser } = await withEmail();
    const elsewhere = await closed(account, browser);
    const code = await codeOf(account, email);
    const set = await browser.send("/account/new-password", { account, code, password: NEW_PASSWORD });
    expect(set.status).toBe(303);
    for (const each of [browser, elsewhere, newBrowser()])
      expect((await signIn(account, NEW_PASSWORD, each)).status).toBe(303);
  });

  test("an operator's reset lets the owner try again at once, and leaves them known where they were", async () => {
    const { account, browser } = await withEmail();
    const elsewhere = await closed(account, browser);
    await operate(database.queries, { command: "reset", account });
    for (let count = 0; count < 6; count++)
      expect((await signIn(account, "wrong password", elsewhere)).status).toBe(401);
    expect((await signIn(account, PASSWORD, browser)).status).toBe(303);
  });

  test("is set with an operator's code where no mail is sent, and the page says so", async () => {
    const account = newName();
    await registeredUser(server, account);
    const mailless = await serve();
    expect(await pageOf(newBrowser(mailless).request("/account/reset"))).toContain("请管理员重设密码");
    const done = await operate(database.queries, { command: "reset", account });
    expect((await setWith(account, "code" in done ? done.code : "")).status).toBe(303);
  });

  test("a letter that nobody takes is told to the log alone, without account, address or code", async () => {
    const { account } = await withEmail();
    const logged: unknown[] = [];
    const broken = await startAccountServer({
      openDatabase: () => Promise.resolve(database),
      settings: { smtpUrl: "smtp://127.0.0.1:1" },
      log: {
        error: (facts, message) => logged.push([facts, message]),
        warn() {},
        info() {},
        debug() {},
      },
    });
    expect((await newBrowser(broken).send("/account/reset", { account })).status).toBe(303);
    await until(() => logged.length === 1);
    expect(JSON.stringify(logged)).not.toContain(account);
  });
});

test("the first account of a closed server is made by an operator, who never learns its password", async () => {
  const account = newName();
  const made = await operate(database.queries, { command: "create", account });
  expect(made).toEqual({ code: expect.stringMatching(/^[\dA-Z]{5}(?:-[\dA-Z]{5}){3}$/u) });
  const code = "code" in made ? made.code : "";
  const [kept] = await database.queries.select().from(grants).where(eq(grants.kind, "reset")).limit(1);
  expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
  await newBrowser().send("/account/new-password", { account, code, password: NEW_PASSWORD });
  expect((await newBrowser().send("/account/sign-in", { account, password: NEW_PASSWORD })).status).toBe(303);
  expect(await operate(database.queries, { command: "create", account })).toEqual({ refusal: "taken" });
  expect(await operate(database.queries, { command: "reset", account: "nobody" })).toEqual({
    refusal: "unknown",
  });
  expect(await operate(database.queries, { command: "create", account: "li si" })).toEqual({
    refusal: "badName",
  });
});
