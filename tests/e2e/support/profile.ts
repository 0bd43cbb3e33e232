import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, BrowserType, LaunchOptions } from "@playwright/test";

/** What every context begins with, unless a test says otherwise. */
export const VISITOR = {
  viewport: { width: 1280, height: 800 },
  locale: "zh-CN",
  timezoneId: "Asia/Shanghai",
} as const;

/** Options left out would be those of the test before which the browser happens to start. */
const NOBODYS: object = { hasTouch: false, javaScriptEnabled: true, userAgent: undefined };

/** What a site keeps in a browser, without the scripts that were fetched and compiled. */
const LEFT = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";

/** A browser that keeps fetched scripts with their compiled code from test to test, and nothing else. */
export interface Profile {
  readonly context: BrowserContext;
  /** For the next test, to which the site must be new. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * A browser keeps compiled code only for users with a folder. Without it every page compiles all of its scripts
 * anew, which is half of what it takes to open one.
 */
export async function openProfile(
  browserType: BrowserType,
  launchOptions: LaunchOptions,
  baseURL: string,
): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), "volute-browser-"));
  const context = await browserType.launchPersistentContext(folder, {
    ...launchOptions,
    ...VISITOR,
    ...NOBODYS,
    baseURL,
  });
  // The window's own page stays, so that the browser has one between two tests.
  const [blank = await context.newPage()] = context.pages();
  const protocol = await context.newCDPSession(blank);
  const { origin } = new URL(baseURL);
  return {
    context,
    async forget() {
      await Promise.all(context.pages().flatMap((page) => (page === blank ? [] : [page.close()])));
      await Promise.all([
        context.setOffline(false),
        context.clearPermissions(),
        context.unrouteAll(),
        context.clearCookies(),
        protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: LEFT }),
      ]);
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
