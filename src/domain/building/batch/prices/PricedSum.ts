import { formatNumber, MISSING } from "../../../base/formatNumber.ts";
import type { OwnPrice } from "../../../products/goods/OwnPrice.ts";

/**
 * Total price of units, and for how many of them a price is known. A unit without a price is in no sum and does
 * not cost 0.
 */
export interface PricedSum {
  /** Yuan, tax included. */
  readonly yuan: number;
  readonly priced: number;
  readonly units: number;
}

/** 0.01 yuan; sums are integers of it and so exact. */
const FEN = 0.01;

/** A price in whole fen. */
export const inFen = (yuan: number): number => Math.round(yuan / FEN);

export const yuanOf = (fen: number): number => fen / 100;

/** Adds up units, each at its own price. */
export class PriceCount {
  #fen = 0;
  #priced = 0;
  #units = 0;

  /** @param price of one unit in yuan; `null` if not known */
  add(price: number | null, units: number): void {
    this.#units += units;
    if (price === null) return;
    this.#fen += inFen(price) * units;
    this.#priced += units;
  }

  get sum(): PricedSum {
    return { yuan: yuanOf(this.#fen), priced: this.#priced, units: this.#units };
  }
}

/** Facts about the prices found: whether any is a sample, and the oldest date; `null` if there is none. */
export interface PricesFound {
  readonly isSample: boolean;
  readonly oldest: string;
}

export function pricesFound(prices: readonly OwnPrice[]): PricesFound | null {
  const [first] = prices;
  if (first === undefined) return null;
  return {
    isSample: prices.some(({ isSample }) => isSample),
    oldest: prices.reduce((day, { pricedOn }) => (pricedOn < day ? pricedOn : day), first.pricedOn),
  };
}

/** ¥ 1,234 without fen; the price of a building is not known more exactly. */
export const yuanText = (yuan: number): string => `¥ ${formatNumber(yuan, 0)}`;

/**
 * ¥ 123,400（86/120 台有价）: a sum is always shown with the number of units it covers.
 * @param counter 台, 个
 */
export const pricedText = ({ yuan, priced, units }: PricedSum, counter: string): string =>
  priced === 0
    ? MISSING
    : `${yuanText(yuan)}（${formatNumber(priced, 0)}/${formatNumber(units, 0)} ${counter}有价）`;

/** The basis of an area's prices: 含税最低报价，全国，最早 2026-03-01，示例数据. */
export const pricesText = ({ isSample, oldest }: PricesFound, area: string): string =>
  ["含税最低报价", area, `最早 ${oldest}`, ...(isSample ? ["示例数据"] : [])].join("，");
