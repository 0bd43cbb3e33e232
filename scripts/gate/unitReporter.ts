import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { writeReport } from "./reportFile.ts";

const said = (errors: readonly Pick<SerializedError, "message">[]): string =>
  errors.map(({ message }) => message).join("\n");

/** Counts the unit tests for the gate. A file that does not load has no tests to fail: it counts as one. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    const causes: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        counts[state]++;
        if (state === "failed") causes.push(`${module.relativeModuleId} › ${test.fullName}\n${said(errors)}`);
      }
      if (module.errors().length > 0)
        causes.push(`${module.relativeModuleId} does not load\n${said(module.errors())}`);
    }
    // A rejection that nobody handles fails the run and no test.
    for (const { name, message, stack } of unhandled)
      causes.push(`unhandled ${name}: ${message}\n${stack ?? ""}`);
    const { passed, skipped, pending } = counts;
    writeReport("unit", { passed, failed: causes.length, skipped: skipped + pending, causes });
  }
}
