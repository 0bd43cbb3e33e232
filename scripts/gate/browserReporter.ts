import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { basename, relative } from "node:path";
import { chunkNames } from "../quick/chunkNames.ts";
import { writeFetched } from "../quick/fetchedTable.ts";
import { countedSkips } from "./countedSkips.ts";
import { noteSeconds } from "./recordedSeconds.ts";
import { writeReport } from "./reportFile.ts";

/**
 * Counts the browser tests for the gate. Only tests that measure may be repeated: they pass if one attempt
 * passes.
 */
export default class BrowserReporter implements Reporter {
  #suite: Suite | undefined;
  #folder = "";
  readonly #outside: TestError[] = [];

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#folder = rootDir;
  }

  /** Errors outside any test. */
  onError(error: TestError): void {
    this.#outside.push(error);
  }

  onEnd(): void {
    const counts = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const causes = this.#outside.map(({ message }) => message ?? "an error outside any test");
    const tests = this.#suite?.allTests() ?? [];
    for (const test of tests) {
      const outcome = test.outcome();
      counts[outcome]++;
      if (outcome === "unexpected")
        causes.push(`${test.titlePath().join(" › ")}\n${test.results.at(-1)?.error?.message ?? ""}`);
    }
    const { expected, flaky, skipped } = counts;
    const skips = countedSkips(tests.filter((test) => test.outcome() === "skipped").map(reasonOf));
    writeReport("browser", { passed: expected + flaky, failed: causes.length, skipped, causes, skips });
    this.#noteFetched(tests);
    noteSeconds(secondsOf(tests));
  }

  /** Stores the chunks that specs were seen to fetch, if they were unknown. */
  #noteFetched(tests: readonly TestCase[]): void {
    const chunks = chunkNames();
    const seen = new Map<string, Set<string>>();
    for (const test of tests) {
      const spec = relative(this.#folder, test.location.file);
      const names = annotationsOf(test, "fetched").flatMap((fetched) => fetched.split(" "));
      const known = seen.get(spec) ?? new Set<string>();
      seen.set(spec, new Set([...known, ...names.filter((name) => chunks.has(name))]));
    }
    if (writeFetched(seen)) process.stdout.write("tests/e2e/fetched.json has learnt what specs fetch.\n");
  }

  /** Another reporter prints the list. */
  printsToStdio(): boolean {
    return false;
  }
}

const annotationsOf = (test: TestCase, type: string): readonly string[] =>
  [...test.annotations, ...test.results.flatMap(({ annotations }) => annotations)].flatMap((annotation) =>
    annotation.type === type && annotation.description !== undefined ? [annotation.description] : [],
  );

/** Duration by spec, if all its tests passed, because a spec is only chosen as a whole. */
function secondsOf(tests: readonly TestCase[]): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  const failed = new Set<string>();
  for (const test of tests) {
    // Tests of other projects are not in the gate.
    if (test.parent.project()?.name !== "chromium") continue;
    const spec = relative(".", test.location.file);
    if (!test.ok()) failed.add(spec);
    const own = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    seconds.set(spec, (seconds.get(spec) ?? 0) + own);
  }
  return new Map([...seconds].filter(([spec, sum]) => sum > 0 && !failed.has(spec)));
}

const reasonOf = (test: TestCase): string =>
  annotationsOf(test, "skip")[0] ?? `${basename(test.location.file)} says no reason`;
