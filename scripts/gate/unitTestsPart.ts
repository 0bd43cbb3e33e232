import type { Part } from "./Part.ts";
import { reported } from "./reportFile.ts";
import { runTool } from "./runTool.ts";

export const unitTestsPart: Part = {
  name: "unit tests",
  run: () =>
    reported("unit", () =>
      runTool("vitest", ["run", "--reporter=dot", "--reporter=./scripts/gate/unitReporter.ts"], {
        show: true,
      }),
    ),
};
