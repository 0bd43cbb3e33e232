import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { Numbers } from "./SearchColumns.ts";

/** One row of a page; `match` is its place in the duty's matches, null without a duty. */
export interface Listed {
  readonly row: number;
  readonly match: number | null;
}

/** A duty, the products that meet it, and what speaks against each (`SHORTCOMING`). */
export interface SearchedDuty {
  readonly duty: Duty;
  readonly matches: DutyMatches;
  readonly shortcomings: Uint8Array;
  /** kWh a year by row, where the list is ordered by it. */
  readonly energies?: Numbers;
}
