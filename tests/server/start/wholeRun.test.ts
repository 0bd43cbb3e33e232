import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountService } from "#server/start/accountService.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { operate } from "#server/account/operator/operate.ts";
import { createApp } from "#server/http/app.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { Database } from "#server/database/connection/database.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { ACCOUNT_SETTINGS } from "../../support/accountServer.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { healthy } from "../../support/health.ts";
import { PROJECTS } from "../../support/projectServer.ts";
import { smallCatalogue } from "../../support/smallCatalogue.ts";

const NAME = "guan.liyuan";
const PASSWORDS = ["correct horse 电池", "another horse 电池"] as const;
const ORIGIN = "http://localhost";

let database: Database;
beforeAll(async () => {
  database = await smallCatalogue([{ id: "fan-1", model: "T35" }]);
});
afterAll(() => database.close());

test("check 11: of a whole run no secret stands in any address, log line or refusal", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace", base: null }, { write: (line: string) => void lines.push(line) });
  const none = () => Promise.reject(new Error("not asked"));
  const app = createApp({
    routes: allRoutes({
      database,
      bounds: USUAL_BOUNDS,
      engine: { selectForRooms: none, roomCandidates: none },
      search: { open: none, dutyColumns: none },
    }),
    callerOf: callersIn(database.queries),
    account: accountService({
      queries: database.queries,
      log,
      settings: { ...ACCOUNT_SETTINGS, isRegistrationOpen: false },
      accountBase: CLIENT_SETTINGS.accountBase,
      bounds: USUAL_BOUNDS,
      personalData: PERSONAL_DATA,
    }),
    log,
    clientSettings: CLIENT_SETTINGS,
    health: healthy,
  });

  const secrets = new Set<string>(PASSWORDS);
  const learned = (secret: string) => {
    expect(secret.length).toBeGreaterThan(16);
    secrets.add(secret);
    return secret;
  };
  /**
   * Texts in which a secret must not appear: addresses, redirects and refusals; everything except the body of a
   * successful answer.
   */
  const exposed: string[] = [];
  let cookie = "";
  async function ask(method: string, path: string, init: RequestInit = {}) {
    exposed.push(path);
    const headers = { Origin: ORIGIN, Cookie: cookie, ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await app.request(`/${path}`, { method, ...init, headers });
    const set = answer.headers.get("Set-Cookie");
    if (set !== null) {
      cookie = /^[^;]*/u.exec(set)?.[0] ?? "";
      const value = cookie.slice(cookie.indexOf("=") + 1);
      if (value !== "") learned(value);
    }
    exposed.push(answer.headers.get("Location") ?? "");
    const body = await answer.text();
    if (!answer.ok) exposed.push(body);
    return { status: answer.status, body };
  }
  const form = (path: string, entries: Readonly<Record<string, string>>) =>
    ask("POST", `account/${path}`, { body: new URLSearchParams(entries) });
  const json = (method: string, path: string, body?: unknown, bearer?: string) =>
    ask(method, path, {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        "Content-Type": "application/json",
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
    });
  const dataOf = ({ body }: { readonly body: string }) => (JSON.parse(body) as { data: never }).data;

  const made = await operate(database.queries, { command: "create", account: NAME });
  const reset = learned("code" in made ? made.code : "");
  secrets.add(reset.replaceAll("-", ""));
  const entries = { account: NAME, code: reset, password: PASSWORDS[0] };
  expect((await form("new-password", entries)).status).toBe(303);
  expect((await form("new-password", entries)).status).toBe(401);
  const signIn = { account: NAME, password: PASSWORDS[0] };
  expect((await form("sign-in?dest=%2F%23%2Ffan", signIn)).status).toBe(303);
  const { accessToken } = dataOf(await ask("GET", "account/users/info")) as { accessToken: string };
  const { url } = dataOf(await ask("GET", "account/sso/url?dest=%2F")) as { url: string };
  // A browser does not send the part of an address after the `#`.
  const code = learned(new URL(url, ORIGIN).hash.slice(1));
  exposed.push(url.slice(0, url.indexOf("#")));
  const redeemed = await json("POST", "account/login_token", { code, dest: "/" });
  const bearer = learned((dataOf(redeemed) as { accessToken: string }).accessToken);
  learned(accessToken);

  const { id } = dataOf(await json("GET", `api${PROJECTS}/current`, undefined, bearer)) as { id: string };
  const project = `api${PROJECTS}/${id}`;
  const link = async (purpose: string) => {
    const answer = await json("POST", `${project}/links`, { purpose }, bearer);
    return dataOf(answer) as { id: string; secret: string };
  };
  const [look, invitation] = [await link("read"), await link("editor")];
  for (const { secret } of [look, invitation]) learned(secret);
  expect((await json("POST", "api/shared/v1/project", { secret: look.secret })).status).toBe(200);
  const accept = "api/private/v1/project_invitations/accept";
  expect((await json("POST", accept, { secret: invitation.secret }, bearer)).status).toBe(200);

  // Every failure that can happen while secrets are known.
  await json("DELETE", `${project}/links/${look.id}`, undefined, bearer);
  expect((await json("POST", "api/shared/v1/project", { secret: look.secret })).status).toBe(404);
  expect((await json("POST", accept, { secret: look.secret }, bearer)).status).toBe(404);
  expect((await json("POST", accept, { secret: `${look.secret}!` }, bearer)).status).toBe(400);
  expect((await json("POST", "account/login_token", { code, dest: "/" })).status).toBe(401);
  expect((await json("POST", "account/login_token", { code, dest: "https://evil.example.com" })).status).toBe(
    400,
  );
  expect((await json("POST", "api/tracks", { token: bearer }, bearer)).status).toBe(400);
  expect((await form("password", { current: PASSWORDS[1], password: PASSWORDS[1] })).status).toBe(400);
  expect((await form("password", { current: PASSWORDS[0], password: PASSWORDS[1] })).status).toBe(303);
  expect((await form("register", { account: "somebody", password: PASSWORDS[0] })).status).toBe(403);
  expect((await json("DELETE", "account/session?dest=%2F")).status).toBe(200);
  expect((await json("GET", `api${PROJECTS}/current`, undefined, bearer)).status).toBe(401);

  expect(lines.join("")).toContain('"path":"/account/login_token"');
  expect(lines.join("")).toContain('"path":"/api/shared/v1/project"');
  expect(secrets.size).toBeGreaterThan(8);
  for (const secret of secrets)
    expect([...lines, ...exposed].filter((text) => text.includes(secret))).toEqual([]);
});
