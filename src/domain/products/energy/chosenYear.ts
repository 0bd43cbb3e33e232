import type { Result } from "../../base/result.ts";
import type { ControlMethod, EnergyFault, YEAR_FAULTS } from "./energyTerms.ts";
import type { ProductEnergy } from "./productEnergy.ts";
import type { YearlyEnergy } from "./EnergyYear.ts";

/**
 * Why a product has no yearly energy under a kind of control: nothing to compute from, or the first load that it
 * cannot run.
 */
export interface YearFault {
  readonly code: (typeof YEAR_FAULTS)[number];
  /** The load as a share of the design flow; `null` if the fault is not about a load. */
  readonly share: number | null;
  /** Shaft power divided by the motor's rated power, if it is overloaded. */
  readonly load: number | null;
}

export type ChosenYear =
  | { readonly ok: true; readonly year: YearlyEnergy; readonly energy: ProductEnergy }
  | { readonly ok: false; readonly fault: YearFault };

const failed = (
  code: YearFault["code"],
  share: number | null = null,
  load: number | null = null,
): ChosenYear => ({
  ok: false,
  fault: { code, share, load },
});

/**
 * The full year of a product under one kind of control, by which products are compared and ordered; an incomplete
 * year is a fault.
 */
export function chosenYear(found: Result<ProductEnergy, EnergyFault>, method: ControlMethod): ChosenYear {
  if (!found.ok) return failed(found.code);
  const under = found.value.methods.find((each) => each.method === method);
  if (under === undefined) return failed("fans-only");
  if (!under.year.ok) return failed("no-law");
  const year = under.year.value;
  if (year.missing === 0) return { ok: true, year, energy: found.value };
  for (const { share, hours, outcome } of year.rows)
    if (outcome.status === "cannot" && hours > 0) {
      const { fault } = outcome;
      return failed(fault.code, share, fault.code === "overload" ? fault.load : null);
    }
  throw new Error("a year with missing rows has none of them");
}
