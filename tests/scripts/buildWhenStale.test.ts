import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildWhenStale } from "../../scripts/buildWhenStale.ts";
import { SERVER, SITE } from "../../scripts/sources.mjs";

let root = "";
let isBuilt = false;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "volute-build-"));
  await mkdir(join(root, "src", "ui"), { recursive: true });
  await mkdir(join(root, "src", "server"));
  await write("index.html", "<html></html>");
  await write("src/ui/main.tsx", "1");
  await write("src/server/main.ts", "1");
  await start();
});
afterEach(() => rm(root, { recursive: true }));

const write = (path: string, content: string) => writeFile(join(root, path), content);

async function start(build = () => write("dist/index.html", "built")) {
  isBuilt = await buildWhenStale(root, SITE, async () => {
    await rm(join(root, "dist"), { recursive: true, force: true });
    await mkdir(join(root, "dist"));
    await build();
  });
}

test("a site that is missing is built", async () => {
  expect(isBuilt).toBe(true);
  await rm(join(root, "dist"), { recursive: true });
  await start();
  expect(isBuilt).toBe(true);
});

test("a site built from the same sources is kept, whatever their dates", async () => {
  await utimes(join(root, "index.html"), new Date(), new Date());
  await start();
  expect(isBuilt).toBe(false);
});

test.each([
  ["changed", () => write("src/ui/main.tsx", "2")],
  ["added", () => write("src/ui/other.tsx", "")],
  ["removed", () => rm(join(root, "src/ui/main.tsx"))],
  ["configured differently", () => write("vite.config.ts", "export default {}")],
])("a site whose sources were %s is built anew", async (_, change) => {
  await change();
  await start();
  expect(isBuilt).toBe(true);
  await start();
  expect(isBuilt).toBe(false);
});

describe("sources of a while ago", () => {
  const THEN = new Date("2026-01-01T08:00:00Z");
  const settle = (path: string, date = THEN) => utimes(join(root, path), date, date);
  const writeSettled = async (content: string, date = THEN) => {
    await write("src/ui/main.tsx", content);
    await settle("src/ui/main.tsx", date);
  };

  beforeEach(async () => {
    await settle("index.html");
    await writeSettled("2");
    await start();
  });

  test("are not read again where every name, size and date stayed", async () => {
    // Only whoever reads them can tell.
    await writeSettled("3");
    await start();
    expect(isBuilt).toBe(false);
  });

  test.each([
    ["size", () => writeSettled("30")],
    ["date", () => writeSettled("3", new Date("2026-01-01T08:00:01Z"))],
  ])("are read again where a %s is another", async (_, change) => {
    await change();
    await start();
    expect(isBuilt).toBe(true);
  });
});

test("the server's sources are no sources of the site", async () => {
  await write("src/server/main.ts", "2");
  await start();
  expect(isBuilt).toBe(false);
});

test("the page's sources are no sources of the server", async () => {
  const serve = () =>
    buildWhenStale(root, SERVER, () => mkdir(join(root, "dist-server"), { recursive: true }));
  expect(await serve()).toBe(true);
  await write("src/ui/main.tsx", "2");
  expect(await serve()).toBe(false);
  await write("src/server/main.ts", "2");
  expect(await serve()).toBe(true);
});

test("a build that failed is tried again", async () => {
  await write("index.html", "");
  const fail = () => Promise.reject(new Error("syntax"));
  await expect(start(fail)).rejects.toThrow("syntax");
  await start();
  expect(isBuilt).toBe(true);
});
