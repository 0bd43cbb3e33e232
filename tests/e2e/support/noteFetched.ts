import type { BrowserContext, Request } from "@playwright/test";

/** A built script by the name that it has without its hash. */
const SCRIPT = /\/assets\/([\w.]+)-[\w-]{7,8}[.]js$/u;

/**
 * Notes what scripts the pages of this context and their workers fetch, also from the browser's cache: by them
 * `npm run quick` knows what a spec shows. The answer ends it.
 */
export function noteFetched(context: BrowserContext, fetched: Set<string>): () => void {
  const note = (request: Request) => {
    const name = SCRIPT.exec(new URL(request.url()).pathname)?.[1];
    if (name !== undefined) fetched.add(name);
  };
  context.on("request", note);
  return () => void context.off("request", note);
}
