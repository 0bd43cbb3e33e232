import { TESTED_MARGIN } from "../../../catalogue/standards/testedUnits.ts";
import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";

const WHOLE = 100;
const LEAST_TESTED = TESTED_MARGIN / WHOLE / EXCESS_UNIT;

/**
 * Whether a test of the unit may find less than its room requires (`isNominalOnly`), from its excess in units of
 * EXCESS_UNIT. The excess is rounded to 0.01 %, so an excess up to half of that above the limit counts as too
 * small.
 */
export const isNominalExcess = (excess: number): boolean => excess < LEAST_TESTED;
