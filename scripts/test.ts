/** `npm test`: the check, the build within its budgets, and the built site in a browser. */
import { browserTestsPart } from "./gate/browserTestsPart.ts";
import { bundleBudgetPart } from "./gate/bundleBudgetPart.ts";
import { CHECK_PARTS } from "./gate/checkParts.ts";
import { runParts } from "./gate/runParts.ts";
import { toolPart } from "./gate/toolPart.ts";

await runParts([
  ...CHECK_PARTS,
  toolPart("build", "tsx", ["scripts/build.ts"]),
  bundleBudgetPart,
  browserTestsPart(),
]);
