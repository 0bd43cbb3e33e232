/** A task of the page that kept a processor busy for 50 ms or more. */
export interface LongTask {
  /** Processor time of the page's main thread, ms: what it waited for a core is not the page's. */
  readonly duration: number;
  /** The functions that ran in it, as far as the browser tells. */
  readonly functions: readonly string[];
}

/** A frame whose tasks the browser found long, with the scripts in it. */
export interface LongFrame {
  /** On the page's clock, ms. */
  readonly startTime: number;
  readonly duration: number;
  readonly functions: readonly string[];
}

/** What the page itself tells of a recording. */
export interface PageRecord {
  /** On the page's clock, ms. */
  readonly since: number;
  /** From the first recorded step to the last, ms. */
  readonly elapsed: number;
  readonly longFrames: readonly LongFrame[];
}

export interface TaskRecorder {
  readonly begin: () => void;
  readonly end: () => PageRecord;
}

/** Marks on the page's timeline, by which the browser's trace is read. */
export const MARKS = {
  begin: "volute recording begins",
  end: "volute recording ends",
  calibration: "volute calibrates",
} as const;

/** An entry of the Long Animation Frames API, which TypeScript's DOM does not know yet. */
interface AnimationFrame extends PerformanceEntry {
  readonly scripts: readonly {
    readonly duration: number;
    readonly invoker: string;
    readonly sourceFunctionName: string;
  }[];
}

/** Runs in the page before its scripts: a recorder at `window.taskRecorder`. Needs nothing around it. */
export function installTaskRecorder(marks: typeof MARKS): void {
  const CALIBRATE_EVERY_MS = 500;
  /** About one frame, 17 ms, on the machine where the budget was set. */
  const ROUNDS = 1_300_000;

  let sink = 0;
  const calibrate = () => {
    performance.mark(marks.calibration);
    for (let round = 0; round < ROUNDS; round += 1) sink = (sink + Math.sqrt(round)) % 1000;
  };

  let frames: AnimationFrame[] = [];
  const note = (entry: PerformanceEntry) => void frames.push(entry as AnimationFrame);
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  const type = "long-animation-frame";
  if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type });

  let since = 0;
  let timer = 0;
  const recorder: TaskRecorder = {
    begin() {
      frames = [];
      // In tasks of their own: this one is none of the page's.
      setTimeout(calibrate);
      timer = window.setInterval(calibrate, CALIBRATE_EVERY_MS);
      since = performance.mark(marks.begin).startTime;
    },
    end() {
      const elapsed = performance.mark(marks.end).startTime - since;
      window.clearInterval(timer);
      observer.takeRecords().forEach(note);
      return {
        since,
        elapsed,
        longFrames: frames.map(({ startTime, duration, scripts }) => ({
          startTime,
          duration,
          functions: scripts.map(
            (script) => `${script.sourceFunctionName || script.invoker} ${Math.round(script.duration)} ms`,
          ),
        })),
      };
    },
  };
  Reflect.set(window, "taskRecorder", recorder);
}
