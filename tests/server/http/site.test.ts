import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listBrands } from "#api/contract/products.ts";
import { createApp } from "#server/http/app.ts";
import type { Log } from "#server/process/log.ts";
import { route } from "#server/http/route.ts";
import { readSite } from "#server/http/site.ts";
import { healthy } from "../../support/health.ts";
import { clientSettings } from "../../support/siteSettings.ts";

const ignore = () => {};
const log: Log = { error: ignore, warn: ignore, info: ignore, debug: ignore };

const FAULT = route(listBrands, () => {
  throw new Error("a fault");
});

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
  await writeFile(join(dist, "assets", "curve.worker-abc.js"), "");
  await writeFile(join(dist, "assets", "built-abc.js"), "its source");
  await writeFile(join(dist, "assets", "built-abc.js.br"), brotliCompressSync("of the build"));
  await writeFile(join(dist, ".vite", "manifest.json"), "{}");
  await writeFile(join(dir, "static", "logo.svg"), "<svg/>");
  await writeFile(join(dir, "secret.txt"), "secret");
  const site = readSite(dist, clientSettings);
  app = createApp({
    routes: [FAULT],
    log,
    clientSettings,
    health: healthy,
    site,
    staticDir: join(dir, "static"),
  });
});
afterAll(() => rm(dir, { recursive: true }));

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

  test("sends the lightest that a browser takes, the copy of the build where there is one", async () => {
    const load = (path: string, encodings: string) =>
      app.request(path, { headers: { "Accept-Encoding": encodings } });
    const built = await load("/assets/built-abc.js", "gzip, deflate, br");
    expect(built.headers.get("Content-Encoding")).toBe("br");
    expect(built.headers.get("Content-Type")).toMatch(/^text\/javascript/u);
    expect(built.headers.get("Vary")).toBe("Accept-Encoding");
    expect(brotliDecompressSync(await built.arrayBuffer()).toString()).toBe("of the build");
    const made = await load("/assets/index-abc.js", "br");
    expect(brotliDecompressSync(await made.arrayBuffer()).length).toBeGreaterThan(10_000);
    const older = await load("/assets/built-abc.js", "gzip, br;q=0");
    expect(older.headers.get("Content-Encoding")).toBe("gzip");
    expect(gunzipSync(await older.arrayBuffer()).toString()).toBe("its source");
    const plain = await load("/assets/built-abc.js", "identity");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(await plain.text()).toBe("its source");
  });

  test("knows what a browser holds, whichever way it came", async () => {
    const held = (await app.request("/", { headers: { "Accept-Encoding": "br" } })).headers.get("ETag") ?? "";
    for (const tags of [held, `"another", ${held}`]) {
      const again = await app.request("/", { headers: { "Accept-Encoding": "gzip", "If-None-Match": tags } });
      expect(again.status).toBe(304);
      expect(again.headers.get("Vary")).toBe("Accept-Encoding");
    }
  });

  test("gives a copy no address of its own", async () => {
    expect((await app.request("/assets/built-abc.js.br")).status).toBe(404);
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
    expect(await policyOf("/api/search/selection/v1/brands/agg?gjw_category_code=C000001")).toEqual(
      await policyOf("/"),
    );
    expect(await policyOf("/nowhere")).toEqual(await policyOf("/"));
    // For a missing file of the build the answer is a page.
    expect(await policyOf("/assets/missing-abc.js")).toEqual(await policyOf("/"));
  });

  test("stands on a worker's script, whose own it is, and not on the hundred files that the page's rules", async () => {
    const worker = await app.request("/assets/curve.worker-abc.js");
    expect(worker.headers.get("Content-Security-Policy")).toContain("script-src 'self'");
    const part = await app.request("/assets/index-abc.js");
    expect(part.headers.get("Content-Security-Policy")).toBeNull();
    expect(part.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(part.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect([...part.headers].join().length).toBeLessThan(400);
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
