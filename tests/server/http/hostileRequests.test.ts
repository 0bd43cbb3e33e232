import { PGlite } from "@electric-sql/pglite";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EnvelopeSchema, IssuesSchema, STATUS_OF } from "#api/contract/envelope.ts";
import type { openApi } from "#server/http/openApi.ts";
import { MAX_VALUES } from "#server/http/unsafeValue.ts";
import { hostileRequests } from "../../support/fuzz/hostileRequests.ts";
import { callerOf } from "../../support/caller.ts";
import { PROJECTS } from "../../support/projectServer.ts";
import { registeredUser } from "../../support/registeredUser.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";

const REQUESTS = 1000;
const SEED = 20_261_122;
/** One in this many requests is anonymous. */
const NOBODY_IN = 10;
/** Limit for one request; the largest of the contract, parameters of 500 products, needs fewer. */
const MOST_STATEMENTS = 12;
/** Limit of an answer; a page of 100 rows with all their values has 300 kB. */
const LONGEST_ANSWER = 4_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const values = (text: unknown) => (typeof text === "string" ? text.split(/[,[{]/u).length : 0);
const isKnown = (code: string): code is keyof typeof STATUS_OF => Object.hasOwn(STATUS_OF, code);

/** Faults of an answer: an internal error, a shape other than the envelope's, or too many bytes. */
function wrongWith(status: number, text: string): readonly string[] {
  const envelope = v.safeParse(EnvelopeSchema, JSON.parse(text));
  if (!envelope.success) return ["is no envelope"];
  const { code, data } = envelope.output;
  if (code === "internal.error") return ["is a fault"];
  if (!isKnown(code) || STATUS_OF[code] !== status) return [`has the status ${status} for ${code}`];
  if (code === "invalid.parameter" && !v.is(IssuesSchema, data)) return ["names no field"];
  return text.length > LONGEST_ANSWER ? ["is too long"] : [];
}

test(`${REQUESTS} hostile requests are answered in the envelope, none at length and none by a fault`, async () => {
  const described = await server.app.request("/api/openapi.json");
  const description = (await described.json()) as ReturnType<typeof openApi>;
  const { headers: signedIn } = await registeredUser(server, "敌意");
  const { data: project } = await callerOf(server.app, signedIn).get(`${PROJECTS}/current`);
  const ids = new Map([["projectId", (project as { id: string }).id]]);
  // This call reads every category once, so that the reading is not counted below.
  await server.app.request("/api/system/v4/public_components/categories");
  const parsing = vi.spyOn(JSON, "parse");
  const asking = vi.spyOn(PGlite.prototype, "query");
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  for (const { method, path, headers, body } of hostileRequests(description, SEED, ids)) {
    if (left-- === 0) break;
    // Some requests are anonymous; the others come from a user with a project.
    const caller = left % NOBODY_IN === 0 ? {} : signedIn;
    parsing.mockClear();
    asking.mockClear();
    const response = await server.app.request(`/api${path}`, {
      method,
      headers: { ...headers, ...caller },
      body,
    });
    const { status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // A long body is not parsed beyond what the contract can need.
    const most = Math.max(0, ...parsing.mock.calls.map(([text]) => values(text)));
    const asked = asking.mock.calls.length;
    const isBytes = status === 200 && !/json/u.test(response.headers.get("Content-Type") ?? "");
    const found = [
      ...(most > MAX_VALUES + 1 ? [`made ${most} values`] : []),
      ...(asked > MOST_STATEMENTS ? [`took ${asked} statements`] : []),
      ...(isBytes ? [] : wrongWith(status, await response.text())),
    ];
    wrong.push(...found.map((what) => `${what}: ${method} ${path} ${String(body).slice(0, 500)}`));
  }
  parsing.mockRestore();
  asking.mockRestore();
  expect(wrong).toEqual([]);
  // The requests reach code behind the contract, are refused by it, and few fail for lack of a user.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 3);
  expect(statuses.get(404)).toBeGreaterThan(REQUESTS / 50);
  expect(statuses.get(401)).toBeLessThan(REQUESTS / NOBODY_IN);
});
