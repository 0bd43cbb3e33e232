import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { operate } from "#server/account/operator/operate.ts";
import type { PersonalData } from "#server/personalData.ts";
import type { AccountSettings } from "#server/settings.ts";
import { grants, rateLimits, users } from "#server/store/accountSchema.ts";
import type { Database } from "#server/store/database.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";
import { smtpServer } from "../../support/smtpServer.ts";

const NEW_PASSWORD = "another horse 电池";
const EVIL = `<script>alert(1)</script>=HYPERLINK("http://evil")`;

/** What another part of the server would hold: a note a user. */
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
let mail: Awaited<ReturnType<typeof smtpServer>>;
const serve = (settings: Partial<AccountSettings> = {}) =>
  startAccountServer({ openDatabase: () => Promise.resolve(database), settings, personalData: [NOTES] });
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

describe("registering", () => {
  test.each([
    ["an account of one character", { account: "a", password: PASSWORD }, "帐号至少 2 个字符"],
    ["an account with a space", { account: "li si", password: PASSWORD }, "帐号由文字、数字和 . _ - @ 组成"],
    ["no account", { account: "", password: PASSWORD }, "帐号未填写"],
    ["a short password", { account: "lisi", password: "short" }, "密码至少 10 个字符，现有 5 个"],
  ])(
    "with %s brings the form back with a sentence, without the password",
    async (_what, entries, sentence) => {
      const answer = await newBrowser().send("/account/register", entries);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(sentence);
      expect(page).toContain(`value="${entries.account}"`);
      expect(page).not.toContain(entries.password === "" ? "x" : `value="${entries.password}"`);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
    },
  );

  test("makes an account of a name once, however it is written and however many ask at once", async () => {
    const name = newName();
    const all = await Promise.all(
      [name, name.toUpperCase(), ` ${name} `].map((account) =>
        newBrowser().send("/account/register", { account, password: PASSWORD }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
    const taken = all.find(({ status }) => status === 409);
    expect(await taken?.text()).toContain("这个帐号已有人使用，换一个");
  });

  test("goes on to the details, and from a frame back to the app", async () => {
    const plain = await newBrowser().send("/account/register", { account: newName(), password: PASSWORD });
    expect(plain.headers.get("Location")).toBe("details");
    const browser = newBrowser();
    const framed = await browser.send("/account/register?frame=1", {
      account: newName(),
      password: PASSWORD,
    });
    expect(framed.headers.get("Location")).toBe("sign-in?frame=1");
    const told = await pageOf(browser.request("/account/sign-in?frame=1"));
    expect(told).toContain(`data-message="${'{"login":true}'.replaceAll('"', "&quot;")}"`);
    expect(told).toContain("已登录");
  });

  test("is refused where it is closed, and nobody is offered it", async () => {
    const closed = await serve({ isRegistrationOpen: false });
    const before = await database.queries.$count(users);
    const answer = await newBrowser(closed).send("/account/register", {
      account: newName(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("本站不开放注册，帐号由管理员建立");
    expect(await pageOf(newBrowser(closed).request("/account/sign-in"))).not.toContain("注册帐号");
    expect(await database.queries.$count(users)).toBe(before);
  });

  test("more than 20 times an hour from one network has to wait", async () => {
    const browser = newBrowser();
    for (let count = 0; count < 20; count++)
      await browser.send("/account/register", { account: "taken-or-not", password: PASSWORD });
    const answer = await browser.send("/account/register", { account: newName(), password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain("尝试次数过多，60 分钟后可再试");
  });
});

describe("the sign-in page", () => {
  test("tells only the app around its frame, at origins that the settings name", async () => {
    const named = await serve({ appOrigins: ["https://app.example.com"] });
    const { browser } = await registeredUser(named, newName());
    const page = await pageOf(browser.request("/account/sign-in?frame=1&origin=https://evil.example.com"));
    expect(page).toContain(
      `data-origins="${JSON.stringify(["http://localhost", "https://app.example.com"]).replaceAll('"', "&quot;")}"`,
    );
    expect(page).not.toContain("evil");
    // Outside a frame nobody is told anything.
    const plain = await pageOf(newBrowser(named).request("/account/sign-in"));
    expect(plain).not.toContain("data-origins");
    expect(plain).not.toContain("<script");
  });

  test("keeps the way from page to page: frame, team, the program around it", async () => {
    const way = "platform=g&softwareCode=AppGbr&softwareVersion=2.5.0&frame=1&team=1";
    const page = await pageOf(newBrowser().request(`/account/sign-in?${way}`));
    expect(page).toContain("登录团队版");
    expect(page).toContain('class="framed team"');
    const kept = way.replaceAll("&", "&amp;");
    for (const next of ["register", "reset"]) expect(page).toContain(`href="${next}?${kept}"`);
    const hostile = await pageOf(
      newBrowser().request(`/account/sign-in?platform=${encodeURIComponent(EVIL)}`),
    );
    expect(hostile).not.toContain("alert(1)");
  });

  test("says that the browser kept no cookie", async () => {
    const page = await pageOf(newBrowser().request("/account/sign-in?signed=1"));
    expect(page).toContain("浏览器没有保留登录状态，允许本站的 Cookie 后重试");
  });

  test("is a form in Chinese, kept by nobody, each field with its label", async () => {
    const answer = await newBrowser().request("/account/sign-in");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const page = await answer.text();
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).not.toContain("style=");
    for (const name of ["account", "password"]) expect(page).toContain(`<label for="${name}">`);
  });

  test.each([["a form without end", "x".repeat(70 * 1024)]])(
    "%s is refused by a page",
    async (_what, account) => {
      const answer = await newBrowser().send("/account/sign-in", { account });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("提交的内容不完整或过长");
    },
  );
});

describe("the details", () => {
  const filled = { name: "赵六", company: "某院", city: "上海", email: "zhaoliu@example.com" };

  test("ask somebody who has not signed in to do so, and lead back", async () => {
    const answer = await newBrowser().request("/account/details");
    expect(answer.headers.get("Location")).toBe("sign-in?dest=%2Faccount%2Fdetails");
  });

  test("saved in a frame tell the app so", async () => {
    const { browser } = await registeredUser(server, newName());
    const page = await pageOf(browser.send("/account/details?frame=1", filled));
    expect(page).toContain("{&quot;saved&quot;:true}");
  });

  test("that cannot be saved stay in the form, and the app is told", async () => {
    const { browser } = await registeredUser(server, newName());
    const broken = vi.spyOn(database.queries, "update").mockImplementation(() => {
      throw new Error("the disk is full");
    });
    const answer = await browser.send("/account/details?frame=1", filled);
    broken.mockRestore();
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain("保存失败，填写的内容已保留");
    expect(page).toContain("{&quot;saved&quot;:false}");
    expect(page).toContain('value="某院"');
  });

  test.each([
    ["name", "", "姓名未填写"],
    ["company", " ", "单位未填写"],
    ["company", "长".repeat(101), "单位最长 100 字，现有 101 字"],
    ["city", "上\0海", "含有无法保存的字符"],
    ["email", "zhaoliu", "邮箱应写作 name@example.com"],
    ["email", "a@b.c, d@e.f", "邮箱应写作 name@example.com"],
    ["email", "a@b.c\r\nBcc: all@example.com", "含有无法保存的字符"],
  ])("with %s %j are refused with a sentence beside the field", async (field, value, sentence) => {
    const { browser } = await registeredUser(server, newName());
    const answer = await browser.send("/account/details", { ...filled, [field]: value });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`aria-describedby="${field}-fault"`);
  });
});

describe("check 13: markup and formulas are text", () => {
  test("on every page, and in the letter", async () => {
    const name = newName();
    const { browser } = await registeredUser(server, name);
    const email = "zhaoliu@example.com";
    await browser.send("/account/details", { name: EVIL, company: EVIL, city: "=1+1", email });
    for (const path of ["user", "details", "delete"]) {
      const page = await pageOf(browser.request(`/account/${path}`));
      expect(page).not.toContain("<script>alert");
      if (path !== "delete") expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;=HYPERLINK");
    }
    await newBrowser().send("/account/reset", { account: name });
    await vi.waitFor(() => expect(mail.letters.at(-1)?.text).toContain(EVIL));
    expect(mail.letters.at(-1)?.raw).toMatch(/^content-type: text\/plain/imu);
  });
});

describe("a forgotten password", () => {
  const codeIn = (text: string) => /(?:[\dA-HJKMNP-TV-Z]{5}-){3}[\dA-HJKMNP-TV-Z]{5}/u.exec(text)?.[0] ?? "";
  const withEmail = async () => {
    const account = newName();
    const user = await registeredUser(server, account);
    const email = `${account}@example.com`;
    await user.browser.send("/account/details", { name: "赵六", company: "某院", city: "上海", email });
    return { account, email, ...user };
  };
  const mailedCode = async (account: string, email: string) => {
    await newBrowser().send("/account/reset", { account });
    const letter = await vi.waitFor(() => {
      const found = mail.letters.findLast(({ to }) => to.includes(email));
      if (found === undefined) throw new Error("no letter yet");
      return found;
    });
    return codeIn(letter.text);
  };
  const setWith = (account: string, code: string, password = NEW_PASSWORD) =>
    newBrowser().send("/account/new-password", { account, code, password });

  test("is set anew with a code from a letter, once, and everything open before is closed", async () => {
    const { account, email, browser, bearer } = await withEmail();
    const code = await mailedCode(account, email);
    // People type it as they like.
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
    await vi.waitFor(() => expect(mail.letters).toHaveLength(count + 1));
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
    await vi.waitFor(() => expect(mail.letters.filter(({ to }) => to.includes(email))).toHaveLength(3));
    await new Promise((resolve) => setImmediate(resolve));
    expect(mail.letters.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  test("with the code of somebody else, or a guess, is not set; six guesses lock the account", async () => {
    const [one, other] = [await withEmail(), await withEmail()];
    const code = await mailedCode(other.account, other.email);
    expect((await setWith(one.account, code)).status).toBe(401);
    for (let guess = 0; guess < 5; guess++)
      expect((await setWith(one.account, `GUESS-GUESS-GUESS-0000${guess}`)).status).toBe(401);
    expect((await setWith(one.account, "GUESS-GUESS-GUESS-00009")).status).toBe(429);
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
    await vi.waitFor(() => expect(logged).toHaveLength(1));
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

  test("stays whole where one part cannot be taken away", async () => {
    const account = newName();
    const { browser } = await registeredUser(server, account);
    isBroken = true;
    const answer = await browser.send("/account/delete", { password: PASSWORD });
    isBroken = false;
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("服务器没有完成，稍后再试");
    expect((await browser.request("/account/users/info")).status).toBe(200);
  });
});
