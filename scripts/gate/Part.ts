/** How many checks of a part passed, failed and could not be made. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One of each that failed, where the part knows: its name, and below it what was wrong. */
  readonly causes?: readonly string[];
  /** What was skipped and why, where the part knows: `34 tests: no Qt WebEngine`. */
  readonly skips?: readonly string[];
}

/** One part of the gate. `run` prints what is wrong; a throw counts as one failure. */
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

/** `12 passed, 0 failed`, and what was skipped where something was. */
export const wordsFor = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
