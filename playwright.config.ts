import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/gate/findChromium.ts";
import type { HarnessOptions } from "./tests/e2e/support/test.ts";

/**
 * Flags with which an installed Chromium runs without a graphics card, a sandbox of its own or the network.
 */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
];
/** Tests that judge the page's main thread (support/mainThread.ts), or the number of pictures it draws. */
const MEASURED = /@measured/u;
/**
 * Every assertion of such a test is also made by a test of the page, a worker or the server
 * (docs/measured/browser-tests-moved.md).
 */
const TWIN = /@twin/u;
/** In a real design program's embedded browser (support/HostProgram.ts). */
const HOSTS = /hosts[/][^/]+[.]spec[.]ts$/u;
const OLDEST = /chromium92[.]spec[.]ts$/u;
const executablePath = findChromium();

export default defineConfig<HarnessOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  // One more than cores: a third of a test's time is waiting, for the server or for the page to settle.
  workers: 3,
  // Others may load the machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // No trace, because its recording would be measured as well.
    screenshot: "only-on-failure",
    launchOptions: { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    // First, because its files are few and long.
    { name: "hosts", testMatch: HOSTS },
    { name: "chromium", testIgnore: [OLDEST, HOSTS], grepInvert: [MEASURED, TWIN] },
    { name: "twins", testIgnore: [OLDEST, HOSTS], grep: TWIN },
    // Runs the tests tagged @floor again, simulating the oldest supported browser.
    { name: "floor", testIgnore: HOSTS, grep: /@floor/u, use: { isForgetful: true } },
    { name: "chromium 92", testMatch: OLDEST },
    // Server, engine and browser share the machine: a simultaneous test would falsify the measurement.
    {
      name: "measured",
      grep: MEASURED,
      workers: 1,
      dependencies: ["hosts", "chromium", "twins", "floor", "chromium 92"],
    },
  ],
});
