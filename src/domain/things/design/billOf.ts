import { groupBy } from "../../base/groupBy.ts";
import type { Arrangement, RunSize, System } from "./Arrangement.ts";

/** Number of pieces of one product. */
export interface BillProduct {
  readonly productId: string;
  readonly tags: readonly string[];
  readonly quantity: number;
  /** Number of standby machines among them. */
  readonly standby: number;
}

/** Pipe or duct of one size and system. */
export interface BillRun {
  readonly system: System;
  readonly size: RunSize;
  /** m, rounded to 0.1. */
  readonly length: number;
}

export interface Bill {
  readonly products: readonly BillProduct[];
  readonly runs: readonly BillRun[];
}

const DECIMETRES = 100;

function lengthOf(points: readonly (readonly number[])[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, point, at) => sum + Math.hypot(...point.map((value, axis) => value - points[at]![axis]!)),
      0,
    );
}

/** The bill of an arrangement: products by number, pipes and ducts by length. */
export function billOf({ products, runs }: Pick<Arrangement, "products" | "runs">): Bill {
  return {
    products: [...groupBy(products, ({ productId }) => productId).values()].map((group) => ({
      productId: group[0]!.productId,
      tags: group.map(({ tag }) => tag),
      quantity: group.length,
      standby: group.filter(({ isStandby }) => isStandby === true).length,
    })),
    runs: [...groupBy(runs, ({ system, size }) => JSON.stringify([system, size])).values()].map((group) => ({
      system: group[0]!.system,
      size: group[0]!.size,
      length: Math.round(group.reduce((sum, { points }) => sum + lengthOf(points), 0) / DECIMETRES) / 10,
    })),
  };
}
