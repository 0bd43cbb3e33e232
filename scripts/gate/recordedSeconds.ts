import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Seconds that each file of tests took when it was last noted, by its path. */
export type Seconds = Readonly<Record<string, number>>;

const FILE = "tests/seconds.json";

/** With so many known files of so many seconds, their median tells how fast the machine is. */
const ENOUGH = { files: 20, seconds: 1 } as const;
/** A known time stays until another differs by more than this factor and so many seconds. */
const OTHER = { factor: 2, seconds: 2 } as const;

export const readSeconds = (): Seconds =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Seconds) : {};

const rounded = (seconds: number) => Math.max(0.1, Math.round(10 * seconds) / 10);

/**
 * How much slower this run was than the noted ones; 1 if few of its files are known. Short files say nothing of it:
 * whatever takes less than 0.1 s is noted as that.
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
 * The known times with what a run took, as if on the machine of the known ones. Small differences are not noted,
 * so that the file seldom changes; files that are gone are dropped.
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

/** Only `npm test` notes: elsewhere there are more cases, or less of the machine. */
export const NOTING = { VOLUTE_NOTE_SECONDS: "1" } as const;

/** Notes what files of tests took. */
export function noteSeconds(seen: ReadonlyMap<string, number>): void {
  if (process.env["VOLUTE_NOTE_SECONDS"] !== NOTING.VOLUTE_NOTE_SECONDS) return;
  const known = readSeconds();
  const merged = mergeSeconds(known, seen, existsSync);
  if (JSON.stringify(merged) === JSON.stringify(known)) return;
  writeFileSync(FILE, `${JSON.stringify(merged, null, 2)}\n`);
  process.stdout.write(`${FILE} has learnt what tests take.\n`);
}
