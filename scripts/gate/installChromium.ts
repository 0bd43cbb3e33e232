import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./findChromium.ts";

const HOW =
  "Install Chromium or Chrome, or name one by CHROME_PATH; on Debian: apt-get install chromium-headless-shell fonts-noto-cjk";

/** The fonts are for the pictures: without them every Chinese character is a box. */
const install = (browser: string) => [
  "install",
  "--yes",
  "--no-install-recommends",
  browser,
  "fonts-noto-cjk",
];
/** Each runs only if there is no browser yet: an older Debian has only the whole one. */
const STEPS = [["update"], install("chromium-headless-shell"), install("chromium")];

/**
 * The browser for the browser tests, installed first if possible (on Debian, as root).
 * @throws Error that says how to get one
 */
export function installChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const isOurs = existsSync("/etc/debian_version") && process.getuid?.() === 0 && !process.env["CHROME_PATH"];
  if (!isOurs) throw new Error(`No Chromium was found. ${HOW}`);
  for (const step of STEPS) {
    spawnSync("apt-get", step, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(`Chromium could not be installed. ${HOW}`);
}
