import type { Area } from "./Area.ts";
import type { AreaTree } from "./areaTree.ts";

/** A sample supplier's quotation for sample goods. */
export interface SampleQuote {
  readonly supplierId: string;
  readonly area: Area;
  /** Yuan. */
  readonly price: number;
}

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a as a number from 0 to below 1: the same text gives the same number everywhere. */
function share(text: string): number {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  // The last characters reach the high bits only after one more round.
  hash = Math.imul(hash ^ (hash >>> 15), PRIME);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const between = (from: number, to: number, text: string) => from + (to - from) * share(text);

/** Number of sample suppliers in each area without subdivisions. */
export const SAMPLE_SUPPLIERS_PER_AREA = 2;
/** Quotations for an area with many subdivisions: enough to compare. */
const QUOTES = 3;

export const sampleSupplierId = (areaCode: string, number: number) => `sample-${areaCode}-${number}`;

/** Provinces differ more than the cities within one. */
const areaFactor = (path: readonly Area[]): number =>
  path.reduce((factor, { code }, depth) => {
    if (depth === 0) return factor;
    return factor * (depth === 1 ? between(0.93, 1.09, code) : between(0.98, 1.03, code));
  }, 1);

/** Rounds a price as price lists do: three significant figures, no fraction of a fen. */
export function roundPrice(price: number): number {
  const digits = 10 ** (Math.floor(Math.log10(price)) - 2);
  return Math.max(0.01, Number((Math.round(price / digits) * digits).toFixed(2)));
}

/** The areas whose suppliers quote when an area is asked about. */
function quotingAreas(goodsId: string, asked: string, tree: AreaTree): readonly Area[] {
  const leaves = tree.leavesOf(asked);
  if (leaves.length <= QUOTES) return leaves;
  const first = Math.floor(share(`${goodsId} ${asked}`) * leaves.length);
  const step = Math.floor(leaves.length / QUOTES);
  return Array.from({ length: QUOTES }, (_, at) => leaves[(first + at * step) % leaves.length]!);
}

/**
 * Quotations of an area's sample suppliers for goods with a base price: each supplier has a price of its own, the
 * same every time; the cheapest first. They are computed, so that no price has to be stored for every area.
 */
export function sampleQuotes(
  goodsId: string,
  basePrice: number,
  asked: string,
  tree: AreaTree,
): readonly SampleQuote[] {
  const areas = quotingAreas(goodsId, asked, tree);
  const isOne = areas.length === 1;
  return areas
    .flatMap((area) => {
      const numbers = Array.from({ length: SAMPLE_SUPPLIERS_PER_AREA }, (_, at) => at + 1);
      const one = 1 + Math.floor(share(`${area.code} ${goodsId}`) * SAMPLE_SUPPLIERS_PER_AREA);
      return (isOne ? numbers : [one]).map((number): SampleQuote => {
        const supplierId = sampleSupplierId(area.code, number);
        const spread = between(0.95, 1.06, `${supplierId} ${goodsId}`);
        return {
          supplierId,
          area,
          price: roundPrice(basePrice * areaFactor(tree.pathOf(area.code)) * spread),
        };
      });
    })
    .toSorted((one, other) => one.price - other.price);
}
