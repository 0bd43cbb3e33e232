/** A task of the page that held it for 50 ms or more; the browser reports no shorter ones. */
export interface LongTask {
  /** ms */
  readonly duration: number;
  /** The functions that ran in it, as far as the browser tells. */
  readonly functions: readonly string[];
}

export interface Tasks {
  /** From the first recorded step to the last, ms. */
  readonly elapsed: number;
  readonly longTasks: readonly LongTask[];
  /** What one fixed piece of arithmetic took on the page meanwhile, the middle of all times it was run, ms. */
  readonly calibration: number;
}

export interface TaskRecorder {
  readonly begin: () => void;
  readonly end: () => Tasks;
}

/** An entry of the Long Animation Frames API, which TypeScript's DOM does not know yet. */
interface LongFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly sourceFunctionName: string;
  }[];
}

/** Runs in the page before its scripts: a recorder at `window.taskRecorder`. Needs nothing around it. */
export function installTaskRecorder(): void {
  const CALIBRATE_EVERY_MS = 500;
  /** About one frame, 17 ms, on the machine where the budget was set. */
  const ROUNDS = 1_300_000;

  const calibrations: { readonly start: number; readonly duration: number }[] = [];
  let sink = 0;
  const calibrate = () => {
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) sink = (sink + Math.sqrt(round)) % 1000;
    calibrations.push({ start, duration: performance.now() - start });
  };

  let longTasks: PerformanceEntry[] = [];
  let longFrames: LongFrame[] = [];
  const note = (entry: PerformanceEntry) => {
    if (entry.entryType === "longtask") longTasks.push(entry);
    else longFrames.push(entry as LongFrame);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  for (const type of ["longtask", "long-animation-frame"])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });

  const isWithin = (moment: number, { startTime, duration }: PerformanceEntry) =>
    startTime <= moment && moment < startTime + duration;
  const asLongTask = (task: PerformanceEntry): LongTask => {
    const ours = calibrations.filter(({ start }) => isWithin(start, task));
    return {
      duration: ours.reduce((left, { duration }) => left - duration, task.duration),
      functions: longFrames
        .filter((frame) => isWithin(task.startTime, frame))
        .flatMap(({ scripts }) => scripts)
        .map(
          ({ duration, invoker, sourceFunctionName }) =>
            `${sourceFunctionName || invoker} ${Math.round(duration)} ms`,
        ),
    };
  };

  let since = 0;
  let timer = 0;
  const recorder: TaskRecorder = {
    begin() {
      longTasks = [];
      longFrames = [];
      calibrations.length = 0;
      calibrate();
      timer = window.setInterval(calibrate, CALIBRATE_EVERY_MS);
      since = performance.now();
    },
    end() {
      const elapsed = performance.now() - since;
      window.clearInterval(timer);
      observer.takeRecords().forEach(note);
      const durations = calibrations.map(({ duration }) => duration).sort((a, b) => a - b);
      return {
        elapsed,
        longTasks: longTasks.filter(({ startTime }) => startTime >= since).map(asLongTask),
        calibration: durations[Math.floor(durations.length / 2)] ?? NaN,
      };
    },
  };
  Reflect.set(window, "taskRecorder", recorder);
}
