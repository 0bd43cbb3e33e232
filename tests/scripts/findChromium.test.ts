import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findChromium } from "../../scripts/gate/findChromium.ts";

let near = "";
let far = "";

beforeEach(async () => {
  near = await mkdtemp(join(tmpdir(), "volute-browsers-"));
  far = await mkdtemp(join(tmpdir(), "volute-browsers-"));
  vi.stubEnv("CHROME_PATH", "");
  vi.stubEnv("PATH", [near, far].join(delimiter));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([near, far].map((folder) => rm(folder, { recursive: true })));
});

async function put(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, "");
  await chmod(path, 0o755);
  return path;
}

test("the light browser is taken before a whole one that is found earlier on the PATH", async () => {
  const whole = await put(near, "chromium");
  expect(findChromium()).toBe(whole);
  const light = await put(far, "chromium-headless-shell");
  expect(findChromium()).toBe(light);
});

test("CHROME_PATH names the browser, whatever else there is", async () => {
  await put(near, "chromium-headless-shell");
  const named = await put(far, "google-chrome");
  vi.stubEnv("CHROME_PATH", named);
  expect(findChromium()).toBe(named);
});

test("what cannot be run is no browser", async () => {
  await writeFile(join(near, "chromium-headless-shell"), "");
  expect(findChromium()).toBeUndefined();
  vi.stubEnv("CHROME_PATH", join(near, "chromium-headless-shell"));
  expect(findChromium()).toBeUndefined();
});
