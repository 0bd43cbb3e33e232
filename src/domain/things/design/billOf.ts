import type { Arrangement, PlacedProduct, RunSize, System } from "./Arrangement.ts";

/** Pieces of one product. */
export interface BillProduct {
  readonly productId: string;
  readonly tags: readonly string[];
  readonly quantity: number;
  /** Of them, those that wait for another one to fail. */
  readonly standby: number;
}

/** Pipe or duct of one size and system. */
export interface BillRun {
  readonly system: System;
  readonly size: RunSize;
  /** m, to 0.1. */
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

/** Equal things together, in the order in which they first appear. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** What an arrangement consists of: products by how many, pipes and ducts by how long. */
export function billOf({ products, runs }: Pick<Arrangement, "products" | "runs">): Bill {
  return {
    products: grouped<PlacedProduct>(products, ({ productId }) => productId).map((group) => ({
      productId: group[0]!.productId,
      tags: group.map(({ tag }) => tag),
      quantity: group.length,
      standby: group.filter(({ isStandby }) => isStandby === true).length,
    })),
    runs: grouped(runs, ({ system, size }) => JSON.stringify([system, size])).map((group) => ({
      system: group[0]!.system,
      size: group[0]!.size,
      length: Math.round(group.reduce((sum, { points }) => sum + lengthOf(points), 0) / DECIMETRES) / 10,
    })),
  };
}
