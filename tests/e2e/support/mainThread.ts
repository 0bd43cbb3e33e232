import { expect, test, type Page } from "@playwright/test";
import { installWorkCounter, type Work, type WorkCounter } from "./countWork.ts";
import { LONG_TASK_MS, readTrace, TRACE_CATEGORIES, type Tasks } from "./readTrace.ts";
import { installTaskRecorder, MARKS, type TaskRecorder } from "./recordTasks.ts";

declare const taskRecorder: TaskRecorder;
declare const workCounter: WorkCounter;

/** What the page did while some steps ran. */
export interface Recording extends Tasks {
  readonly work: Work;
}

/** A task above both was work that belongs in a worker. */
export interface TaskLimit {
  /** Processor time, ms. */
  readonly ms: number;
  /** As many times the calibration task: on a slow machine everything takes longer. */
  readonly calibrations: number;
}
const TASK_LIMIT: TaskLimit = { ms: 50, calibrations: 3 };

/** The windows that the page draws are far below this, a table of 20,000 rows is far above. */
const MOST_AT_ONCE: Work = { sorted: 1000, parsed: 200_000, fetched: 500_000, received: 20_000 };

const KINDS_OF_WORK = ["sorted", "parsed", "fetched", "received"] as const;

/** Must be called before the page is opened. */
export async function watchMainThread(page: Page): Promise<void> {
  await page.addInitScript(installWorkCounter);
  await page.addInitScript(installTaskRecorder, MARKS);
}

/** Runs the steps, from the click to what is drawn then, and answers what they cost the page. */
export async function recordMainThread(page: Page, steps: () => Promise<void>): Promise<Recording> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser that could be traced");
  await browser.startTracing(undefined, { categories: TRACE_CATEGORIES });
  await page.evaluate(() => {
    workCounter.reset();
    taskRecorder.begin();
  });
  await steps();
  const { record, work } = await page.evaluate(() => ({
    record: taskRecorder.end(),
    work: workCounter.most(),
  }));
  const trace = await browser.stopTracing();
  return { ...readTrace(trace.toString(), record), work };
}

/** Where the page did a worker's work, or was held up by one task for too long; nothing when it was free. */
export function faultsOf({ longTasks, calibration, work }: Recording, most = TASK_LIMIT): string[] {
  const limit = Math.max(most.ms, most.calibrations * calibration);
  const held = longTasks
    .filter(({ duration }) => duration > limit)
    .map(
      ({ duration, functions }) =>
        `a task of ${Math.round(duration)} ms: ${functions.join(", ") || "unknown"}`,
    );
  const misplaced = KINDS_OF_WORK.filter((kind) => work[kind] > MOST_AT_ONCE[kind]).map(
    (kind) => `${kind} ${work[kind]} at once, more than ${MOST_AT_ONCE[kind]}`,
  );
  return [...held, ...misplaced];
}

/** Prints the figures, and fails when the page was not free. */
export function expectFreePage(name: string, recording: Recording, most = TASK_LIMIT): void {
  const { elapsed, longTasks, calibration, work } = recording;
  const longest = Math.max(0, ...longTasks.map(({ duration }) => duration));
  const figures = [
    `${name}: ${Math.round(elapsed)} ms`,
    `longest task ${longest === 0 ? `under ${LONG_TASK_MS}` : Math.round(longest)} ms`,
    `calibration ${calibration.toFixed(1)} ms`,
    `at once ${KINDS_OF_WORK.map((kind) => `${kind} ${work[kind]}`).join(", ")}`,
  ].join("; ");
  process.stdout.write(`${figures}\n`);
  test.info().annotations.push({ type: "main thread", description: figures });
  expect(faultsOf(recording, most), figures).toEqual([]);
}
