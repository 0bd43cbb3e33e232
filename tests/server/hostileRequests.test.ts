import { PGlite } from "@electric-sql/pglite";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { EnvelopeSchema, IssuesSchema, STATUS_OF } from "#api/contract/envelope.ts";
import type { openApi } from "#server/openApi.ts";
import { MAX_VALUES } from "#server/unsafeValue.ts";
import { hostileRequests } from "../support/fuzz/hostileRequests.ts";
import { startTestServer, type TestServer } from "../support/testServer.ts";

const REQUESTS = 1000;
const SEED = 20_261_122;
/** Of one request; the longest of the contract, parameters of 500 products, needs fewer. */
const MOST_STATEMENTS = 12;
/** A page of 100 rows with all their values is 300 kB. */
const LONGEST_ANSWER = 4_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const values = (text: unknown) => (typeof text === "string" ? text.split(/[,[{]/u).length : 0);
const isKnown = (code: string): code is keyof typeof STATUS_OF => Object.hasOwn(STATUS_OF, code);

test(`${REQUESTS} hostile requests are answered in the envelope, none at length and none by a fault`, async () => {
  const described = await server.app.request("/api/openapi.json");
  const description = (await described.json()) as ReturnType<typeof openApi>;
  const parsing = vi.spyOn(JSON, "parse");
  const asking = vi.spyOn(PGlite.prototype, "query");
  const codes = new Map<string, number>();
  let left = REQUESTS;
  for (const request of hostileRequests(description, SEED)) {
    if (left-- === 0) break;
    const { method, path, headers, body } = request;
    parsing.mockClear();
    asking.mockClear();
    const response = await server.app.request(`/api${path}`, { method, headers, body });
    const told = `${method} ${path} ${String(body).slice(0, 500)}`;
    // A body of 4 MB is as much as is read at all, and of that no more is made than the contract can need.
    const most = Math.max(0, ...parsing.mock.calls.map(([text]) => values(text)));
    expect(most, told).toBeLessThanOrEqual(2 * MAX_VALUES);
    expect(asking.mock.calls.length, told).toBeLessThanOrEqual(MOST_STATEMENTS);
    if (response.headers.get("Content-Type") === "application/octet-stream") {
      expect(response.status, told).toBe(200);
      continue;
    }
    const text = await response.text();
    expect(text.length, told).toBeLessThan(LONGEST_ANSWER);
    const { code, data } = v.parse(EnvelopeSchema, JSON.parse(text));
    expect(code, told).not.toBe("internal.error");
    expect(isKnown(code) && STATUS_OF[code], told).toBe(response.status);
    if (code === "invalid.parameter") expect(v.is(IssuesSchema, data), told).toBe(true);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  parsing.mockRestore();
  asking.mockRestore();
  // They reach what lies behind the contract, and are refused before it.
  expect(codes.get("success")).toBeGreaterThan(REQUESTS / 20);
  expect(codes.get("invalid.parameter")).toBeGreaterThan(REQUESTS / 3);
  expect(codes.get("not.found")).toBeGreaterThan(REQUESTS / 50);
});
