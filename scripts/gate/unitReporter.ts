import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { countedSkips } from "./countedSkips.ts";
import { noteSeconds } from "./recordedSeconds.ts";
import { writeReport } from "./reportFile.ts";

const said = (errors: readonly Pick<SerializedError, "message">[]): string =>
  errors.map(({ message }) => message).join("\n");

const secondsOf = (module: TestModule): readonly [string, number] => {
  // Without imports and environment, because the first file loads what the others share.
  const { duration, setupDuration } = module.diagnostic();
  return [module.relativeModuleId, (duration + setupDuration) / 1000];
};

/**
 * Counts the unit tests for the gate. A file that fails to load has no tests, so it counts as one failure.
 */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const causes: string[] = [];
    const skipped: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state]++;
        if (state === "skipped" || state === "pending") skipped.push(`skipped in ${module.relativeModuleId}`);
        if (state === "failed") causes.push(`${module.relativeModuleId} › ${test.fullName}\n${said(errors)}`);
      }
      if (module.errors().length > 0)
        causes.push(`${module.relativeModuleId} does not load\n${said(module.errors())}`);
    }
    // An unhandled rejection fails the run, but no test.
    for (const { name, message, stack } of unhandled)
      causes.push(`unhandled ${name}: ${message}\n${stack ?? ""}`);
    // Only files that passed, because a failed one may have been interrupted or have waited in vain.
    noteSeconds(new Map(modules.filter((module) => module.ok()).map(secondsOf)));
    writeReport("unit", {
      passed: counts.passed,
      failed: causes.length,
      skipped: skipped.length,
      causes,
      skips: countedSkips(skipped),
    });
  }
}
