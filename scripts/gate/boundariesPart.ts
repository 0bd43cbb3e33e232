import { cruiseBoundaries } from "./cruiseBoundaries.ts";
import type { Part } from "./Part.ts";

/**
 * Rules of imports between modules, one check per rule. A run that did not read every file proves nothing.
 */
export const boundariesPart: Part = {
  name: "boundaries",
  run: async () => {
    const { rules, modules, files, unseen, violations } = await cruiseBoundaries(process.cwd());
    if (modules < files || files === 0)
      throw new Error(`read ${modules} modules where src has ${files} files`);
    if (unseen.length > 0) throw new Error(`these imports were not seen:\n${unseen.join("\n")}`);
    for (const { rule, from, to } of violations) process.stdout.write(`${rule}: ${from} → ${to}\n`);
    const broken = new Set(violations.map(({ rule }) => rule)).size;
    process.stdout.write(`${modules} modules\n`);
    return { passed: rules.length - broken, failed: broken, skipped: 0 };
  },
};
