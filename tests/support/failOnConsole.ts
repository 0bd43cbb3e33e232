import { afterEach, beforeEach } from "vitest";

/**
 * An unexpected error or warning on the console fails the test that caused it. A test that expects one mocks it
 * with `vi.spyOn(console, "error")` and asserts on it.
 */
const native = { error: console.error, warn: console.warn };
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  for (const level of ["error", "warn"] as const)
    console[level] = (...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(" ")}`);
      native[level](...parts);
    };
});

afterEach(() => {
  Object.assign(console, native);
  if (heard.length > 0) throw new Error(`unexpected output on the console\n${heard.join("\n")}`);
});
