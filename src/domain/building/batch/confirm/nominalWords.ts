import { formatNumber } from "../../../base/formatNumber.ts";
import { TESTED_MARGIN, TESTED_SHARE } from "../../../catalogue/standards/testedUnits.ts";

/** Why a room counts as met by stated figures only. */
export const NOMINAL_WHY = `余量不足 ${formatNumber(TESTED_MARGIN, 1)} %，实测可比名义低 ${formatNumber((1 - TESTED_SHARE.value) * 100, 0)} %（${TESTED_SHARE.mark}）`;
