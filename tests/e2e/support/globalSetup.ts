import { startSharedServer } from "./loadedCatalogue.ts";
import { obtainChromium92 } from "./obtainChromium92.ts";

/** Playwright calls the default export before the first test, and what it answers after the last. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startSharedServer(), obtainChromium92()]);
  return stop;
}
