import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import type { Numbers, NarrowedColumns } from "./SearchColumns.ts";
import { efficiencyPieces } from "./work.ts";

/**
 * m³/h at which a row is most efficient, as far as it was measured: a peak at an end of the measured range counts, for
 * the true one lies beyond it on the same side. NaN where no curve tells.
 */
export function bestFlowOf({ curves }: NarrowedColumns, form: DutyForm): (row: number) => number {
  return (row) => {
    const efficiency = efficiencyPieces(curves, form, row);
    return efficiency === null ? NaN : bestEfficiency(efficiency).flow;
  };
}

/** The same of every row, to be read in a loop. */
export const bestFlows = (columns: NarrowedColumns, form: DutyForm): Numbers =>
  Float64Array.from({ length: columns.size }, (_, row) => row).map(bestFlowOf(columns, form));
