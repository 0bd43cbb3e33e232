/** `npm test`: the check, the build within its budgets, and the built site in a browser. */
import { browserTestsPart } from "./gate/browserTestsPart.ts";
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { STATIC_PARTS } from "./gate/checkParts.ts";
import { NOTING } from "./gate/recordedSeconds.ts";
import { closeGate, runParts } from "./gate/runParts.ts";
import { toolPart } from "./gate/toolPart.ts";
import { unitTestsPart } from "./gate/unitTestsPart.ts";

await runParts(
  [
    // Unit tests start the built server, so it is built meanwhile.
    [...STATIC_PARTS, toolPart("build", "tsx", ["scripts/build.ts"])],
    bundleBudgetPart,
    unitTestsPart({ environment: NOTING }),
    browserTestsPart({ projects: ["chromium"], environment: NOTING }),
  ],
  closeGate(
    "npm run test:all: browser tests with a twin at page or worker level, measured pages, design programs, Chromium 92, tests tagged @floor as if in it, 5,000 cases a property, PostgreSQL",
  ),
);
