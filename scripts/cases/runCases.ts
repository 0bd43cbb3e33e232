import { CaseRefusal, type CaseContext, type CaseKind } from "./CaseKind.ts";
import { compareFigures, type Difference } from "./compareFigures.ts";
import { printingOf, type Printing } from "./tolerance.ts";
import type { CasesFile, EngineeringCase } from "./EngineeringCase.ts";
import { COVER_KINDS } from "./kinds/covers.ts";
import { ENERGY_KINDS } from "./kinds/energy.ts";
import { MEDIUM_KINDS } from "./kinds/media.ts";
import { AIR_SYSTEM_KINDS } from "./kinds/network/airSystems.ts";
import { CHOICE_KINDS } from "./kinds/network/choices.ts";
import { DUCT_KINDS } from "./kinds/network/ducts.ts";
import { INVARIANT_KINDS } from "./kinds/network/invariants.ts";
import { SOURCE_KINDS } from "./kinds/network/multiSplit.ts";
import { PIPE_KINDS } from "./kinds/network/pipes.ts";
import { DUCT_SOUND_KINDS } from "./kinds/network/ductSound.ts";
import { LEVEL_KINDS } from "./kinds/network/levels.ts";
import { TOLERANCE_KINDS } from "./kinds/network/tolerances.ts";
import { TREE_KINDS } from "./kinds/network/trees.ts";
import { WATER_SYSTEM_KINDS } from "./kinds/network/waterSystems.ts";
import { SEVERAL_MACHINE_KINDS } from "./kinds/severalMachines.ts";
import { SYSTEM_CURVE_KINDS } from "./kinds/systemCurves.ts";
import { VERDICT_KINDS } from "./kinds/verdicts.ts";

/** The first kind that fits answers, so narrower ones come first. */
const KINDS: readonly CaseKind[] = [
  ...VERDICT_KINDS,
  ...DUCT_SOUND_KINDS,
  ...LEVEL_KINDS,
  ...TOLERANCE_KINDS,
  ...COVER_KINDS,
  ...ENERGY_KINDS,
  ...MEDIUM_KINDS,
  ...SEVERAL_MACHINE_KINDS,
  ...SYSTEM_CURVE_KINDS,
  ...WATER_SYSTEM_KINDS,
  ...TREE_KINDS,
  ...AIR_SYSTEM_KINDS,
  ...DUCT_KINDS,
  ...PIPE_KINDS,
  ...INVARIANT_KINDS,
  ...CHOICE_KINDS,
  ...SOURCE_KINDS,
];

/** The outcome of a case. */
export type CaseOutcome =
  | {
      readonly status: "passed";
      readonly kind: string;
      readonly compared: number;
      /** Parts that no function answers; absent if there are none. */
      readonly unanswered?: readonly string[];
    }
  | { readonly status: "failed"; readonly kind: string; readonly differences: readonly Difference[] }
  /** The product's functions, or the parsing of the case, ended with an error. */
  | { readonly status: "broken"; readonly kind: string; readonly reason: string }
  /** No function of the product answers this kind. */
  | { readonly status: "unanswered" };

/** The product's answer, or its refusal if the case expects one. */
function answerOf(kind: CaseKind, of: EngineeringCase, context: CaseContext): unknown {
  try {
    return kind.answer(of, context);
  } catch (error) {
    if (error instanceof CaseRefusal && "error" in of.expected) return { error: error.code };
    throw error;
  }
}

function outcomeOf(of: EngineeringCase, context: CaseContext, printing: Printing): CaseOutcome {
  const kind = KINDS.find(({ fits }) => fits(of));
  if (kind === undefined) return { status: "unanswered" };
  try {
    const answer = answerOf(kind, of, context);
    const { compared, differences } = compareFigures(of.expected, answer, of.tolerance, printing);
    if (compared === 0) return { status: "broken", kind: kind.name, reason: "nothing to compare" };
    if (differences.length > 0) return { status: "failed", kind: kind.name, differences };
    const unanswered = kind.leavesOut?.(of) ?? [];
    return { status: "passed", kind: kind.name, compared, ...(unanswered.length > 0 ? { unanswered } : {}) };
  } catch (error) {
    return {
      status: "broken",
      kind: kind.name,
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Every case of a file, answered by the product's own functions. */
export function runCases({ family, cases }: CasesFile): readonly (readonly [EngineeringCase, CaseOutcome])[] {
  const inputsOf = (id: string) => {
    const found = cases.find((each) => each.id === id);
    if (found === undefined) throw new Error(`refers to ${id}, which is not in the file`);
    return found.inputs;
  };
  const printing = printingOf(family);
  return cases.map((of) => [of, outcomeOf(of, { inputsOf }, printing)]);
}
