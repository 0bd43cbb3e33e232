import { eq } from "drizzle-orm";
import type * as Argon2Module from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { grants, rateLimits, users } from "#server/database/schema/accountSchema.ts";
import type { AccountSettings } from "#server/process/settings.ts";
import type { Database } from "#server/database/connection/database.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { bareDatabase, fillBare } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";

const SIGN_IN = "/account/sign-in";
const WRONG = "帐号或密码不对";
const LOCKED = "尝试次数过多，15 分钟后可再试";
const SESSION = "volute_session";

type Argon2 = typeof Argon2Module;

const argon2 = vi.hoisted(() => ({ verified: 0 }));
vi.mock("@node-rs/argon2", async (importActual) => {
  const actual = await importActual<Argon2>();
  return {
    ...actual,
    verify(...asked: Parameters<typeof actual.verify>) {
      argon2.verified++;
      return actual.verify(...asked);
    },
  };
});

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer({ openDatabase: async () => fillBare(await open()) });
    await registeredUser(server, "LiSi");
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.database.queries.delete(rateLimits);
  });

  let networks = 0;
  const newBrowser = () => {
    networks += 1;
    return new Browser(server.app, `10.1.${networks >> 8}.${networks & 255}`);
  };
  const tryWith = (account: string, password: string, browser = newBrowser()) =>
    browser.send(SIGN_IN, { account, password });
  const info = async (browser: Browser) => (await browser.request("/account/users/info?role=0")).json();

  test("signs in whoever has the password, in whatever case and width the account is typed", async () => {
    for (const account of ["lisi", "LISI", " ｌｉｓｉ "]) {
      const browser = newBrowser();
      expect((await tryWith(account, PASSWORD, browser)).status).toBe(303);
      expect(await info(browser)).toMatchObject({
        code: "success",
        data: { name: "LiSi", infoCompleted: false, accessToken: expect.any(String) },
      });
    }
  });

  test("check 8: an unknown account answers as a known one does, and costs a hash too", async () => {
    const known = await tryWith("lisi", "wrong password");
    argon2.verified = 0;
    const answers = [];
    for (const name of ["nobody", "no\0body", "\ud800", "", "x".repeat(500)])
      answers.push(await tryWith(name, "wrong password"));
    expect(argon2.verified).toBe(5);
    const page = (await known.text()).replace('value="lisi"', 'value=""');
    expect(page).toContain(WRONG);
    expect(known.status).toBe(401);
    for (const answer of answers) expect(answer.status).toBe(401);
    expect((await answers[0]?.text())?.replace('value="nobody"', 'value=""')).toBe(page);
  });

  test("check 7: six wrong tries at an account lock it, with the time, wherever they came from", async () => {
    for (let count = 0; count < 6; count++)
      expect((await tryWith("lisi", "wrong password")).status).toBe(401);
    const locked = await tryWith("lisi", PASSWORD);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(890);
    expect(await locked.text()).toContain(LOCKED);
    expect((await tryWith("somebody else", PASSWORD)).status).toBe(401);
  });

  test("check 7: six wrong tries from a network lock it, an IPv6 one by its first 64 bits", async () => {
    for (let host = 1; host <= 6; host++)
      await tryWith(`name${host}`, "wrong password", new Browser(server.app, `2001:db8:0:7::${host}`));
    const neighbour = new Browser(server.app, "2001:db8:0:7:ffff::1");
    expect((await tryWith("lisi", PASSWORD, neighbour)).status).toBe(429);
    const other = new Browser(server.app, "2001:db8:0:8::1");
    expect((await tryWith("lisi", PASSWORD, other)).status).toBe(303);
  });

  test("check 7: of 1,000 tries at once six are compared", async () => {
    argon2.verified = 0;
    const answers = await Promise.all(Array.from({ length: 1000 }, () => tryWith("lisi", "wrong password")));
    const counted = new Map<number, number>();
    for (const { status } of answers) counted.set(status, (counted.get(status) ?? 0) + 1);
    expect([...counted]).toEqual(
      expect.arrayContaining([
        [401, 6],
        [429, 994],
      ]),
    );
    expect(argon2.verified).toBe(6);
  });

  test("a right password is not counted, and forgets the account's wrong ones", async () => {
    const browser = newBrowser();
    for (let round = 0; round < 4; round++) {
      for (let count = 0; count < 3; count++)
        expect((await tryWith("lisi", "wrong password")).status).toBe(401);
      expect((await tryWith("lisi", PASSWORD, browser)).status).toBe(303);
    }
  });

  test("what was typed as a name is not kept among the counts", async () => {
    await tryWith("my-secret-password", "oops");
    const kept = await server.database.queries.select().from(rateLimits);
    expect(JSON.stringify(kept)).not.toContain("my-secret-password");
    expect(kept).toHaveLength(2);
  });

  test("check 2: nothing in a dump opens anything, and the session changes at each login", async () => {
    const browser = newBrowser();
    await tryWith("lisi", PASSWORD, browser);
    const first = browser.cookie(SESSION) ?? "";
    const token = (await info(browser)).data.accessToken;
    await browser.send("/account/sign-in", { account: "lisi", password: PASSWORD });
    const second = browser.cookie(SESSION) ?? "";
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[\w-]{43}$/u);
    const { queries } = server.database;
    const dump = JSON.stringify([
      await queries.select().from(grants),
      await queries.select().from(users),
      await queries.select().from(rateLimits),
    ]);
    for (const secret of [first, second, token, PASSWORD]) expect(dump).not.toContain(secret);
    for (const { hash } of await queries.select().from(grants)) {
      const thief = newBrowser();
      const cookie = { Cookie: `${SESSION}=${hash}` };
      expect((await thief.request("/account/users/info", { headers: cookie })).status).toBe(401);
      const headers = { Authorization: `Bearer ${hash}` };
      expect((await thief.request("/account/users/info", { headers })).status).toBe(401);
    }
    // What the browser held before the second login opens nothing any more.
    const old = await newBrowser().request("/account/users/info", {
      headers: { Cookie: `${SESSION}=${first}` },
    });
    expect(old.status).toBe(401);
    expect(
      (await newBrowser().request("/account/users/info", { headers: { Authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });

  test("a session that somebody planted before the login is not taken up", async () => {
    const browser = newBrowser();
    const planted = "p".repeat(43);
    await browser.send(
      SIGN_IN,
      { account: "lisi", password: PASSWORD },
      { headers: { Cookie: `${SESSION}=${planted}` } },
    );
    expect(browser.cookie(SESSION)).not.toBe(planted);
  });

  test("a session is over after its 30 days", async () => {
    const browser = newBrowser();
    await tryWith("lisi", PASSWORD, browser);
    await server.database.queries
      .update(grants)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(grants.kind, "session"));
    expect((await browser.request("/account/users/info")).status).toBe(401);
  });
});

describe("the cookie (check 3)", () => {
  let database: Database;
  beforeAll(async () => {
    database = await bareDatabase();
    await registeredUser(await startAccountServer({ openDatabase: () => Promise.resolve(database) }), "lisi");
  });
  afterAll(() => database.close());

  const cookieOver = async (
    settings: Partial<AccountSettings>,
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const server = await startAccountServer({ openDatabase: () => Promise.resolve(database), settings });
    const answer = await server.app.request(
      `${address}${SIGN_IN}`,
      {
        method: "POST",
        body: new URLSearchParams({ account: "lisi", password: PASSWORD }),
        headers: { Origin: address, ...headers },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.7" } } },
    );
    expect(answer.status).toBe(303);
    return answer.headers.get("Set-Cookie") ?? "";
  };
  const LAX = /^volute_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/u;
  const BEHIND_TLS = { trustedProxies: 1 };

  test("is Lax and out of reach of scripts", async () => {
    expect(await cookieOver({}, "http://localhost")).toMatch(LAX);
  });

  test("over TLS is Secure and bound to our host", async () => {
    const secure =
      /^__Host-volute_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u;
    expect(await cookieOver({}, "https://volute.example")).toMatch(secure);
    const told = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "volute.example" };
    const { origin } = new URL("https://volute.example");
    expect(await cookieOver(BEHIND_TLS, "http://localhost", { ...told, Origin: origin })).toMatch(secure);
  });

  test("does not believe a proxy that nobody has named", async () => {
    expect(await cookieOver({}, "http://localhost", { "X-Forwarded-Proto": "https" })).toMatch(LAX);
    // Behind one, what the caller wrote stands left of what the proxy saw.
    const faked = { "X-Forwarded-Proto": "https, http" };
    expect(await cookieOver(BEHIND_TLS, "http://localhost", faked)).toMatch(LAX);
  });

  test("for a frame of another site is partitioned, over TLS alone", async () => {
    const settings = { isFramedAcrossSites: true };
    expect(await cookieOver(settings, "https://volute.example")).toMatch(
      /^__Host-volute_session=.*; HttpOnly; Secure; SameSite=None; Partitioned$/u,
    );
    expect(await cookieOver(settings, "http://localhost")).toMatch(LAX);
  });
});
