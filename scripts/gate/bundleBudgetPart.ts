import { bundleSizes } from "./bundleSizes.ts";
import type { Part } from "./Part.ts";

/**
 * kB of compressed script (1 kB = 1000 bytes). A person waits for the first screen and for a visit; a worker
 * does not delay the first picture.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  "first screen": 250,
  "worker batch": 90,
  "worker curve": 36,
  // Code that only pictures need is loaded with the first of them; only the request for it is in every page's
  // worker.
  "worker curves": 55,
  "worker duty": 36,
  "worker model": 183,
  "worker pdf": 450,
  "worker products": 95,
  "worker report": 475,
  "worker sheet": 140,
  "worker tables": 110,
};
/**
 * `visit`: opening a screen directly loads the shell and the screen. `part`: opening a part of a screen loads what
 * is not loaded yet.
 */
const KINDS: Readonly<Record<string, number>> = { visit: 330, part: 130 };

const budgetOf = (name: string) => BUDGETS[name] ?? KINDS[name.slice(0, name.indexOf(" "))];

/**
 * Prints the size of everything that is loaded separately; each is one check, and one without a budget fails.
 */
export const bundleBudgetPart: Part = {
  name: "bundle budget",
  run: () => {
    const sizes = bundleSizes("dist");
    const missing = Object.keys(BUDGETS).filter((name) => !sizes.some((size) => size.name === name));
    let failed = missing.length;
    for (const name of missing) process.stdout.write(`✗ ${name}: not in the build\n`);
    for (const { name, bytes } of sizes) {
      const budget = budgetOf(name);
      const isWithin = budget !== undefined && bytes <= budget * 1000;
      if (!isWithin) failed += 1;
      process.stdout.write(
        `${isWithin ? "✓" : "✗"} ${name}: ${(bytes / 1000).toFixed(1)} kB of ${budget ?? "no budget"}\n`,
      );
    }
    return Promise.resolve({ passed: sizes.length + missing.length - failed, failed, skipped: 0 });
  },
};
