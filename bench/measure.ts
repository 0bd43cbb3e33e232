import { bench, type BenchOptions } from "vitest";

/** Vitest's bench, but one that throws fails the run: by itself it would be a row without figures. */
export const measure = (name: string, work: () => unknown, options: BenchOptions = {}) =>
  bench(name, work as () => void | Promise<void>, { throws: true, ...options });
