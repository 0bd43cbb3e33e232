import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { correctionOf } from "#domain/catalogue/machine/viscousCurves.ts";
import { bestsIn } from "#domain/products/search/bestColumns.ts";
import type { Matcher } from "#domain/products/search/map/answerDuty.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { matchInLiquid } from "#domain/products/search/matchInLiquid.ts";

export { BEST_CODES } from "#domain/products/search/bestColumns.ts";

/**
 * `matchDuty` with the pump curves corrected for the duty's liquid; unchanged for a duty without one, or with
 * water.
 */
export const matchCorrected: Matcher = (columns, index, duty) => {
  const { liquid: stated } = duty;
  if (stated === null || stated.glycol === null) return matchDuty(columns, index, duty);
  const liquid = siteLiquid(stated);
  const corrections = bestsIn(columns).map((best) => correctionOf(best, liquid));
  return matchInLiquid(columns, index, duty, corrections);
};
