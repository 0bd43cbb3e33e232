import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The headless shell first: it takes a quarter less processor time than a whole browser, and does the same.
 */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "google-chrome",
  "google-chrome-stable",
  "chromium-browser",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: the search continues.
    return false;
  }
}

/** The browser for the browser tests: CHROME_PATH, otherwise the first of these on the PATH. */
export function findChromium(): string | undefined {
  const { CHROME_PATH = "", PATH = "" } = process.env;
  if (CHROME_PATH !== "") return isExecutable(CHROME_PATH) ? CHROME_PATH : undefined;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
