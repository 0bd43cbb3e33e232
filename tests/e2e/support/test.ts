import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from "@playwright/test";
import { forgetFloorIn } from "./forgetFloorIn.ts";
import { sharedServer, startServer } from "./loadedCatalogue.ts";
import { noteFetched } from "./noteFetched.ts";
import { openProfile, type Profile } from "./profile.ts";

export interface HarnessOptions {
  /** Takes the floor's pieces away from page and workers before their scripts run. */
  readonly isForgetful: boolean;
  /** Errors of the page that a test provokes; any other fails it. */
  readonly toleratedErrors: readonly RegExp[];
  /** A visitor who has closed the sign-in dialog today, and is asked again only for an act that needs a user. */
  readonly looksOn: boolean;
  /** A browser that was never here, as for what is measured: it has no script yet, let alone a compiled one. */
  readonly isNewHere: boolean;
}

interface Fixtures {
  /** Opens a route of the site, as `/multiRoom/fanCoil`, in a page that starts anew. */
  readonly open: (route: string) => Promise<void>;
  /** Names of the built scripts that the test has fetched, in whatever window. */
  readonly fetched: ReadonlySet<string>;
}

interface ServerFixtures {
  /** Settings of a server of one's own; without any, the tests share one. */
  readonly serverSettings: Readonly<Record<string, string>>;
  /** The real server over the built site. */
  readonly server: { readonly address: string; readonly folder: string };
  readonly profile: Profile;
}

export const test = base.extend<HarnessOptions & Fixtures, ServerFixtures>({
  isForgetful: [false, { option: true }],
  toleratedErrors: [[], { option: true }],
  looksOn: [true, { option: true }],
  isNewHere: [false, { option: true }],

  serverSettings: [{}, { option: true, scope: "worker" }],

  server: [
    async ({ serverSettings }, provide) => {
      if (Object.keys(serverSettings).length === 0) return provide(sharedServer());
      const { stop, ...server } = await startServer(serverSettings);
      await provide(server);
      return stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],

  profile: [
    async ({ playwright, browserName, launchOptions, server }, provide) => {
      const profile = await openProfile(playwright[browserName], launchOptions, server.address);
      await provide(profile);
      await profile.close();
    },
    { scope: "worker" },
  ],

  browser: [
    async ({ profile }, provide) => {
      const browser = profile.context.browser();
      if (browser === null) throw new Error("the context has no browser");
      await provide(browser);
    },
    { scope: "worker" },
  ],

  context: async ({ profile, browser, isNewHere, userAgent, hasTouch, javaScriptEnabled }, provide) => {
    if (isNewHere || userAgent !== undefined || hasTouch || !javaScriptEnabled) {
      // Playwright adds the options of the test.
      const context = await browser.newContext();
      await provide(context);
      return context.close();
    }
    const { context, forget } = profile;
    await provide(context);
    return forget();
  },

  fetched: [
    async ({ browser, profile }, provide, info) => {
      const fetched = new Set<string>();
      const notes: (() => void)[] = [noteFetched(profile.context, fetched)];
      const note = (context: BrowserContext) => void notes.push(noteFetched(context, fetched));
      browser.on("context", note);
      await provide(fetched);
      browser.off("context", note);
      for (const stop of notes) stop();
      info.annotations.push({ type: "fetched", description: [...fetched].toSorted().join(" ") });
    },
    { auto: true },
  ],

  baseURL: async ({ server }, provide) => provide(server.address),

  page: async ({ page, viewport, isForgetful, toleratedErrors, looksOn }, provide) => {
    const errors = errorsOf(page);
    if (viewport !== null) await page.setViewportSize(viewport);
    if (isForgetful) await forgetFloorIn(page);
    if (looksOn) await page.addInitScript(lookOn);
    await provide(page);
    expect(errors.filter((error) => !toleratedErrors.some((expected) => expected.test(error)))).toEqual([]);
  },

  open: async ({ page }, provide) => {
    await provide(async (route) => {
      // A new document even where only the part behind the # differs.
      await page.goto("about:blank");
      await page.goto(`/#${route}`);
    });
  },
});

/** Runs in the page. */
function lookOn() {
  // The blank page before, and a browser told so, keep nothing.
  if (location.protocol === "about:") return;
  try {
    localStorage.setItem("volute.looksOn", String(Date.now()));
  } catch {
    return;
  }
}

/** Everything that goes wrong in the page, in the order it does: uncaught errors and the console's. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught ${error.stack ?? error.message}`));
  page.on("crash", () => errors.push("the page crashed"));
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(`console ${message.text()} (${message.location().url})`);
  });
  return errors;
}

export { expect };
