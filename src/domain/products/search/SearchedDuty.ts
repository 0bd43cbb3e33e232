import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { Numbers } from "./SearchColumns.ts";

/** One row of a page; `match` is its index in the duty's matches, null without a duty. */
export interface Listed {
  readonly row: number;
  readonly match: number | null;
}

/** A duty with the products that meet it and the reservations about each (`SHORTCOMING`). */
export interface SearchedDuty {
  readonly duty: Duty;
  readonly matches: DutyMatches;
  readonly shortcomings: Uint16Array;
  /** kWh a year by row, if the list is ordered by it. */
  readonly energies?: Numbers;
}
