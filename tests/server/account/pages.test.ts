import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AccountSettings } from "#server/process/settings.ts";
import { rateLimits, users } from "#server/database/schema/accountSchema.ts";
import type { Database } from "#server/database/connection/database.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";
import { smtpServer } from "../../support/smtpServer.ts";
import { until } from "../../support/until.ts";

const EVIL = `<script>alert(1)</script>=HYPERLINK("http://evil")`;

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
    expect(all.filter(({ status }) => status === 303)).toHaveLength(1);
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
    // Outside a frame the page sends no messages.
    const plain = await pageOf(newBrowser(named).request("/account/sign-in"));
    expect(plain).not.toContain("data-origins");
    // The script adds the button that shows the password; without the script there is no button.
    expect(plain.match(/<script [^>]+>/gu)).toEqual(['<script src="account.js" defer>']);
    expect(plain).toMatch(/<button\s[^>]*data-shows="password" hidden>/u);
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
    ["name", "赵\u202E六", "含有无法保存的字符"],
  ])("with %s %j are refused with a sentence beside the field", async (field, value, sentence) => {
    const { browser } = await registeredUser(server, newName());
    const answer = await browser.send("/account/details", { ...filled, [field]: value });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(sentence);
    expect(page).toContain(`aria-describedby="${field}-fault"`);
  });
});

describe("the details of whoever is signed out meanwhile", () => {
  test("are said not to be saved, in the frame and to the app, and stay in the form", async () => {
    const { browser } = await registeredUser(server, `ended${Date.now()}`);
    await browser.send("/account/sign-out", {});
    const answer = await browser.send("/account/details?frame=1", {
      name: "赵六",
      company: "某院",
      city: "上海",
    });
    expect(answer.status).toBe(401);
    const page = await answer.text();
    expect(page).toContain("登录已失效，没有保存");
    expect(page).toContain("{&quot;saved&quot;:false}");
    expect(page).toContain('value="某院"');
  });

  test("begin with the address that the account is called by", async () => {
    const silent = await serve({ smtpUrl: null });
    const { browser } = await registeredUser(silent, "zhao.liu@example.com");
    const page = await pageOf(browser.request("/account/details"));
    expect(page).toContain('value="zhao.liu@example.com"');
    // No mail is sent here, so the page must not promise one.
    expect(page).not.toContain("验证码");
  });
});

describe("check 13: markup and formulas are text", () => {
  test("on every page, and in the letter", async () => {
    const name = newName();
    const { browser } = await registeredUser(server, name);
    const email = "zhaoliu@example.com";
    await browser.send("/account/details", { name: EVIL, company: EVIL, city: "=1+1", email });
    for (const path of ["user", "details", "delete"])
      expect(await pageOf(browser.request(`/account/${path}`))).not.toContain("<script>alert");
    for (const path of ["user", "details"])
      expect(await pageOf(browser.request(`/account/${path}`))).toContain(
        "&lt;script&gt;alert(1)&lt;/script&gt;=HYPERLINK",
      );
    await newBrowser().send("/account/reset", { account: name });
    await until(() => mail.letters.at(-1)?.text.includes(EVIL) === true);
    expect(mail.letters.at(-1)?.raw).toMatch(/^content-type: text\/plain/imu);
  });
});
