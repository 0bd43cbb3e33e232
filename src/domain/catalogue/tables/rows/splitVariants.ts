import type { Variant } from "../head/speedGroups.ts";
import { quantityFacts } from "../words/quantities.ts";
import type { Step } from "../words/stepNames.ts";
import type { FilledRow } from "./rowGroups.ts";
import type { StatedFact } from "./statedFacts.ts";

/**
 * Rows with several machines side by side, one row for each: what stands below its speed, and what stands below
 * none.
 */
export const splitVariants = (
  rows: readonly FilledRow[],
  variants: ReadonlyMap<Step, Variant>,
): readonly FilledRow[] =>
  rows.flatMap((row) =>
    [...variants].flatMap(([step, { quantity, value }]): readonly FilledRow[] => {
      const own = row.facts.flatMap((fact) => (fact.step === step ? [{ ...fact, step: null }] : []));
      if (own.length === 0) return [];
      const shared = row.facts.filter((fact) => fact.step === null);
      const distinguishing: StatedFact = {
        ...{ quantity, step: null, name: quantityFacts(quantity).name, value },
        ...{ unit: quantity === "speed" ? "r/min" : "", column: -1, isOwn: true, asked: [] },
      };
      return [{ ...row, facts: [...shared, ...own, distinguishing] }];
    }),
  );
