import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from "@playwright/test";
import { forgetFloorIn } from "./forgetFloorIn.ts";
import { sharedServer, startServer } from "./loadedCatalogue.ts";
import { noteFetched } from "./noteFetched.ts";

export interface HarnessOptions {
  /** Takes the floor's pieces away from page and workers before their scripts run. */
  readonly isForgetful: boolean;
  /** Errors of the page that a test provokes; any other fails it. */
  readonly toleratedErrors: readonly RegExp[];
  /** A visitor who has closed the sign-in dialog today, and is asked again only for an act that needs a user. */
  readonly looksOn: boolean;
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
}

export const test = base.extend<HarnessOptions & Fixtures, ServerFixtures>({
  isForgetful: [false, { option: true }],
  toleratedErrors: [[], { option: true }],
  looksOn: [true, { option: true }],

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

  fetched: [
    async ({ browser }, provide, info) => {
      const fetched = new Set<string>();
      const note = (context: BrowserContext) => noteFetched(context, fetched);
      browser.on("context", note);
      await provide(fetched);
      browser.off("context", note);
      info.annotations.push({ type: "fetched", description: [...fetched].toSorted().join(" ") });
    },
    { auto: true },
  ],

  baseURL: async ({ server }, provide) => provide(server.address),

  page: async ({ page, isForgetful, toleratedErrors, looksOn }, provide) => {
    const errors = errorsOf(page);
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
