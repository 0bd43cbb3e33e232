import type { OverviewAnswer } from "../overview/OverviewAnswer.ts";
import type { MachineYear } from "../systems/book/MachineYear.ts";
import { stoppableRead } from "./Call.ts";

/** Calls for the overview of the open building. */
export const OVERVIEW_CALLS = {
  /**
   * The overview of all kinds of equipment that were selected for it, with the yearly energy of pumps that the
   * page has computed.
   */
  overview: stoppableRead<(years: readonly MachineYear[]) => OverviewAnswer>(),
};
