/**
 * `npm run test:all`: all tests, including those that `npm test` omits. It takes an hour or more; run it
 * before you say that something is done.
 */
import { browserTestsPart } from "./gate/browserTestsPart.ts";
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { STATIC_PARTS } from "./gate/checkParts.ts";
import type { Part } from "./gate/Part.ts";
import { runParts } from "./gate/runParts.ts";
import { toolPart } from "./gate/toolPart.ts";
import { unitTestsPart } from "./gate/unitTestsPart.ts";

/** Number of cases that each property test draws. */
const PROPERTY_RUNS = "5000";

/** Unit tests use a PostgreSQL server if one is named: each of their databases is then on it. */
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
  unitTestsPart({ environment: { PROPERTY_RUNS, OWN_POSTGRES: "now" } }),
  browserTestsPart(),
]);
