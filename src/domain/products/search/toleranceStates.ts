import type { DutyMatches } from "./matchDuty.ts";

/** What a grade's tolerances leave of a match. */
export const TOLERANCE_STATE = {
  /** The duty is met at every corner of the tolerances. */
  met: 0,
  /** The duty is met by the stated curve only. */
  nominal: 1,
  /** A corner leaves the measured range. */
  unknown: 2,
  /** The stated curve gives less than the duty. */
  short: 3,
} as const;

/** Rows that meet the duty under all tolerances; null where no grade was asked for. */
export const rowsUnderTolerances = ({ rows, tolerances }: Pick<DutyMatches, "rows" | "tolerances">) =>
  tolerances === undefined ? null : rows.filter((_, place) => tolerances[place] === TOLERANCE_STATE.met);
