import type { Result } from "../result.ts";
import type { ControlWay } from "./controlWays.ts";
import type { EnergyFault, ProductEnergy } from "./productEnergy.ts";
import type { RowFault, YearlyEnergy } from "./yearlyEnergy.ts";

/** Why a product has no year under a way of control: nothing to compute from, or a load that it cannot run. */
export type YearFault =
  | { readonly code: EnergyFault | "no-law" }
  /** The first of the loads without a figure, by its share of the design flow. */
  | { readonly code: "row"; readonly fault: RowFault; readonly share: number };

export type ChosenYear =
  | { readonly ok: true; readonly year: YearlyEnergy; readonly energy: ProductEnergy }
  | { readonly ok: false; readonly fault: YearFault };

const failed = (fault: YearFault): ChosenYear => ({ ok: false, fault });

/** The whole year of a product under one way of control: what it is compared and ordered by. A part of a year is none. */
export function chosenYear(found: Result<ProductEnergy, EnergyFault>, way: ControlWay): ChosenYear {
  if (!found.ok) return failed({ code: found.code });
  const under = found.value.ways.find((each) => each.way === way);
  if (under?.year.ok !== true) return failed({ code: "no-law" });
  const year = under.year.value;
  if (year.missing === 0) return { ok: true, year, energy: found.value };
  for (const { share, hours, outcome } of year.rows)
    if (outcome.status === "cannot" && hours > 0) return failed({ code: "row", fault: outcome.fault, share });
  throw new Error("a year with missing rows has none of them");
}
