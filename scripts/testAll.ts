/**
 * `npm run test:all`: everything that can be tested, what `npm test` leaves out among it. It takes an hour and more, and is
 * run before something is said to be done.
 */
import { browserTestsPart } from "./gate/browserTestsPart.ts";
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { STATIC_PARTS } from "./gate/checkParts.ts";
import type { Part } from "./gate/Part.ts";
import { runParts } from "./gate/runParts.ts";
import { toolPart } from "./gate/toolPart.ts";
import { unitTestsPart } from "./gate/unitTestsPart.ts";

/** So many cases does each property draw. */
const PROPERTY_RUNS = "5000";

/** Unit tests take a server where one is named: each of their databases is then one of its. */
const postgresPart: Part = {
  name: "PostgreSQL",
  run: () =>
    Promise.resolve(
      process.env["TEST_DATABASE_URL"] === undefined
        ? { passed: 0, failed: 0, skipped: 1, skips: ["PostgreSQL: TEST_DATABASE_URL names no server"] }
        : { passed: 1, failed: 0, skipped: 0 },
    ),
};

await runParts([
  [...STATIC_PARTS, toolPart("build", "tsx", ["scripts/build.ts"])],
  bundleBudgetPart,
  postgresPart,
  unitTestsPart({ environment: { PROPERTY_RUNS } }),
  browserTestsPart(),
]);
