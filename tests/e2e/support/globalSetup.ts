import { startSharedServer } from "./loadedCatalogue.ts";

/** Playwright calls the default export before the first test, and what it answers after the last. */
export default function setUp(): Promise<() => Promise<void>> {
  return startSharedServer();
}
