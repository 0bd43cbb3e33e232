import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { lookUp } from "../../base/keyed.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import type { Numbers, NarrowedColumns } from "./SearchColumns.ts";

const EFFICIENCIES: ReadonlySet<CurveQuantity> = new Set(["totalPressureEfficiency", "efficiency"]);

/** The efficiency that a curve form's machines are judged by; undefined where it runs none. */
const efficiencyOf = ({ running }: DutyForm): CurveQuantity | undefined =>
  Object.values(running).find((quantity) => EFFICIENCIES.has(quantity));

/**
 * m³/h at which a row is most efficient, as far as it was measured: a peak at an end of the measured range counts, for
 * the true one lies beyond it on the same side. NaN where no curve tells.
 */
export function bestFlowOf({ curves }: NarrowedColumns, form: DutyForm): (row: number) => number {
  const efficiencies = lookUp(curves, efficiencyOf(form) ?? "");
  return (row) => {
    const efficiency = efficiencies === undefined ? null : piecesPacked(efficiencies, row);
    return efficiency === null ? NaN : bestEfficiency(efficiency).flow;
  };
}

/** The same of every row, to be read in a loop. */
export const bestFlows = (columns: NarrowedColumns, form: DutyForm): Numbers =>
  Float64Array.from({ length: columns.size }, (_, row) => row).map(bestFlowOf(columns, form));
