import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Duration in seconds of each test file when it was last recorded, by path. */
export type Seconds = Readonly<Record<string, number>>;

const FILE = "tests/seconds.json";

/** With this many known files of this duration, their median shows the speed of the machine. */
const ENOUGH = { files: 20, seconds: 1 } as const;
/** A recorded duration stays until a new one differs by more than this factor and this many seconds. */
const OTHER = { factor: 2, seconds: 2 } as const;

export const readSeconds = (): Seconds =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Seconds) : {};

const rounded = (seconds: number) => Math.max(0.1, Math.round(10 * seconds) / 10);

/**
 * How much slower this run was than the recorded ones; 1 if few of its files are known. Short files are ignored:
 * anything below 0.1 s is recorded as 0.1 s.
 */
function slownessOf(known: Seconds, seen: ReadonlyMap<string, number>): number {
  const ratios = [...seen].flatMap(([path, seconds]) => {
    const before = known[path];
    return before === undefined || before < ENOUGH.seconds ? [] : [seconds / before];
  });
  return ratios.length < ENOUGH.files
    ? 1
    : (ratios.toSorted((one, other) => one - other)[ratios.length >> 1] ?? 1);
}

/**
 * The recorded durations with those of a run, scaled to the machine of the recorded ones. Small differences are
 * ignored, so that the file seldom changes; files that no longer exist are dropped.
 */
export function mergeSeconds(
  known: Seconds,
  seen: ReadonlyMap<string, number>,
  isThere: (path: string) => boolean,
): Seconds {
  const slowness = slownessOf(known, seen);
  const rows = new Map(Object.entries(known));
  for (const [path, seconds] of seen) {
    const own = rounded(seconds / slowness);
    const before = rows.get(path);
    const [less, more] = before === undefined ? [0, own] : [Math.min(before, own), Math.max(before, own)];
    if (before === undefined || (more > OTHER.factor * less && more - less > OTHER.seconds))
      rows.set(path, own);
  }
  return Object.fromEntries(
    [...rows].filter(([path]) => isThere(path)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Only `npm test` records: other commands run more cases, or run beside other work. */
export const NOTING = { VOLUTE_NOTE_SECONDS: "1" } as const;

/** Records the durations of test files. */
export function noteSeconds(seen: ReadonlyMap<string, number>): void {
  if (process.env["VOLUTE_NOTE_SECONDS"] !== NOTING.VOLUTE_NOTE_SECONDS) return;
  const known = readSeconds();
  const merged = mergeSeconds(known, seen, existsSync);
  if (JSON.stringify(merged) === JSON.stringify(known)) return;
  writeFileSync(FILE, `${JSON.stringify(merged, null, 2)}\n`);
  process.stdout.write(`${FILE} has learnt what tests take.\n`);
}
