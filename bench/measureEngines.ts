import { measure } from "./measure.ts";

interface Answer {
  readonly productIds: readonly string[];
}

export interface Engines {
  /** Name of what is measured, at the beginning of the printed line. */
  readonly name: string;
  readonly rooms: number;
  /** Rooms for the plain loop: all rooms take the same time, so its time is scaled. */
  readonly plainRooms: number;
  readonly fast: () => readonly Answer[];
  readonly plain: () => readonly Answer[];
  /** Least share of rooms with a match; below it too little work was done. */
  readonly matched: number;
  /** Whether the figures are within a budget, if there is one; CPU times in ms. */
  readonly isWithinBudget?: (fast: number, plain: number) => boolean;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/**
 * Runs the fast engine over all rooms and the plain loop over a part of them; prints both times and their ratio.
 */
export function measureEngines({
  name,
  rooms,
  plainRooms,
  fast,
  plain,
  matched,
  isWithinBudget,
}: Engines): void {
  // CPU time in ms: for one core, whatever else runs on the machine.
  const times = { fast: [] as number[], plain: [] as number[] };
  const timed = (into: number[], run: () => readonly Answer[]) => {
    const before = process.cpuUsage();
    const answers = run();
    const { user, system } = process.cpuUsage(before);
    into.push((user + system) / 1000);
    const found = answers.filter(({ productIds }) => productIds.length > 0).length;
    if (found < answers.length * matched)
      throw new Error(`only ${found} of ${answers.length} rooms have a match`);
  };
  const print = () => {
    const ofFast = median(times.fast);
    const ofPlain = (median(times.plain) * rooms) / plainRooms;
    const verdict = isWithinBudget
      ? isWithinBudget(ofFast, ofPlain)
        ? ", within budget"
        : ", over budget"
      : "";
    console.log(
      `${name}: fast ${ofFast.toFixed(0)} ms, plain ${ofPlain.toFixed(0)} ms (scaled) of CPU, ` +
        `ratio ${(ofPlain / ofFast).toFixed(0)}${verdict}`,
    );
  };
  measure(`${name}: fast engine, all rooms`, () => timed(times.fast, fast), {
    iterations: 5,
    time: 0,
    warmupIterations: 1,
  });
  measure(
    `${name}: plain loop, ${plainRooms} of the rooms, to be scaled by ${rooms / plainRooms}`,
    () => timed(times.plain, plain),
    {
      iterations: 3,
      time: 0,
      warmupIterations: 1,
      teardown(_task, mode) {
        if (mode !== "warmup") print();
      },
    },
  );
}
