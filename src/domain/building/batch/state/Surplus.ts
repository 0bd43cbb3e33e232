import { TESTED_MARGIN } from "../../../catalogue/standards/testedUnits.ts";

/** By how much a unit exceeds the requirement of one figure. */
export interface Surplus {
  /** Index in the kind's figures. */
  readonly figure: number;
  /** 冷 */
  readonly name: string;
  readonly percent: number;
  /** It is the smallest one, the margin (余量): a smaller unit could not give it. */
  readonly governs: boolean;
  /** The requirement is a maximum: it says nothing of the unit's size. */
  readonly isCeiling?: true;
}

/** The margin (余量) as shown: that of the governing figure; `null` if nothing is compared. */
export const marginAmong = (surpluses: readonly Surplus[]): Surplus | null =>
  surpluses.find(({ governs }) => governs) ?? null;

/** Differences by rounding do not count as a shortfall. */
const SAME = 1e-9;

/** Whether a unit meets its room by its stated figures only: a test may find less than the room requires. */
export function isNominalOnly(surpluses: readonly Surplus[]): boolean {
  const margin = marginAmong(surpluses);
  return margin !== null && margin.isCeiling !== true && margin.percent < TESTED_MARGIN - SAME;
}
