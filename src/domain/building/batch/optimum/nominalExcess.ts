import { TESTED_MARGIN } from "../../../catalogue/standards/testedUnits.ts";
import { EXCESS_UNIT } from "../../selection/roomCandidates.ts";

const WHOLE = 100;
const LEAST_TESTED = TESTED_MARGIN / WHOLE / EXCESS_UNIT;

/**
 * Whether a test of the unit may find less than its room requires (`isNominalOnly`), by its excess in units of EXCESS_UNIT.
 * That is rounded to 0.01 %, so what is within half of it beyond the limit counts as too small.
 */
export const isNominalExcess = (excess: number): boolean => excess < LEAST_TESTED;
