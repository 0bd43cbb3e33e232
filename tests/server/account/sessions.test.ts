import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { userEndpoint } from "#api/contract/endpoint.ts";
import { nothing } from "#api/contract/limits.ts";
import { route } from "#server/http/route.ts";
import { grants, rateLimits } from "#server/database/schema/accountSchema.ts";
import { makeGrant, pruneGrants } from "#server/account/grants.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { PASSWORD, registeredUser, type RegisteredUser } from "../../support/registeredUser.ts";

const APP = "https://app.example.com";
const NEW_PASSWORD = "another horse 电池";

const whoAmI = userEndpoint({
  method: "GET",
  path: "/me",
  summary: "Me",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.string(),
});

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: AccountServer;
  let names = 0;
  let lisi: RegisteredUser;
  let name = "";
  beforeAll(async () => {
    server = await startAccountServer({
      openDatabase: async () => fillBare(await open()),
      settings: { appOrigins: [APP] },
      routes: [route(whoAmI, (_asked, { user }) => user.name)],
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.queries.delete(rateLimits);
    name = `lisi${++names}`;
    lisi = await registeredUser(server, name);
  });

  const call = async (method: string, path: string, browser: Browser, init: RequestInit = {}) => {
    const answer = await browser.request(`/account${path}`, { method, ...init });
    return { status: answer.status, ...(await answer.json()) };
  };
  const post = (path: string, body: unknown) => ({
    method: "POST",
    path,
    init: { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
  });
  const stranger = () => new Browser(server.app, "198.51.100.9");
  /** Whether the bearer token still works for the API. */
  const isLet = async (bearer: string) => {
    const answer = await server.app.request("/api/me", { headers: { Authorization: `Bearer ${bearer}` } });
    return answer.status === 200;
  };
  const tokenOf = async (browser: Browser): Promise<string> =>
    (await call("GET", "/users/info", browser)).data.accessToken;
  const signedIn = async () => {
    const browser = new Browser(server.app, "198.51.100.10");
    await browser.send("/account/sign-in", { account: name, password: PASSWORD });
    return browser;
  };
  const codeFor = async (dest: string, browser = lisi.browser) => {
    const { data } = await call("GET", `/sso/url?dest=${encodeURIComponent(dest)}`, browser);
    return new URL(data.url).hash.slice(1);
  };
  const redeem = (code: string, dest: string) => {
    const { method, path, init } = post("/login_token", { code, dest });
    return call(method, path, stranger(), init);
  };

  test("users/info tells the one who has signed in, by cookie or bearer, and nobody else", async () => {
    const told = { strId: String(lisi.userId), name, avatar: null, mobile: null, infoCompleted: false };
    expect(await call("GET", "/users/info?role=0", lisi.browser)).toMatchObject({ status: 200, data: told });
    const byBearer = await call("GET", "/users/info", stranger(), { headers: lisi.headers });
    expect(byBearer).toMatchObject({ data: { ...told, accessToken: lisi.bearer } });
    expect(await call("GET", "/users/info", stranger())).toMatchObject({
      status: 401,
      code: "authentication.failed",
    });
    expect(await call("GET", "/users/info?role=1", lisi.browser)).toMatchObject({ status: 400 });
  });

  test("users/details tells what was filled in, once it was", async () => {
    const filled = { name: "李四", company: "某院", city: "上海", email: "lisi@example.com" };
    await lisi.browser.send("/account/details", filled);
    expect(await call("GET", "/users/details", lisi.browser)).toMatchObject({
      data: { account: name, ...filled, infoCompleted: true },
    });
    expect(await call("GET", "/users/info", lisi.browser)).toMatchObject({
      data: { name: "李四", infoCompleted: true },
    });
  });

  describe("check 4: every token and session ends at the next call", () => {
    test.each(["cookie", "bearer"])("after DELETE session by %s", async (by) => {
      const [second, code] = [await tokenOf(lisi.browser), await codeFor("/")];
      const asked = by === "cookie" ? lisi.browser : stranger();
      const init = { headers: { Origin: "http://localhost", ...(by === "cookie" ? {} : lisi.headers) } };
      expect(await call("DELETE", "/session", asked, init)).toMatchObject({ status: 200, data: null });
      for (const bearer of [lisi.bearer, second]) expect(await isLet(bearer)).toBe(false);
      expect(await call("GET", "/users/info", lisi.browser)).toMatchObject({ status: 401 });
      expect(await redeem(code, "/")).toMatchObject({ status: 401 });
    });

    test("other sessions of the user go on after a logout, and end with 全部退出登录", async () => {
      const other = await signedIn();
      const token = await tokenOf(other);
      await lisi.browser.send("/account/sign-out", {});
      expect(await isLet(lisi.bearer)).toBe(false);
      expect(await isLet(token)).toBe(true);
      const third = await signedIn();
      await third.send("/account/end-all", {});
      expect(await isLet(token)).toBe(false);
      expect(await call("GET", "/users/info", other)).toMatchObject({ status: 401 });
    });

    test("after a change of the password, but for the browser that changed it", async () => {
      const other = await signedIn();
      const token = await tokenOf(other);
      const before = lisi.browser.cookie("volute_session");
      const changed = { current: PASSWORD, password: NEW_PASSWORD };
      expect((await lisi.browser.send("/account/password", changed)).headers.get("Location")).toBe(
        "user?notice=password",
      );
      for (const bearer of [token, lisi.bearer]) expect(await isLet(bearer)).toBe(false);
      expect(await call("GET", "/users/info", other)).toMatchObject({ status: 401 });
      expect(lisi.browser.cookie("volute_session")).not.toBe(before);
      expect(await isLet(await tokenOf(lisi.browser))).toBe(true);
      expect((await stranger().send("/account/sign-in", { account: name, password: PASSWORD })).status).toBe(
        401,
      );
    });

    test("one session is ended from the list of another, and none of somebody else's", async () => {
      const other = await signedIn();
      const page = await (await lisi.browser.request("/account/user")).text();
      expect(page).toContain("本浏览器");
      const hash = /name="session" value="([^"]+)"/u.exec(page)?.[1] ?? "";
      const somebody = await registeredUser(server, `wangwu${names}`);
      await somebody.browser.send("/account/end-session", { session: hash });
      expect(await call("GET", "/users/info", other)).toMatchObject({ status: 200 });
      await lisi.browser.send("/account/end-session", { session: hash });
      expect(await call("GET", "/users/info", other)).toMatchObject({ status: 401 });
    });

    test("a wrong current password changes nothing", async () => {
      const answer = await lisi.browser.send("/account/password", {
        current: "wrong",
        password: NEW_PASSWORD,
      });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("现密码不对");
      expect(await isLet(lisi.bearer)).toBe(true);
    });
  });

  describe("check 5: a code of sso/url", () => {
    test("is good once, for its destination, and gives a token that ends with the session", async () => {
      const dest = `${APP}/#/selectedProducts`;
      const code = await codeFor(dest);
      const first = await redeem(code, dest);
      expect(first).toMatchObject({ status: 200, data: { accessToken: expect.any(String) } });
      expect(await isLet(first.data.accessToken)).toBe(true);
      expect(await redeem(code, dest)).toMatchObject({ status: 401, code: "authentication.failed" });
      await lisi.browser.send("/account/sign-out", {});
      expect(await isLet(first.data.accessToken)).toBe(false);
    });

    test("is spent where it is shown for another destination", async () => {
      const code = await codeFor(`${APP}/a`);
      expect(await redeem(code, `${APP}/b`)).toMatchObject({ status: 401 });
      expect(await redeem(code, `${APP}/a`)).toMatchObject({ status: 401 });
    });

    test("lives for 60 s", async () => {
      const code = await codeFor(`${APP}/a`);
      const [kept] = await server.database.queries.select().from(grants).where(eq(grants.kind, "authcode"));
      expect((kept?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
      await server.database.queries
        .update(grants)
        .set({ expiresAt: new Date() })
        .where(eq(grants.kind, "authcode"));
      expect(await redeem(code, `${APP}/a`)).toMatchObject({ status: 401 });
    });

    test("of ten that redeem it at once, one gets a token", async () => {
      const code = await codeFor(`${APP}/a`);
      const all = await Promise.all(Array.from({ length: 10 }, () => redeem(code, `${APP}/a`)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test("is dropped by DELETE authcode", async () => {
      const code = await codeFor(`${APP}/a`);
      await call("DELETE", "/authcode", lisi.browser, { headers: { Origin: "http://localhost" } });
      expect(await redeem(code, `${APP}/a`)).toMatchObject({ status: 401 });
    });

    test("signs another browser in by a form, never by an address, and goes to its destination", async () => {
      const code = await codeFor(`${APP}/#/a`);
      const other = stranger();
      const page = await (await other.request("/account/sso")).text();
      expect(page).toContain('<script src="account.js" defer>');
      // A page of another site may link here too, so the page names the account and asks.
      const question = await (await other.send("/account/sso", { code })).text();
      expect(question).toContain(`<b>${name}</b>（${name}）`);
      expect(await call("GET", "/users/info", other)).toMatchObject({ status: 401 });
      const answer = await other.send("/account/sso", { code, agreed: "1" });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${APP}/#/a`]);
      expect(await call("GET", "/users/info", other)).toMatchObject({ data: { name } });
      const again = await stranger().send("/account/sso", { code, agreed: "1" });
      expect(again.status).toBe(401);
      expect(await again.text()).toContain("登录链接已失效");
    });
  });

  test("a code of somebody else signs nobody in unasked, and the session of before stands until the answer", async () => {
    const { browser: other, userId } = await registeredUser(server, `wangwu${names}`);
    const code = await codeFor(`${APP}/a`);
    const question = await (await other.send("/account/sso", { code })).text();
    expect(question).toContain("现在登录的是 <b>wangwu");
    expect(await call("GET", "/users/info", other)).toMatchObject({ data: { id: String(userId) } });
    await other.send("/account/sso", { code, agreed: "1" });
    expect(await call("GET", "/users/info", other)).toMatchObject({ data: { name } });
    // A user who is already signed in is not asked, and keeps the session.
    const sessions = () =>
      server.database.queries.select({ hash: grants.hash }).from(grants).where(eq(grants.kind, "session"));
    const before = await sessions();
    const answer = await lisi.browser.send("/account/sso", { code: await codeFor(`${APP}/b`) });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${APP}/b`]);
    expect(await sessions()).toEqual(before);
  });

  describe("check 6: dest leads to the app or to a path of ours", () => {
    const evil = [
      "https://evil.example.com/",
      "//evil.example.com/",
      "/\\evil.example.com",
      "/\t/evil.example.com",
      "https://app.example.com.evil.example.com/",
      "https://app.example.com@evil.example.com/",
      "http://app.example.com/",
      "https://user:pw@app.example.com/",
      "javascript:alert(1)",
      "data:text/html,x",
    ];
    test.each(evil)("and not to %s", async (dest) => {
      const query = `dest=${encodeURIComponent(dest)}`;
      expect(await call("GET", `/sso/url?${query}`, lisi.browser)).toMatchObject({ status: 400 });
      expect(
        await call("DELETE", `/session?${query}`, lisi.browser, { headers: { Origin: "http://localhost" } }),
      ).toMatchObject({ status: 400, code: "invalid.parameter" });
      const answer = await lisi.browser.request(`/account/sign-in?${query}`);
      expect(answer.headers.get("Location")).toBe("user");
    });

    test.each([
      [`${APP}/#/fan?x=1`, `${APP}/#/fan?x=1`],
      ["/#/fan", "/#/fan"],
      ["http://localhost//evil.example.com", "/evil.example.com"],
    ])("as %s does", async (dest, location) => {
      const answer = await lisi.browser.request(`/account/sign-in?dest=${encodeURIComponent(dest)}`);
      expect(answer.headers.get("Location")).toBe(location);
    });

    test("DELETE session answers where to go on", async () => {
      const init = { headers: { Origin: "http://localhost" } };
      expect(
        await call("DELETE", `/session?dest=${encodeURIComponent(APP)}`, lisi.browser, init),
      ).toMatchObject({
        data: `${APP}/`,
      });
    });
  });

  test("what is over is taken away, and what it was the parent of; the rest stays", async () => {
    const { queries } = server.database;
    await queries.delete(grants);
    const browser = await signedIn();
    await makeGrant(queries, "access", { userId: lisi.userId, lifeS: -1 });
    await queries.insert(rateLimits).values({ key: "old", points: 6, expire: new Date(0) });
    await pruneGrants(queries);
    expect((await queries.select().from(grants)).map(({ kind }) => kind)).toEqual(["session"]);
    expect((await queries.select().from(rateLimits)).map(({ key }) => key)).not.toContain("old");
    expect(await call("GET", "/users/info", browser)).toMatchObject({ status: 200 });
  });
});
