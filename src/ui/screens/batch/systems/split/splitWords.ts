import { formatNumber } from "#domain/base/formatNumber.ts";
import { CORRECTION_WORDS, CORRECTIONS } from "#domain/building/systems/split/outdoorFit.ts";
import type { SplitFault } from "#domain/building/systems/split/splitFault.ts";
import type { ShownMode, SplitOffer } from "#workers/batch/splits/SplitSheet.ts";

const PERCENT = 100;
export const percentText = (share: number | null): string =>
  formatNumber(share === null ? null : share * PERCENT, 0);

/** 组合比 1.000 × 配管 0.962 × 温度 1.000 */
export const factorWords = ({ factors }: ShownMode, isHeating: boolean): string =>
  CORRECTIONS.filter((each) => isHeating || each !== "defrost")
    .map((each) => `${CORRECTION_WORDS[each]} ${formatNumber(factors[each], 3)}`)
    .join(" × ");

/** 满足, 不满足 or 无法判定 */
export const metWords = ({ isMet }: Pick<SplitOffer, "isMet">): string =>
  isMet === null ? "无法判定" : isMet ? "满足" : "不满足";

/** The shortfalls of an impossible system, after its name */
export const faultWords = ({ model, isKept, why }: SplitFault): string =>
  isKept ? `${model} 不再满足：${why}` : `没有能承担的室外机，最接近的 ${model}：${why}`;
