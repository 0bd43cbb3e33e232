import type { DutyMatches } from "./matchDuty.ts";

/** How a match meets the duty within a grade's tolerances. */
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
export function rowsUnderTolerances({ rows, tolerances }: Pick<DutyMatches, "rows" | "tolerances">) {
  if (tolerances === undefined) return null;
  const met = rows.slice();
  let count = 0;
  for (let index = 0; index < rows.length; index++)
    if (tolerances[index] === TOLERANCE_STATE.met) met[count++] = rows[index]!;
  return met.slice(0, count);
}
