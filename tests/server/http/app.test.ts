import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readHealth } from "#api/contract/health.ts";
import { getProduct, listBrands, listParameterValues } from "#api/contract/products.ts";
import { sendTracks } from "#api/contract/tracks.ts";
import { createApp } from "#server/http/app.ts";
import { DatabaseAway } from "#server/database/connection/DatabaseAway.ts";
import { within } from "#server/database/connection/within.ts";
import type { Log } from "#server/process/log.ts";
import { Refusal, route } from "#server/http/route.ts";
import { clientSettings } from "../../support/siteSettings.ts";
import { HEALTH, healthy } from "../../support/health.ts";

const logged: { facts: object; message: string }[] = [];
const ignore = () => {};
const log: Log = {
  error: (facts, message) => logged.push({ facts, message }),
  warn: ignore,
  info: ignore,
  debug: ignore,
};

const BRAND = { brandCode: "B1", brandName: "一", brandUrl: null, count: 1, disabled: false };
const BRANDS = "/api/search/selection/v1/brands/agg?gjw_category_code=";
const routes = [
  route(listBrands, ({ query }) => {
    if (query.gjw_category_code === "FAULT") throw new Error("password of the database: hunter2");
    if (query.gjw_category_code === "AWAY")
      throw new Error("Failed query", { cause: new DatabaseAway("no answer") });
    if (query.gjw_category_code === "UNKNOWN") throw new Refusal("not.found", "No such category");
    if (query.gjw_category_code === "MANY") return Array.from({ length: 500 }, () => BRAND);
    return [BRAND];
  }),
  // @ts-expect-error a wrong answer, for the check to find
  route(listParameterValues, () => [{ id: 7 }]),
  route(getProduct, ({ params }) => {
    throw new Refusal("not.found", `No product ${params.id}`);
  }),
  route(sendTracks, ({ body }) => ({ accepted: body.tracks.length })),
];

const app = createApp({ routes, log, clientSettings, health: healthy, site: new Map() });

async function answer(path: string, init?: RequestInit) {
  const response = await app.request(path, init);
  return { status: response.status, body: await response.json() };
}

