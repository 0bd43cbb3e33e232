import { formatNumber } from "#domain/base/formatNumber.ts";
import { LIMIT_GAP_WORDS } from "#domain/building/sources/sourceFigures.ts";
import { yuanText } from "#domain/building/batch/prices/PricedSum.ts";
import type { RecordState, SourceGroup, SourcePlant, TowerGap } from "#workers/batch/sources/SourceSheet.ts";

const PERCENT = 100;
export const percentText = (share: number): string => formatNumber(share * PERCENT, 1);

export const TOWER_GAP_WORDS: Readonly<Record<TowerGap, string>> = {
  "no-wet-bulb": "未输入湿球温度",
  "no-tower": "没有注明该水温、在此湿球或更高时流量足够的冷却塔",
  "no-flow": "产品未提供 COP，冷却水流量未知",
};

export const RECORD_WORDS: Readonly<Record<Exclude<RecordState, "same" | null>, string>> = {
  other: "产品数据在采用后有更新",
  gone: "产品库中已没有该产品",
  unreachable: "未能核对产品数据，请检查网络",
};

/** 2 × LSG-830 + 1 × LSG-430，1 台备用 */
export function plantWords(groups: readonly SourceGroup[], standby: number): string {
  const words = groups.map(({ chiller, count }) => `${count} × ${chiller.model}`).join(" + ");
  return standby === 0 ? words : `${words}，${standby} 备`;
}

/** 5.30 ≥ 5.20 满足; 无法判定 and why. */
export function ratioWords({ chiller, ratio: { limit, meets, gap } }: SourceGroup): string {
  if (gap !== null) return `无法判定：${LIMIT_GAP_WORDS[gap]}`;
  return `${formatNumber(chiller.cop, 2)}，限值 ${formatNumber(limit!.cop, 2)}，${meets === true ? "满足" : "不满足"}`;
}

/** Yuan, with how many machines it covers where not all have a price; null without any. */
export function priceText({ price }: Pick<SourcePlant, "price">): string | null {
  if (price === null) return null;
  const sum = yuanText(price.yuan);
  return price.priced === price.units ? sum : `${sum}（${price.priced}/${price.units} 台）`;
}
