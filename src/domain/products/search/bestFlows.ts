import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { DutyForm } from "../../catalogue/duty/dutyForms.ts";
import type { Numbers, NarrowedColumns } from "./SearchColumns.ts";
import { efficiencyPieces } from "./work.ts";

/**
 * Flow in m³/h of a row's best efficiency as far as it was measured. A peak at an end of the range counts, since
 * the true one lies beyond it on the same side. NaN without a curve.
 */
export function bestFlowOf({ curves }: NarrowedColumns, form: DutyForm): (row: number) => number {
  return (row) => {
    const efficiency = efficiencyPieces(curves, form, row);
    return efficiency === null ? NaN : bestEfficiency(efficiency).flow;
  };
}

/** The same for every row, for reading in a loop. */
export const bestFlows = (columns: NarrowedColumns, form: DutyForm): Numbers =>
  Float64Array.from({ length: columns.size }, (_, row) => row).map(bestFlowOf(columns, form));
