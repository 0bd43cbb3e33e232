import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/gate/findChromium.ts";
import type { HarnessOptions } from "./tests/e2e/support/test.ts";

/** The flags that let an installed Chromium run without a graphics card, a sandbox of its own or the network. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
];
/** Tests that judge what the page's main thread does (support/mainThread.ts), or how many pictures it draws. */
const MEASURED = /@measured/u;
/** In a real design program's embedded browser (support/HostProgram.ts). */
const HOSTS = /hosts[/][^/]+[.]spec[.]ts$/u;
const OLDEST = /chromium92[.]spec[.]ts$/u;
const executablePath = findChromium();

export default defineConfig<HarnessOptions>({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  globalSetup: "./tests/e2e/support/globalSetup.ts",
  // One more than cores: a third of a test's time is waiting, for the server or for what is to come to rest.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    // No trace: what it records of the page would be measured with it.
    screenshot: "only-on-failure",
    launchOptions: { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  projects: [
    // First, as its files are few and long.
    { name: "hosts", testMatch: HOSTS },
    { name: "chromium", testIgnore: [OLDEST, HOSTS], grepInvert: MEASURED },
    // The tests tagged @floor once more, as if the browser were as old as the oldest we run in.
    { name: "floor", testIgnore: HOSTS, grep: /@floor/u, use: { isForgetful: true } },
    { name: "chromium 92", testMatch: OLDEST },
    // Server, engine and browser share the machine: a second test at the same time would falsify what is measured.
    {
      name: "measured",
      grep: MEASURED,
      workers: 1,
      dependencies: ["hosts", "chromium", "floor", "chromium 92"],
    },
  ],
});
