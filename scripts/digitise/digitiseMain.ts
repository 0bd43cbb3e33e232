import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { openPdfCharts } from "#workers/curves/readPdfCharts.ts";
import { compareChart, type Outcome, type Status } from "./compareChart.ts";
import { readExpectedChart, type ExpectedChart } from "./ExpectedChart.ts";
import { openPicture } from "./openPicture.ts";
import { isFine, isGood, type CurveScore } from "./scoreCurve.ts";
import { statedGoal, type StatedError } from "./statedError.ts";
import { middle, traceChart } from "./traceChart.ts";

const USAGE =
  "npm run digitise -- FOLDER   reads every chart of a folder, traces those of pictures by shaken clicks, and scores them\n";

const MARKS: Readonly<Record<Status, string>> = {
  fine: "✓",
  good: "✓",
  right: "✓",
  asked: "?",
  wrong: "✗",
  missing: "✗",
  extra: "✗",
};

/** Least shares of curves that must be offered, and be fine. */
const OFFERED = 0.97;
const FINE = 0.95;
/** For curves traced in pictures: least shares that must be good and fine, and the greatest median error, in %. */
const GOOD_TRACED = 0.9;
const FINE_TRACED = 0.6;
const RMS_TRACED = 0.1;
/** Default seed for shaking the clicks. */
const SEED = "1";

/** Used only for drawing, which is not done here; without them the library logs warnings. */
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, Object);

async function readChart(folder: string, expected: ExpectedChart) {
  const opened = await openPdfCharts(new Uint8Array(await readFile(join(folder, expected.file))), null);
  if (!opened.ok) throw new Error(`${expected.file}: ${opened.code}`);
  try {
    const begun = process.cpuUsage();
    const page = await opened.value.page(expected.page);
    const { user, system } = process.cpuUsage(begun);
    if (!page.ok) throw new Error(`${expected.file}: ${page.code}`);
    const milliseconds = (user + system) / 1000;
    return { outcomes: compareChart(expected, page.value), milliseconds, scores: [] };
  } finally {
    await opened.value.close();
  }
}

async function tracePicture(folder: string, expected: ExpectedChart) {
  const bytes = new Uint8Array(await readFile(join(folder, expected.file)));
  return traceChart(expected, await openPicture(expected.file, bytes, expected.page), SEED);
}

const isPassed = ({ status }: Outcome) => status === "fine" || status === "good" || status === "right";
const isFailed = ({ status }: Outcome) => status === "wrong" || status === "missing" || status === "extra";

/** A goal for all charts of a folder together counts as one. */
interface Goal {
  readonly isReached: boolean;
  readonly says: string;
}

function vectorGoals(all: readonly Outcome[]): readonly Goal[] {
  const wanted = all.filter(({ of }) => of === "curve");
  const count = (status: Status) => wanted.filter((one) => one.status === status).length;
  const offered = wanted.length - count("missing");
  const extra = all.filter(({ status }) => status === "extra").length;
  return [
    {
      isReached: offered >= OFFERED * wanted.length && count("fine") >= FINE * offered,
      says: `curves of paths: ${offered} of ${wanted.length} offered (97 %), fine ${count("fine")} (95 %), good ${count("good")}, asked ${count("asked")}, wrong ${count("wrong")}, extra ${extra}`,
    },
  ];
}

function pictureGoals(scores: readonly CurveScore[]): readonly Goal[] {
  const share = (is: (score: CurveScore) => boolean) => scores.filter(is).length / scores.length;
  const [good, fine] = [share(isGood), share(isFine)];
  const [rms, most] = [middle(scores.map((score) => score.rms)), middle(scores.map((score) => score.most))];
  return [
    {
      isReached: good >= GOOD_TRACED && fine >= FINE_TRACED && rms <= RMS_TRACED,
      says: `traced: ${scores.length} curves, good ${(100 * good).toFixed(1)} % (90), fine ${(100 * fine).toFixed(1)} % (60), median rms ${rms.toFixed(3)} (0.10), max ${most.toFixed(3)}`,
    },
  ];
}

const statedErrors = (all: readonly Outcome[]): readonly StatedError[] =>
  all.flatMap(({ stated }) => (stated ? [stated] : []));

/**
 * Prints frames, scales and curves of each chart, the goals for all of them, and `N passed, N failed`. Wrong,
 * missing, and offered although not a curve count as failed; marked as unsure counts as neither.
 *
 * @returns the exit code: 0 if nothing failed, 2 if a file could not be read
 */
export async function digitiseMain(
  folders: readonly string[],
  print: (text: string) => void = (text) => process.stdout.write(text),
): Promise<number> {
  const [folder, ...others] = folders;
  if (folder === undefined || others.length > 0) {
    print(USAGE);
    return 2;
  }
  const all: Outcome[] = [];
  const vector: Outcome[] = [];
  const traced: CurveScore[] = [];
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
    for (const name of names) {
      const expected = readExpectedChart(await readFile(join(folder, name), "utf8"), name);
      if (expected === null) continue;
      const isVector = expected.source === "vector";
      const { outcomes, milliseconds, scores } = await (isVector ? readChart : tracePicture)(
        folder,
        expected,
      );
      print(`${expected.file} (${Math.round(milliseconds)} ms of a core${isVector ? "" : " a curve"})\n`);
      traced.push(...scores);
      if (isVector) vector.push(...outcomes);
      for (const { of, name: which, status, says } of outcomes)
        print(`  ${MARKS[status]} ${of} ${which}: ${status} ${says.trim()}\n`);
      all.push(...outcomes);
    }
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const errors = statedErrors(all);
  const goals = [
    ...(vector.length > 0 ? vectorGoals(vector) : []),
    ...(traced.length > 0 ? pictureGoals(traced) : []),
    ...(errors.length > 0 ? [statedGoal(errors)] : []),
  ];
  print("\n");
  for (const { isReached, says } of goals) print(`${isReached ? "✓" : "✗"} ${says}\n`);
  const missed = goals.filter(({ isReached }) => !isReached).length;
  const failed = all.filter(isFailed).length + missed;
  print(`${all.filter(isPassed).length + goals.length - missed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
