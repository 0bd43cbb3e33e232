import { wordsFor } from "../gate/Part.ts";
import type { Closing, Outcome } from "../gate/runParts.ts";

const NEEDS_MORE = 2;

/** Used if nothing differs: nothing was checked, so nothing passed. */
export const closeUnchanged = (base: string, isHere: boolean): Closing => ({
  line: `Quick: nothing differs from ${base.slice(0, 10)}, so nothing was checked${
    isHere
      ? ". This folder is at it: npm run quick -- HEAD~1 checks the last commit, -- COMMIT all since one"
      : ""
  }.`,
  exitCode: NEEDS_MORE,
});

/** One of three results: never "passed" if the whole gate might still fail. */
export function closeQuick({ sum, failed }: Outcome, wholeGate: readonly string[]): Closing {
  if (failed.length > 0)
    return { line: `Quick: failed: ${failed.join(", ")} (${wordsFor(sum)}).`, exitCode: 1 };
  const [first, ...others] = wholeGate;
  if (first === undefined) return { line: `Quick: passed (${wordsFor(sum)}).`, exitCode: 0 };
  const more = others.length > 0 ? `; ${others.length} more reasons stand above` : "";
  return {
    line: `Quick: needs the whole gate (npm test): ${first}${more}. What was run of it did not fail (${wordsFor(sum)}).`,
    exitCode: NEEDS_MORE,
  };
}
