import type { Result } from "../../base/result.ts";
import type { ControlWay, EnergyFault, YEAR_FAULTS } from "./energyTerms.ts";
import type { ProductEnergy } from "./productEnergy.ts";
import type { YearlyEnergy } from "./EnergyYear.ts";

/** Why a product has no year under a way of control: nothing to compute from, or the first load that it cannot run. */
export interface YearFault {
  readonly code: (typeof YEAR_FAULTS)[number];
  /** Of the load, over the design flow; `null` where it is not about a load. */
  readonly share: number | null;
  /** Over the rated power of the motor, where it is overloaded. */
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

/** The whole year of a product under one way of control: what it is compared and ordered by. A part of a year is none. */
export function chosenYear(found: Result<ProductEnergy, EnergyFault>, way: ControlWay): ChosenYear {
  if (!found.ok) return failed(found.code);
  const under = found.value.ways.find((each) => each.way === way);
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
