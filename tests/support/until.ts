import { vi } from "vitest";

/** Waits until it is so, as long as a busy machine takes: what never comes ends with the test's own time. */
export const until = (isSo: () => boolean): Promise<boolean> =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 2 });
