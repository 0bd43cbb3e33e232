/** How many checks of a part passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One text for each failure, if the part knows it: its name, and below it what was wrong. */
  readonly causes?: readonly string[];
  /** What was skipped and why, if the part knows it: `34 tests: no Qt WebEngine`. */
  readonly skips?: readonly string[];
}

/** One part of the gate. `run` prints what is wrong; an exception counts as one failure. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  );

/** `12 passed, 0 failed`, and what was skipped, if anything was. */
export const wordsFor = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
