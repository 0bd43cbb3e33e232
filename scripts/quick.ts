/**
 * `npm run quick`: the checks of the gate that a change may affect. `npm run quick -- COMMIT` for everything
 * since a commit, by default since the common line. Exits with 0 if no other check of the gate could fail,
 * with 1 if something fails, with 2 if only the whole gate can tell.
 */
import { runParts } from "./gate/runParts.ts";
import { changesSince, baseOf } from "./quick/changesSince.ts";
import { closeQuick } from "./quick/closeQuick.ts";
import { planQuick } from "./quick/planQuick.ts";
import { quickParts } from "./quick/quickParts.ts";
import { readProject } from "./quick/readProject.ts";
import { sayPlan } from "./quick/sayPlan.ts";

const base = baseOf(process.argv.slice(2).find((parameter) => !parameter.startsWith("--")));
if (base === undefined) {
  process.stdout.write("Quick: needs the whole gate (npm test): no commit is known to compare with.\n");
  process.exitCode = 2;
} else {
  const changes = changesSince(base);
  const plan = planQuick(readProject(), changes);
  sayPlan(base, changes, plan);
  if (!process.argv.includes("--plan"))
    await runParts(quickParts(plan), (outcome) => closeQuick(outcome, plan.wholeGate));
}
