import type { SummedFigure } from "../../batch/kind/SummedFigure.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** What is summed of its units. */
export const AIR_OUTLET_SUMS: readonly SummedFigure<AirOutletFilter>[] = [];
