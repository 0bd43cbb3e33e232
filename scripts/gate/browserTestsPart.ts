import { readFileSync, rmSync } from "node:fs";
import { installChromium } from "./installChromium.ts";
import type { Part } from "./Part.ts";
import { runTool } from "./runTool.ts";

const REPORT = "test-results/browser.json";

/** The part of Playwright's JSON report that counts. */
interface Report {
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
  /** What went wrong outside any test. */
  readonly errors: readonly unknown[];
}

/** The browser tests, or those of one of Playwright's projects. */
export const browserTestsPart = (name = "browser tests", project?: string): Part => ({
  name,
  run: async () => {
    const chromium = installChromium();
    rmSync(REPORT, { force: true });
    await runTool(
      "playwright",
      ["test", "--reporter=list,json", ...(project === undefined ? [] : ["--project", project])],
      {
        show: true,
        environment: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
      },
    );
    const { stats, errors } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
    return {
      // Only tests that measure may be repeated: passing once in their tries is passing.
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    };
  },
});
