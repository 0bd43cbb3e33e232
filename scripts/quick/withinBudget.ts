import type { Seconds } from "../gate/recordedSeconds.ts";

/**
 * Elapsed seconds that tests may take on two idle cores: `final` for all affected tests, if the answer is then
 * final; `likely` for those that run before the whole gate.
 */
const BUDGET = { final: 40, likely: 28 } as const;

/** Files that run at a time. Three browser specs slow each other down, as there are two cores. */
const ABREAST = { units: 2, specs: 2.6 } as const;
/** Assumed duration of a file that has not run in the gate yet. */
const UNKNOWN = { units: 2, specs: 15 } as const;

type Kind = keyof typeof ABREAST;

/** Adds up the durations of files that run side by side. */
class Clock {
  #sum = 0;
  #longest = 0;
  readonly #kind: Kind;
  readonly #seconds: Seconds;

  constructor(kind: Kind, seconds: Seconds) {
    this.#kind = kind;
    this.#seconds = seconds;
  }

  /** Elapsed seconds, with one more file if given. */
  with(file?: string): number {
    const own = this.#of(file);
    return Math.max((this.#sum + own) / ABREAST[this.#kind], this.#longest, own);
  }

  add(file: string): void {
    const own = this.#of(file);
    this.#sum += own;
    this.#longest = Math.max(this.#longest, own);
  }

  #of(file: string | undefined): number {
    return file === undefined ? 0 : (this.#seconds[file] ?? UNKNOWN[this.#kind]);
  }
}

function secondsOf(files: readonly string[], kind: Kind, seconds: Seconds): number {
  const clock = new Clock(kind, seconds);
  for (const file of files) clock.add(file);
  return clock.with();
}

type IsChanged = (file: string) => boolean;

/**
 * As many files as fit, in their order; one that does not fit leaves its time to the next ones. The first changed
 * file runs however long it takes, and others beside it if they do not prolong the run.
 */
function fitting(
  files: readonly string[],
  {
    kind,
    seconds,
    isChanged,
  }: { readonly kind: Kind; readonly seconds: Seconds; readonly isChanged: IsChanged },
  budget: number,
): readonly string[] {
  const clock = new Clock(kind, seconds);
  const first = files.find(isChanged);
  return files.filter((file) => {
    const fits = file === first || clock.with(file) <= Math.max(budget, clock.with());
    if (fits) clock.add(file);
    return fits;
  });
}

interface Tests {
  readonly units: readonly string[];
  readonly specs: readonly string[];
}

/** Whether tests take so little time that all of them are run. */
export const isShort = ({ units, specs }: Tests, seconds: Seconds): boolean =>
  secondsOf(units, "units", seconds) + secondsOf(specs, "specs", seconds) <= BUDGET.final;

/**
 * The tests to run before the whole gate, from tests in the order in which they are likely to fail. Half of the
 * time is reserved for each kind, so that a long spec leaves time for unit tests.
 */
export function withinBudget({ units, specs }: Tests, seconds: Seconds, isChanged: IsChanged): Tests {
  const half = BUDGET.likely / 2;
  const browser = fitting(specs, { kind: "specs", seconds, isChanged }, half);
  const rest = Math.max(half, BUDGET.likely - secondsOf(browser, "specs", seconds));
  return { units: fitting(units, { kind: "units", seconds, isChanged }, rest), specs: browser };
}
