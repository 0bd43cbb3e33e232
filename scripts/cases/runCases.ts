import type { CaseContext, CaseKind } from "./CaseKind.ts";
import { compareFigures, type Difference } from "./compareFigures.ts";
import type { CasesFile, EngineeringCase } from "./EngineeringCase.ts";
import { COVER_KINDS } from "./kinds/covers.ts";
import { ENERGY_KINDS } from "./kinds/energy.ts";
import { MEDIUM_KINDS } from "./kinds/media.ts";
import { SEVERAL_MACHINE_KINDS } from "./kinds/severalMachines.ts";
import { SYSTEM_CURVE_KINDS } from "./kinds/systemCurves.ts";
import { VERDICT_KINDS } from "./kinds/verdicts.ts";

/** The first kind that fits answers, so narrower ones come first. */
const KINDS: readonly CaseKind[] = [
  ...VERDICT_KINDS,
  ...COVER_KINDS,
  ...ENERGY_KINDS,
  ...MEDIUM_KINDS,
  ...SEVERAL_MACHINE_KINDS,
  ...SYSTEM_CURVE_KINDS,
];

/** The outcome of a case. */
export type CaseOutcome =
  | { readonly status: "passed"; readonly kind: string; readonly compared: number }
  | { readonly status: "failed"; readonly kind: string; readonly differences: readonly Difference[] }
  /** The product's functions, or the parsing of the case, ended with an error. */
  | { readonly status: "broken"; readonly kind: string; readonly reason: string }
  /** No function of the product answers this kind. */
  | { readonly status: "unanswered" };

function outcomeOf(of: EngineeringCase, context: CaseContext): CaseOutcome {
  const kind = KINDS.find(({ fits }) => fits(of));
  if (kind === undefined) return { status: "unanswered" };
  try {
    const { compared, differences } = compareFigures(of.expected, kind.answer(of, context), of.tolerance);
    if (compared === 0) return { status: "broken", kind: kind.name, reason: "nothing to compare" };
    return differences.length === 0
      ? { status: "passed", kind: kind.name, compared }
      : { status: "failed", kind: kind.name, differences };
  } catch (error) {
    return {
      status: "broken",
      kind: kind.name,
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Every case of a file, answered by the product's own functions. */
export function runCases({ cases }: CasesFile): readonly (readonly [EngineeringCase, CaseOutcome])[] {
  const inputsOf = (id: string) => {
    const found = cases.find((each) => each.id === id);
    if (found === undefined) throw new Error(`refers to ${id}, which is not in the file`);
    return found.inputs;
  };
  return cases.map((of) => [of, outcomeOf(of, { inputsOf })]);
}
