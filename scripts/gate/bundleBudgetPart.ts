import { bundleSizes } from "./bundleSizes.ts";
import type { Part } from "./Part.ts";

/** kB of compressed script (1 kB = 1000 bytes). The first screen and a visit are what a person waits for; a worker delays no first picture. */
const BUDGETS: Readonly<Record<string, number>> = {
  "first screen": 250,
  "worker batch": 90,
  "worker curve": 36,
  "worker duty": 36,
  "worker model": 183,
  "worker pdf": 450,
  "worker report": 475,
  "worker sheet": 140,
};
/** Whoever comes straight to a screen: the shell and the screen. Whoever opens a part of one: what is not there yet. */
const KINDS: Readonly<Record<string, number>> = { visit: 330, part: 130 };

const budgetOf = (name: string) => BUDGETS[name] ?? KINDS[name.slice(0, name.indexOf(" "))];

/** Prints the size of everything that loads for itself; each is one check, and one without a budget fails. */
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
