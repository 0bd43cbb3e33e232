import { installChromium } from "./installChromium.ts";
import type { Part } from "./Part.ts";
import { reported } from "./reportFile.ts";
import { runTool } from "./runTool.ts";

interface BrowserTestsOptions {
  readonly name?: string;
  /** Some of Playwright's projects; absent for all. */
  readonly projects?: readonly string[];
  /** Some files; absent for all. */
  readonly specs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** The browser tests, or some of them. */
export const browserTestsPart = ({
  name = "browser tests",
  projects = [],
  specs = [],
  environment = {},
}: BrowserTestsOptions = {}): Part => ({
  name,
  run: () =>
    reported("browser", () =>
      runTool(
        "playwright",
        [
          "test",
          "--reporter=list,./scripts/gate/browserReporter.ts",
          ...projects.flatMap((project) => ["--project", project]),
          // A file may contain only tests of other projects.
          ...(specs.length > 0 ? ["--pass-with-no-tests", ...specs] : []),
        ],
        { show: true, environment: { CHROME_PATH: installChromium(), ...environment } },
      ),
    ),
});
