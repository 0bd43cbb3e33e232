import { boundariesPart } from "../gate/boundariesPart.ts";
import { browserTestsPart } from "../gate/browserTestsPart.ts";
import { bundleBudgetPart } from "../gate/bundleBudgetPart.ts";
import type { Part } from "../gate/Part.ts";
import { toolPart } from "../gate/toolPart.ts";
import { typesPart } from "../gate/typesPart.ts";
import { unitTestsPart } from "../gate/unitTestsPart.ts";
import type { Plan } from "./planQuick.ts";

/** Below node_modules, which installing packages recreates. */
const CACHE = "node_modules/.cache/volute-quick";

const where = (isNeeded: boolean, ...parts: readonly Part[]) => (isNeeded ? parts : []);

/** The parts of a plan in the gate's order: first static checks, side by side, then tests. */
export function quickParts(plan: Plan): readonly (Part | readonly Part[])[] {
  const { format, lint, rooms, units, specs } = plan;
  const read = [
    ...where(format.length > 0, toolPart("format", "prettier", ["--check", "--ignore-unknown", ...format])),
    ...where(lint.length > 0, toolPart("lint", "oxlint", ["--deny-warnings", ...lint])),
    ...where(rooms.length > 0, typesPart({ rooms, cache: CACHE })),
    ...where(plan.boundaries, boundariesPart),
    ...where(plan.unusedExports, toolPart("unused exports", "knip", ["--no-progress"])),
    ...where(plan.build, toolPart("build", "tsx", ["scripts/build.ts"])),
  ];
  return [
    ...(read.length > 0 ? [read] : []),
    ...where(plan.build, bundleBudgetPart),
    ...where(units.length > 0, unitTestsPart({ files: units })),
    ...where(
      specs.length > 0,
      browserTestsPart({
        projects: ["chromium", "twins"],
        specs,
        environment: { VOLUTE_KEPT_CATALOGUES: CACHE },
      }),
    ),
  ];
}
