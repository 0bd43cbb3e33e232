import * as v from "valibot";
import { MARKS, type LongTask, type PageRecord } from "./recordTasks.ts";

/** The categories of the browser's trace that `readTrace` needs. */
export const TRACE_CATEGORIES = ["-*", "disabled-by-default-devtools.timeline", "blink.user_timing"];

/** The browser's own bound for a task worth speaking of, ms. */
export const LONG_TASK_MS = 50;

/** So many of the browser's own steps, the longest, say what a task did. */
const STEPS_TOLD = 4;

/** Times in µs: `ts` begin, `dur` by the clock, `tdur` of the processor. */
const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number()),
  tdur: v.optional(v.number()),
});
const trace = v.object({ traceEvents: v.array(v.unknown()) });

type TraceEvent = v.InferOutput<typeof event>;

export interface Tasks {
  /** From the first recorded step to the last, ms. */
  readonly elapsed: number;
  readonly longTasks: readonly LongTask[];
  /** Processor time of one fixed piece of arithmetic on the page meanwhile, the middle of all times it was run, ms. */
  readonly calibration: number;
}

const holds = (task: TraceEvent, { ts }: TraceEvent) => task.ts <= ts && ts < task.ts + (task.dur ?? 0);

/** The middle one; `NaN` of none. */
const middle = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

/**
 * What the page's main thread did, from the browser's trace: the processor time of each task, which does not grow while
 * the thread waits for a core.
 *
 * @throws Error where the trace does not hold the whole recording, or the browser states no processor times
 */
export function readTrace(content: string, { since, elapsed, longFrames }: PageRecord): Tasks {
  const events = v
    .parse(trace, JSON.parse(content))
    .traceEvents.filter((entry): entry is TraceEvent => v.is(event, entry));
  const [begin, end] = [MARKS.begin, MARKS.end].map((mark) => events.findLast(({ name }) => name === mark));
  if (begin === undefined || end === undefined)
    throw new Error("the trace does not hold the whole recording");
  const ours = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
  const calibrations = ours.filter(({ name }) => name === MARKS.calibration);
  const tasks = ours.filter(({ name, ts, dur }) => name === "RunTask" && ts > begin.ts && dur !== undefined);
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error("the trace states no processor times");
  const isCalibration = (task: TraceEvent) => calibrations.some((mark) => holds(task, mark));
  const [ownTasks, pageTasks] = [tasks.filter(isCalibration), tasks.filter((task) => !isCalibration(task))];

  const functionsIn = ({ ts, dur = 0 }: TraceEvent) => {
    const start = since + (ts - begin.ts) / 1000;
    const stop = start + dur / 1000;
    return longFrames
      .filter((frame) => frame.startTime < stop && start < frame.startTime + frame.duration)
      .flatMap(({ functions }) => functions);
  };
  /** Style, layout, paint, collection of garbage: what the browser did itself, a step within a step told too. */
  const stepsIn = (task: TraceEvent) =>
    ours
      .filter((step) => step !== task && step.dur !== undefined && holds(task, step))
      .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
      .slice(0, STEPS_TOLD)
      .map(({ name, dur = 0 }) => `${name} ${Math.round(dur / 1000)} ms`);
  return {
    elapsed,
    longTasks: pageTasks
      .filter(({ tdur = 0 }) => tdur >= LONG_TASK_MS * 1000)
      .map((task) => ({
        duration: (task.tdur ?? 0) / 1000,
        functions: [...functionsIn(task), ...stepsIn(task)],
      })),
    calibration: middle(ownTasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}
