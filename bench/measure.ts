import { bench, type BenchOptions } from "vitest";

/** Vitest's bench, but an exception fails the run; by itself it would only be a row without figures. */
export const measure = (name: string, work: () => unknown, options: BenchOptions = {}) =>
  bench(name, work as () => void | Promise<void>, { throws: true, ...options });
