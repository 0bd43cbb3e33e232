import { eq, like } from "drizzle-orm";
import type * as Argon2Module from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { grants, rateLimits, users } from "#server/database/schema/accountSchema.ts";
import type { Log } from "#server/process/log.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { Browser } from "../../support/Browser.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";

const SIGN_IN = "/account/sign-in";
const WRONG = "帐号或密码不对";
const LOCKED = "尝试次数过多，1 分钟后可再试";
const MINUTE_MS = 60_000;
const SESSION = "volute_session";

const ignore = () => {};
const SILENT: Log = { error: ignore, warn: ignore, info: ignore, debug: ignore };

type Argon2 = typeof Argon2Module;

/** Replaces the slow hash for tests with hundreds of wrong tries. */
const argon2 = vi.hoisted(() => ({ verified: 0, isQuick: false }));
vi.mock("@node-rs/argon2", async (importActual) => {
  const actual = await importActual<Argon2>();
  return {
    ...actual,
    verify(...asked: Parameters<typeof actual.verify>) {
      argon2.verified++;
      if (argon2.isQuick && asked[1] === "wrong password") return Promise.resolve(false);
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
    argon2.isQuick = false;
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

  /** Advances the clock. */
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const onMovedClock = async (act: () => Promise<void>) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await act();
    } finally {
      vi.useRealTimers();
    }
  };
  const wrongly = async (times: number, account: string, browser?: () => Browser) => {
    for (let count = 0; count < times; count++)
      expect((await tryWith(account, "wrong password", (browser ?? newBrowser)())).status).toBe(401);
  };

  test("check 7: six wrong tries at an account lock it, with the time, wherever they came from", async () => {
    await wrongly(6, "lisi");
    const locked = await tryWith("lisi", PASSWORD);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(await locked.text()).toContain(LOCKED);
    expect((await tryWith("somebody else", PASSWORD)).status).toBe(401);
  });

  test("each further wrong try waits longer, up to a quarter of an hour; a refused one does not, and a right one ends it", () =>
    onMovedClock(async () => {
      const browser = newBrowser();
      await wrongly(6, "lisi", () => browser);
      for (const minutes of [1, 2, 4, 8, 15, 15]) {
        for (let count = 0; count < 3; count++) {
          const refused = await tryWith("lisi", PASSWORD, browser);
          expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, minutes * 60]);
        }
        later(minutes * MINUTE_MS + 1);
        await wrongly(1, "lisi", () => browser);
      }
      later(15 * MINUTE_MS + 1);
      expect((await tryWith("lisi", PASSWORD, browser)).status).toBe(303);
      await wrongly(6, "lisi", () => browser);
    }));

  test("who has signed in from a network is not barred there by what others do, here or elsewhere", async () => {
    const own = newBrowser();
    expect((await tryWith("lisi", PASSWORD, own)).status).toBe(303);
    await wrongly(6, "lisi");
    expect((await tryWith("lisi", "wrong password")).status).toBe(429);
    expect((await tryWith("lisi", PASSWORD, newBrowser())).status).toBe(429);
    expect((await tryWith("lisi", PASSWORD, own)).status).toBe(303);
    // The owner's own wrong tries count there too.
    await wrongly(6, "lisi", () => own);
    expect((await tryWith("lisi", PASSWORD, own)).status).toBe(429);
  });

  test("behind the one address of an institute everybody signs in, though 12 forget their password and try it six times", async () => {
    const institute = () => new Browser(server.app, "10.9.9.9");
    argon2.isQuick = true;
    await registeredUser(server, "colleague");
    for (let person = 0; person < 12; person++) await wrongly(6, `forgetful${person}`, institute);
    expect((await tryWith("forgetful11", "wrong password", institute())).status).toBe(429);
    for (const account of ["lisi", "colleague"])
      expect((await tryWith(account, PASSWORD, institute())).status).toBe(303);
  });

  test("a network that has tried 500 wrong passwords waits, an IPv6 one by its first 64 bits, but for whom it is known to", async () => {
    const host = (number: number) => new Browser(server.app, `2001:db8:0:7::${number.toString(16)}`);
    expect((await tryWith("lisi", PASSWORD, host(1))).status).toBe(303);
    argon2.isQuick = true;
    await registeredUser(server, "newcomer");
    await wrongly(1, "name", () => host(2));
    // Sets the count as if 498 more tries had followed.
    const ofNetwork = like(rateLimits.key, "network:%");
    await server.database.queries.update(rateLimits).set({ points: 499 }).where(ofNetwork);
    await wrongly(1, "another name", () => host(3));
    const neighbour = () => new Browser(server.app, "2001:db8:0:7:ffff::1");
    expect((await tryWith("newcomer", PASSWORD, neighbour())).status).toBe(429);
    expect((await tryWith("lisi", PASSWORD, neighbour())).status).toBe(303);
    const other = new Browser(server.app, "2001:db8:0:8::1");
    expect((await tryWith("newcomer", PASSWORD, other)).status).toBe(303);
  });

  test("a failed sign-in and a lockout are logged, without password, typed name or address", async () => {
    const logged: object[] = [];
    const log = {
      ...SILENT,
      info: (facts: object) => logged.push(facts),
      warn: (facts: object) => logged.push(facts),
    };
    const watched = await startAccountServer({ openDatabase: () => Promise.resolve(server.database), log });
    const browser = () => new Browser(watched.app, "10.77.66.55");
    await tryWith("my-secret-password", "oops-secret", browser());
    for (let count = 0; count < 7; count++) await tryWith("LiSi", "oops-secret", browser());
    // Each call has its own line in the log as well.
    const tries = logged.filter((facts) => "origin" in facts);
    expect(tries).toHaveLength(8);
    const [unknown, ...ofLisi] = tries as { userId: number | null; origin: string; requestId: string }[];
    expect(unknown).toMatchObject({ userId: null, requestId: expect.any(String) });
    expect(ofLisi.every(({ userId, origin }) => userId !== null && origin === unknown!.origin)).toBe(true);
    expect(tries.at(-1)).toMatchObject({ limit: "pair", waitS: 60 });
    expect(JSON.stringify(logged)).not.toMatch(/secret|10\.77|LiSi/iu);
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
    expect(kept).toHaveLength(3);
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
    // The browser's token from before the second login is no longer valid.
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
