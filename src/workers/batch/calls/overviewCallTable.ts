import type { OverviewAnswer } from "../overview/OverviewAnswer.ts";
import type { MachineYear } from "../systems/book/MachineYear.ts";
import { stoppableRead } from "./Call.ts";

/** Calls for the overview of the open building. */
export const OVERVIEW_CALLS = {
  /**
   * The overview of all kinds of equipment that were selected for it, with the yearly energy of pumps that the
   * page has computed, and the first cost of the chosen machines at the prices of an area, or for `null` of the
   * whole country; without `priceArea` there is none.
   */
  overview:
    stoppableRead<(years: readonly MachineYear[], priceArea: string | null | undefined) => OverviewAnswer>(),
};
