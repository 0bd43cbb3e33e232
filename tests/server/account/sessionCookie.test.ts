import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccountSettings } from "#server/process/settings.ts";
import type { Database } from "#server/database/connection/database.ts";
import { startAccountServer } from "../../support/accountServer.ts";
import { bareDatabase } from "../../support/bareDatabase.ts";
import { PASSWORD, registeredUser } from "../../support/registeredUser.ts";

const SIGN_IN = "/account/sign-in";

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
    // Behind a proxy, the caller's own value is to the left of the proxy's.
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
