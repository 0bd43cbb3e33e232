import type { SummedFigure } from "../../batch/kind/SummedFigure.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** The figures that the table sums over the units of this kind. */
export const AIR_OUTLET_SUMS: readonly SummedFigure<AirOutletFilter>[] = [];
