import { installChromium } from "./installChromium.ts";
import type { Part } from "./Part.ts";
import { reported } from "./reportFile.ts";
import { runTool } from "./runTool.ts";

/** The browser tests, or those of one of Playwright's projects. */
export const browserTestsPart = (name = "browser tests", project?: string): Part => ({
  name,
  run: () =>
    reported("browser", () =>
      runTool(
        "playwright",
        [
          "test",
          "--reporter=list,./scripts/gate/browserReporter.ts",
          ...(project === undefined ? [] : ["--project", project]),
        ],
        { show: true, environment: { CHROME_PATH: installChromium() } },
      ),
    ),
});