describe("a call", () => {
  test("answers in the envelope, the random-time parameter left aside", async () => {
    expect(await answer(`${BRANDS}C000006&_t=0.5`)).toEqual({
      status: 200,
      body: { code: "success", message: "ok", data: [BRAND] },
    });
  });

  test("is refused with the code and the status of its refusal", async () => {
    expect(await answer(`${BRANDS}UNKNOWN`)).toEqual({
      status: 404,
      body: { code: "not.found", message: "No such category", data: null },
    });
  });

  test("that fails says nothing of the inside, and the log says all", async () => {
    const response = await app.request(`${BRANDS}FAULT`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: "internal.error", data: null });
    expect(text).not.toContain("hunter2");
    const requestId = response.headers.get("X-Request-Id");
    expect(logged.at(-1)?.facts).toMatchObject({ requestId, err: { message: /hunter2/ } });
  });

  test("for a picture of an own product leaves no key in the log", async () => {
    const lines: string[] = [];
    const note = (facts: object, message: string) => lines.push(JSON.stringify([facts, message]));
    const fails = (error: Error) =>
      createApp({
        routes: [
          route(getProduct, () => {
            throw error;
          }),
        ],
        log: { error: note, warn: note, info: note, debug: note },
        clientSettings,
        health: healthy,
      });
    const faults = [
      new Refusal("not.found", "none"),
      new Error("a fault"),
      new Error("Failed query", { cause: new DatabaseAway("no answer") }),
    ];
    for (const error of faults)
      for (const key of ["~o-key5", "%7Eo-key5", "%7eo-key5"])
        await fails(error).request(`/api/selection/products/o-17${key}`);
    expect(lines).toHaveLength(15);
    expect(lines.filter((line) => line.includes("key5"))).toEqual([]);
    expect(lines.every((line) => line.includes("/api/selection/products/o-17~"))).toBe(true);
  });

  test("for display data of an own product leaves no version in the log, whether it is found or fails", async () => {
    const lines: string[] = [];
    const note = (facts: object, message: string) => lines.push(JSON.stringify([facts, message]));
    const models = new Hono().get("/metadata/:resource/:version/*", (c) => {
      if (c.req.param("version").endsWith("f")) throw new Error("a fault");
      return c.body("{}");
    });
    const shown = createApp({
      ...{ routes: [], models, clientSettings, health: healthy },
      log: { error: note, warn: note, info: note, debug: note },
    });
    for (const own of ["o-17", "%6F-17", "o%2D17", "O-17"])
      for (const version of ["0badcafe", "0badcafef"])
        await shown.request(`/static/metadata/${own}/${version}/display_data.json.gz`);
    expect(lines).toHaveLength(12);
    expect(lines.filter((line) => line.includes("badcafe"))).toEqual([]);
    expect(lines.every((line) => line.includes("17/~/display_data.json.gz"))).toBe(true);
    await shown.request("/static/metadata/fan-1/0badcafe/display_data.json.gz");
    expect(lines.at(-1)).toContain("/static/metadata/fan-1/0badcafe/");
  });

  test("that the database is away for may be sent again", async () => {
    const { status, body } = await answer(`${BRANDS}AWAY`);
    expect([status, body]).toMatchObject([503, { code: "unavailable", data: null }]);
  });

  test("for the health of a silent database is no fault of ours either", async () => {
    const silent = createApp({
      routes,
      log,
      clientSettings,
      health: () => within(10, new Promise(() => {})),
    });
    const count = logged.length;
    expect((await silent.request("/healthz")).status).toBe(503);
    expect(logged).toHaveLength(count);
  });

  test("whose answer breaks the contract is a fault of ours", async () => {
    const call = { productIds: ["1"], parameter_filter: "GMEP_PARAMETER" };
    const { status } = await answer("/api/search/selection/v1/products/parameter_values", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(call),
    });
    expect(status).toBe(500);
    expect(logged.at(-1)?.facts).toMatchObject({ err: { message: /parameter_values answers 0\.id/ } });
  });

  test("gets its path parameters decoded", async () => {
    const { body } = await answer("/api/selection/products/%E9%A3%8E%20a");
    expect(body.message).toBe("No product 风 a");
  });

  test("may send its JSON as plain text", async () => {
    const tracks = [{ event: "pageView", platform: "web", at: 1, properties: { route: "/" } }];
    const { body } = await answer("/api/tracks", { method: "POST", body: JSON.stringify({ tracks }) });
    expect(body).toEqual({ code: "success", message: "ok", data: { accepted: 1 } });
  });

  test("has its long answer compressed when it takes that", async () => {
    const response = await app.request(`${BRANDS}MANY`, { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.headers.get("Content-Encoding")).toBe("gzip");
    const text = gunzipSync(await response.arrayBuffer()).toString();
    expect(JSON.parse(text).data).toHaveLength(500);
    const plain = await app.request(`${BRANDS}MANY`, { headers: { "Accept-Encoding": "gzip;q=0" } });
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(await plain.text()).toBe(text);
  });

  test("is never cached", async () => {
    expect((await app.request(`${BRANDS}C000006`)).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("an address with nothing behind it", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["DELETE", "/api/tracks"],
    ["GET", "/api/tracks"],
    ["GET", "/account/users"],
    ["GET", "/static/nothing.svg"],
    ["POST", "/"],
  ])("%s %s is not.found in the envelope", async (method, path) => {
    const { status, body } = await answer(path, { method });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: "not.found", data: null });
  });

  test("is a small page elsewhere", async () => {
    const response = await app.request("/nowhere");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("返回首页");
  });
});

describe("health", () => {
  test("says what is ready, as the contract promises", async () => {
    const { data } = (await answer("/healthz")).body;
    expect(data).toEqual(HEALTH);
    expect(v.is(readHealth.output, data)).toBe(true);
  });

  test("fails while the database does not", async () => {
    const health = () => Promise.reject(new Error("gone"));
    const ill = createApp({ routes: [], log, clientSettings, health });
    expect((await ill.request("/healthz")).status).toBe(500);
    expect((await ill.request("/readyz")).status).toBe(503);
    expect((await ill.request("/livez")).status).toBe(200);
  });

  test("has an answer for whoever starts the process again, and one for whoever distributes calls", async () => {
    expect(await answer("/livez")).toEqual({
      status: 200,
      body: { code: "success", message: "ok", data: null },
    });
    expect((await answer("/readyz")).status).toBe(200);
    const starting = createApp({
      routes: [],
      log,
      clientSettings,
      health: () => Promise.resolve({ ...HEALTH, isReady: false }),
    });
    expect((await starting.request("/livez")).status).toBe(200);
    const ready = await starting.request("/readyz");
    expect([ready.status, await ready.json()]).toMatchObject([503, { code: "unavailable", data: null }]);
  });
});
