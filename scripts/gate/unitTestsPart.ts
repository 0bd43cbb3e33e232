import type { Part } from "./Part.ts";
import { reported } from "./reportFile.ts";
import { runTool } from "./runTool.ts";

interface UnitTestsOptions {
  /** Some files; absent for all. */
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Tests with a PostgreSQL server of their own are for `npm run test:all`. */
const LATER = { OWN_POSTGRES: "later" };

/** The unit tests, or some of them. */
export const unitTestsPart = ({ files = [], environment = {} }: UnitTestsOptions = {}): Part => ({
  name: "unit tests",
  run: () =>
    reported("unit", () =>
      runTool("vitest", ["run", "--reporter=dot", "--reporter=./scripts/gate/unitReporter.ts", ...files], {
        show: true,
        environment: { ...LATER, ...environment },
      }),
    ),
});
