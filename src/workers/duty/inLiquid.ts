import { siteLiquid } from "#domain/medium/siteLiquid.ts";
import { correctionOf } from "#domain/medium/viscousCurves.ts";
import { bestsIn } from "#domain/search/bestColumns.ts";
import type { Matcher } from "#domain/search/map/answerDuty.ts";
import { matchDuty } from "#domain/search/matchDuty.ts";
import { matchInLiquid } from "#domain/search/matchInLiquid.ts";

export { BEST_CODES } from "#domain/search/bestColumns.ts";

/** `matchDuty` with the curves that the duty's liquid leaves the pumps; as it is for a duty that states none, or water. */
export const matchCorrected: Matcher = (columns, index, duty) => {
  const { liquid: stated } = duty;
  if (stated === null || stated.glycol === null) return matchDuty(columns, index, duty);
  const liquid = siteLiquid(stated);
  const corrections = bestsIn(columns).map((best) => correctionOf(best, liquid));
  return matchInLiquid(columns, index, duty, corrections);
};
