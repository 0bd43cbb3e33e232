import type { OverviewAnswer } from "../overview/OverviewAnswer.ts";
import type { MachineYear } from "../systems/book/MachineYear.ts";
import { stoppableRead } from "./Call.ts";

/** The open building on one page. */
export const OVERVIEW_CALLS = {
  /** Of all kinds of equipment that were selected for it, with the years of pumps that the page has computed. */
  overview: stoppableRead<(years: readonly MachineYear[]) => OverviewAnswer>(),
};
