import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoint, userEndpoint } from "#api/contract/endpoint.ts";
import { nothing } from "#api/contract/limits.ts";
import { openApi } from "#server/http/openApi.ts";
import { route } from "#server/http/route.ts";
import { grants } from "#server/database/schema/accountSchema.ts";
import { makeGrant } from "#server/account/grants.ts";
import { startAccountServer, type AccountServer } from "../../support/accountServer.ts";
import { registeredUser, type RegisteredUser } from "../../support/registeredUser.ts";

const wire = { params: nothing, query: nothing, output: v.nullable(v.string()) };
const whoAmI = userEndpoint({
  method: "POST",
  path: "/me",
  summary: "Me",
  ...wire,
  body: v.strictObject({}),
});
const anybody = endpoint({ method: "GET", path: "/anybody", summary: "Anybody", ...wire, body: nothing });

let server: AccountServer;
let designer: RegisteredUser;
beforeAll(async () => {
  server = await startAccountServer({
    routes: [
      route(whoAmI, (_asked, { user }) => user.name),
      route(anybody, async (_asked, { caller }) => (await caller())?.name ?? null),
    ],
  });
  designer = await registeredUser(server, "设计师");
});
afterAll(() => server.close());

const me = (headers: HeadersInit, body = "{}") =>
  server.app.request("/api/me", {
    method: "POST",
    body,
    headers: { ...Object.fromEntries(new Headers(headers)), "Content-Type": "application/json" },
  });

test("a call that needs a user knows who it is by the bearer", async () => {
  const answer = await me(designer.headers);
  expect(await answer.json()).toMatchObject({ code: "success", data: "设计师" });
});

const wrong: Readonly<Record<string, () => Promise<HeadersInit>>> = {
  nothing: () => Promise.resolve({}),
  "a made-up token": () => Promise.resolve({ Authorization: `Bearer ${"x".repeat(43)}` }),
  "the hash that is stored": async () => {
    const [row] = await server.database.queries.select().from(grants).where(eq(grants.kind, "access"));
    return { Authorization: `Bearer ${row?.hash}` };
  },
  "a token whose time is over": async () => ({
    Authorization: `Bearer ${await makeGrant(server.database.queries, "access", { userId: designer.userId, lifeS: -1 })}`,
  }),
  "the secret of a session": async () => ({
    Authorization: `Bearer ${await makeGrant(server.database.queries, "session", { userId: designer.userId })}`,
  }),
  "a cookie": async () => {
    const session = await makeGrant(server.database.queries, "session", { userId: designer.userId });
    return { Cookie: `volute_session=${session}; __Host-volute_session=${session}` };
  },
};
test.each(Object.entries(wrong))("with %s nobody calls, whatever else is wrong", async (_what, headersOf) => {
  const answer = await me(await headersOf(), "not JSON");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "authentication.failed", data: null });
});

test("a call for anybody is told who calls where a token in force comes with it", async () => {
  const asked = async (headers: HeadersInit) =>
    (await server.app.request("/api/anybody", { headers })).json();
  expect(await asked(designer.headers)).toMatchObject({ data: "设计师" });
  expect(await asked({ Authorization: "Bearer of nothing" })).toMatchObject({ code: "success", data: null });
});

test("the description says which call asks for a bearer", () => {
  const { paths } = openApi([whoAmI, anybody]);
  expect(JSON.stringify(paths)).toContain('"security":[{"bearer":[]}]');
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/me", "/anybody"]));
});
