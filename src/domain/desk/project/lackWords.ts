import { isOwnProduct } from "../library/ownProducts.ts";

/** A machine of a project that has no shape in its model. */
export interface LackingUnits {
  readonly productId: string;
  /** Its tag in the schedule: F-1. */
  readonly number: string;
  readonly quantity: number;
}

/** A name in an IFC holds 255 characters, so further numbers are only counted. */
const MOST_NUMBERS = 5;

function sentence(units: readonly LackingUnits[], why: string): readonly string[] {
  if (units.length === 0) return [];
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
  const numbers = [...new Set(units.map(({ number }) => number))];
  const named = numbers.slice(0, MOST_NUMBERS).join("、");
  return [`缺 ${count} 台（${named}${numbers.length > MOST_NUMBERS ? " 等" : ""}）：${why}`];
}

/**
 * What a model of a project lacks, and why. The schedule is complete, because the project keeps what was chosen.
 */
export const lackWords = (lacking: readonly LackingUnits[]): readonly string[] => [
  ...sentence(
    lacking.filter(({ productId }) => !isOwnProduct(productId)),
    "目录中已无此产品",
  ),
  ...sentence(
    lacking.filter(({ productId }) => isOwnProduct(productId)),
    "自有产品，导出人不是其产品库的成员或它已被删除",
  ),
];
