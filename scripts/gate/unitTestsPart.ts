import { mkdirSync, readFileSync, rmSync } from "node:fs";
import type { Part, Tally } from "./Part.ts";
import { runTool } from "./runTool.ts";

const REPORT = "test-results/unit.json";

/** The part of vitest's JSON report that counts. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** Files that do not even load have no tests to fail: each counts as one. */
function tallyOf({ numPassedTests, numFailedTests, numPendingTests, testResults }: Report): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
}

export const unitTestsPart: Part = {
  name: "unit tests",
  run: async () => {
    mkdirSync("test-results", { recursive: true });
    rmSync(REPORT, { force: true });
    const { exitCode } = await runTool(
      "vitest",
      ["run", "--reporter=dot", "--reporter=json", `--outputFile=${REPORT}`],
      {
        show: true,
      },
    );
    const tally = tallyOf(JSON.parse(readFileSync(REPORT, "utf8")) as Report);
    // An unhandled rejection fails the run and no test.
    return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  },
};
