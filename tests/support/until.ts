import { vi } from "vitest";

/**
 * Waits until the condition is true, however busy the machine is; a condition that never becomes true ends with
 * the test's own timeout.
 */
export const until = (isSo: () => boolean): Promise<boolean> =>
  vi.waitUntil(isSo, { timeout: 60_000, interval: 2 });
