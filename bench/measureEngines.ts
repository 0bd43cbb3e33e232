import { measure } from "./measure.ts";

interface Answer {
  readonly productIds: readonly string[];
}

export interface Engines {
  /** What is measured, as the line that is printed begins. */
  readonly name: string;
  readonly rooms: number;
  /** Rooms that the plain loop selects for: every room is as dear as any other, so its time is scaled. */
  readonly plainRooms: number;
  readonly fast: () => readonly Answer[];
  readonly plain: () => readonly Answer[];
  /** The share of rooms that must find a match, or no work was done. */
  readonly matched: number;
  /** Whether the figures are good enough, where a budget says so. CPU times, ms. */
  readonly isWithinBudget?: (fast: number, plain: number) => boolean;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

/** The fast engine over all rooms and the plain loop over a part of them, in one run; prints both and their ratio. */
export function measureEngines({
  name,
  rooms,
  plainRooms,
  fast,
  plain,
  matched,
  isWithinBudget,
}: Engines): void {
  // CPU time, ms: the figure is that of one core, whoever else is on the machine.
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
