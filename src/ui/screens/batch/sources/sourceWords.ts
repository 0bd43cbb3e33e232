import { formatNumber } from "#domain/base/formatNumber.ts";
import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import { LIMIT_GAP_WORDS } from "#domain/building/sources/sourceFigures.ts";
import { yuanText } from "#domain/building/batch/prices/PricedSum.ts";
import type { SourceGroup, SourcePlant } from "#workers/batch/sources/SourceSheet.ts";

const PERCENT = 100;
export const percentText = (share: number): string => formatNumber(share * PERCENT, 1);

/** 2 × LSG-830 + 1 × LSG-430，1 台备用 */
export function plantWords(groups: readonly SourceGroup[], standby: number): string {
  return machinesWords(
    groups.map(({ chiller: of, count }) => ({ of, count })),
    standby,
  );
}

/** 5.30 ≥ 5.20 满足; 无法判定 with the reason. */
export function ratioWords({ chiller, ratio: { limit, meets, gap } }: SourceGroup): string {
  if (gap !== null) return `无法判定：${LIMIT_GAP_WORDS[gap]}`;
  return `${formatNumber(chiller.cop, 2)}，限值 ${formatNumber(limit!.cop, 2)}，${meets === true ? "满足" : "不满足"}`;
}

/** The same for the IPLV, with its standard if stated */
export function partLoadWords({ chiller: { iplv }, partLoad: { limit, meets, gap } }: SourceGroup): string {
  const value = iplv == null ? "" : `${formatNumber(iplv.value, 2)}，`;
  if (gap !== null) return `${value}无法判定：${LIMIT_GAP_WORDS[gap]}`;
  return `${value}限值 ${formatNumber(limit!.iplv, 2)}，${meets === true ? "满足" : "不满足"}`;
}

/** Yuan, with the number of machines that have a price if not all do; null without any. */
export function priceText({ price }: Pick<SourcePlant, "price">): string | null {
  if (price === null) return null;
  const sum = yuanText(price.yuan);
  return price.priced === price.units ? sum : `${sum}（${price.priced}/${price.units} 台）`;
}
