import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClientSettings } from "#api/contract/clientSettings.ts";
import { readHealth } from "#api/contract/health.ts";
import { getProduct, listBrands, listParameterValues } from "#api/contract/products.ts";
import { sendTracks } from "#api/contract/tracks.ts";
import { createApp } from "#server/app.ts";
import type { Log } from "#server/log.ts";
import { Refusal, route } from "#server/route.ts";
import { readSite } from "#server/site.ts";
import { HEALTH, healthy } from "../support/health.ts";

const clientSettings: ClientSettings = {
  apiBase: "/api",
  accountBase: "/account",
  staticBase: "https://files.example.com/volute",
  loginOrigin: "https://login.example.com",
  assistantUrl: 'https://help.example.com/?a=1&b="</head>',
  simulatedHost: false,
};

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

let dir = "";
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-app-"));
  const dist = join(dir, "dist");
  await mkdir(join(dist, "assets"), { recursive: true });
  await mkdir(join(dist, ".vite"));
  await mkdir(join(dir, "static"));
  await writeFile(
    join(dist, "index.html"),
    "<!doctype html><html><head><title>V</title></head><body></body></html>",
  );
  await writeFile(join(dist, "assets", "index-abc.js"), `export const text = "${"x".repeat(10_000)}";`);
  await writeFile(join(dist, ".vite", "manifest.json"), "{}");
  await writeFile(join(dir, "static", "logo.svg"), "<svg/>");
  await writeFile(join(dir, "secret.txt"), "secret");
  const site = await readSite(dist, clientSettings);
  app = createApp({
    routes,
    log,
    clientSettings,
    health: healthy,
    site,
    staticDir: join(dir, "static"),
  });
});
afterAll(() => rm(dir, { recursive: true }));

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
  });
});

describe("the site", () => {
  test("carries the client's settings, escaped, in its head", async () => {
    const html = await (await app.request("/?platform=web")).text();
    const content = /<meta name="volute-settings" content="([^"]*)" \/>\n<\/head>/u.exec(html)?.[1] ?? "";
    const plain = content
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(JSON.parse(plain)).toEqual(clientSettings);
  });

  test("asks for its page again and keeps its assets for ever", async () => {
    const page = await app.request("/");
    expect(page.headers.get("Cache-Control")).toBe("no-cache");
    const again = await app.request("/", { headers: { "If-None-Match": page.headers.get("ETag") ?? "" } });
    expect(again.status).toBe(304);
    const asset = await app.request("/assets/index-abc.js", { headers: { "Accept-Encoding": "gzip" } });
    expect(asset.headers.get("Cache-Control")).toContain("immutable");
    expect(asset.headers.get("Content-Type")).toMatch(/^text\/javascript/u);
    expect(gunzipSync(await asset.arrayBuffer()).length).toBeGreaterThan(10_000);
  });

  test.each([
    "/.vite/manifest.json",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/static/../secret.txt",
    "/static/%2e%2e/secret.txt",
    "/static/..%2fsecret.txt",
    "/static/..%5csecret.txt",
    "/static//secret.txt",
    "/static/%00",
  ])("does not give %s away", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("secret");
  });

  test("serves public files", async () => {
    const file = await app.request("/static/logo.svg");
    expect(file.headers.get("Content-Type")).toMatch(/^image\/svg\+xml/u);
    expect(await file.text()).toBe("<svg/>");
  });
});

describe("the content security policy", () => {
  const policyOf = async (path: string, of = app) => {
    const header = (await of.request(path)).headers.get("Content-Security-Policy") ?? "";
    return new Map(
      header.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")];
      }),
    );
  };

  test("lets in our own scripts and the configured origins, nothing else", async () => {
    const policy = await policyOf("/");
    expect(policy.get("script-src")).toBe("'self'");
    expect(policy.get("worker-src")).toBe("'self'");
    expect(policy.get("object-src")).toBe("'none'");
    expect(policy.get("connect-src")).toBe("'self' https://files.example.com");
    expect(policy.get("img-src")).toBe("'self' data: blob: https://files.example.com");
    expect(policy.get("frame-src")).toBe("https://login.example.com");
    expect(policy.get("frame-ancestors")).toBe("'self'");
  });

  test("stands on every answer, a fault included", async () => {
    expect(await policyOf(`${BRANDS}FAULT`)).toEqual(await policyOf("/"));
    expect(await policyOf("/nowhere")).toEqual(await policyOf("/"));
  });

  test("lets configured hosts frame the page", async () => {
    const framed = createApp({
      routes: [],
      log,
      clientSettings,
      health: healthy,
      frameAncestors: "'self' https://host.example.com",
    });
    expect((await policyOf("/", framed)).get("frame-ancestors")).toBe("'self' https://host.example.com");
    expect((await framed.request("/")).headers.get("X-Frame-Options")).toBeNull();
    expect((await app.request("/")).headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  });
});
