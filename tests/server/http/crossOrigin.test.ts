import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { grants } from "#server/database/schema/accountSchema.ts";
import { registeredUser, type RegisteredUser } from "../../support/registeredUser.ts";

const APP = "https://app.example.com";
const HOST = "https://host.example.com";
let server: AccountServer;
let lisi: RegisteredUser;
beforeAll(async () => {
  server = await startAccountServer({ settings: { appOrigins: [APP] }, frameAncestors: `'self' ${HOST}` });
  lisi = await registeredUser(server, "lisi");
});
afterAll(() => server.close());

const info = (headers: Readonly<Record<string, string>>) =>
  lisi.browser.request("/account/users/info", { headers });

describe("check 10: the account service", () => {
  test("lets the app's origin read, with the cookie, and is kept by no cache", async () => {
    const answer = await info({ Origin: APP });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(APP);
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBe("true");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    "https://evil.example.com",
    `${APP}.evil.example.com`,
    "http://app.example.com",
    `${APP}:444`,
    "null",
  ])("does not let %s read", async (origin) => {
    const answer = await info({ Origin: origin });
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  test("says of every answer that it is one for its origin", async () => {
    for (const headers of [{}, { Origin: APP }, { Origin: "https://evil.example.com" }])
      expect((await info(headers)).headers.get("Vary")).toContain("Origin");
  });

  test("answers the preflight of the app alone", async () => {
    const preflight = (Origin: string, path: string) =>
      server.app.request(path, {
        method: "OPTIONS",
        headers: { Origin, "Access-Control-Request-Method": "DELETE" },
      });
    const answer = await preflight(APP, "/account/session");
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("DELETE");
    expect(answer.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
    const foreign = await preflight("https://evil.example.com", "/account/session");
    expect(foreign.headers.get("Access-Control-Allow-Methods")).toBeNull();
    // Pages of the app may read the API too, but never with a cookie.
    const api = await preflight(APP, "/api/tracks");
    expect(api.headers.get("Access-Control-Allow-Origin")).toBe(APP);
    expect(api.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  test.each([
    ["DELETE", "session"],
    ["DELETE", "authcode"],
    ["POST", "login_token"],
    ["POST", "sign-in"],
    ["POST", "sign-out"],
    ["POST", "end-all"],
    ["POST", "details"],
    ["POST", "password"],
    ["POST", "delete"],
    ["POST", "my-data"],
  ])("%s %s from a page of another site is refused in the envelope", async (method, path) => {
    for (const Origin of ["https://evil.example.com", "null", HOST]) {
      const answer = await lisi.browser.request(`/account/${path}`, { method, headers: { Origin } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: "forbidden", data: null });
    }
    expect((await info({})).status).toBe(200);
  });

  test("a bearer is refused nowhere: no page of another site has it", async () => {
    const answer = await server.app.request("/account/authcode", {
      method: "DELETE",
      headers: { Origin: "https://host.internal", ...lisi.headers },
    });
    expect(answer.status).toBe(200);
  });
});

describe("a page of the account service", () => {
  const headerOf = async (path: string, name: string) =>
    (await lisi.browser.request(`/account/${path}`)).headers.get(name) ?? "";

  test("is framed by the app and what the settings name, where the app has a dialog for it", async () => {
    for (const page of ["sign-in?frame=1", "register", "details", "reset", "new-password"]) {
      const policy = await headerOf(page, "Content-Security-Policy");
      expect(policy).toContain(`frame-ancestors 'self' ${HOST} ${APP}`);
      expect(await headerOf(page, "X-Frame-Options")).toBe("");
    }
  });

  test("is framed by nobody where it ends or deletes something", async () => {
    for (const page of ["user", "delete", "password"])
      expect(await headerOf(page, "Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  test("runs our one script and no other, and names itself to us alone", async () => {
    const policy = await headerOf("sign-in", "Content-Security-Policy");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`form-action 'self' ${APP}`);
    expect(await headerOf("sign-in", "Referrer-Policy")).toBe("same-origin");
  });
});

describe("the address of sso/url", () => {
  const addressAt = async (origin: string) => {
    const answer = await server.app.request(`${origin}/account/sso/url?dest=%2F`, { headers: lisi.headers });
    return { status: answer.status, ...(await answer.json()) };
  };

  test.each(["http://evil.example.com", "http://localhost.evil.example.com", "http://192.0.2.66"])(
    "is not made for %s, which Host alone names",
    async (origin) => {
      expect(await addressAt(origin)).toMatchObject({ status: 403, code: "forbidden", data: null });
      const codes = server.database.queries.select().from(grants).where(eq(grants.kind, "authcode"));
      expect(await codes).toEqual([]);
    },
  );

  test.each([APP, "http://localhost:8080"])("leads to %s, which is ours", async (origin) => {
    expect((await addressAt(origin)).data.url).toMatch(new RegExp(`^${origin}/account/sso#[\\w-]+$`, "u"));
  });
});
