import type { BrowserContext } from "@playwright/test";

/** A built script by the name that it has without its hash. */
const SCRIPT = /\/assets\/([\w.]+)-[\w-]{7,8}[.]js$/u;

/** Notes what scripts the pages of this context and their workers fetch: by them `npm run quick` knows what a spec shows. */
export const noteFetched = (context: BrowserContext, fetched: Set<string>): void =>
  void context.on("request", (request) => {
    const name = SCRIPT.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) fetched.add(name);
  });
