/**
 * `npm run quick`: the checks of the gate that a change may affect. `npm run quick -- COMMIT` for everything
 * since a commit, by default since the common line. Exits with 0 if no other check of the gate could fail,
 * with 1 if something fails, with 2 if only the whole gate can tell or nothing differs.
 */
import { runParts, type Closing } from "./gate/runParts.ts";
import { baseOf, changesSince, isHere } from "./quick/changesSince.ts";
import { closeQuick, closeUnchanged } from "./quick/closeQuick.ts";
import { planQuick } from "./quick/planQuick.ts";
import { quickParts } from "./quick/quickParts.ts";
import { readProject } from "./quick/readProject.ts";
import { sayPlan } from "./quick/sayPlan.ts";

function say({ line, exitCode }: Closing): void {
  process.stdout.write(`${line}\n`);
  process.exitCode = exitCode;
}

async function quick(): Promise<void> {
  const base = baseOf(process.argv.slice(2).find((parameter) => !parameter.startsWith("--")));
  if (base === undefined)
    return say({
      line: "Quick: needs the whole gate (npm test): no commit is known to compare with.",
      exitCode: 2,
    });
  const changes = changesSince(base);
  if (changes.length === 0) return say(closeUnchanged(base, isHere(base)));
  const plan = planQuick(readProject(), changes);
  sayPlan(base, changes, plan);
  if (!process.argv.includes("--plan"))
    await runParts(quickParts(plan), (outcome) => closeQuick(outcome, plan.wholeGate));
}

await quick();
