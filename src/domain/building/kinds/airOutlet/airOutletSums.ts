import type { SummedFigure } from "../../batch/kind/SummedFigure.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** The figures that are summed over its units. */
export const AIR_OUTLET_SUMS: readonly SummedFigure<AirOutletFilter>[] = [];
