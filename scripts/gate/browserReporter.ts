import type { FullConfig, Reporter, Suite, TestError } from "@playwright/test/reporter";
import { writeReport } from "./reportFile.ts";

/** Counts the browser tests for the gate. Only tests that measure may be repeated: passing once in their tries is passing. */
export default class BrowserReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #outside: TestError[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  /** What goes wrong outside any test. */
  onError(error: TestError): void {
    this.#outside.push(error);
  }

  onEnd(): void {
    const counts = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const causes = this.#outside.map(({ message }) => message ?? "an error outside any test");
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome();
      counts[outcome]++;
      if (outcome === "unexpected")
        causes.push(`${test.titlePath().join(" › ")}\n${test.results.at(-1)?.error?.message ?? ""}`);
    }
    const { expected, flaky, skipped } = counts;
    writeReport("browser", { passed: expected + flaky, failed: causes.length, skipped, causes });
  }

  /** The list is printed by another. */
  printsToStdio(): boolean {
    return false;
  }
}
