import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedTree } from "../systems/EstimatedTree.ts";
import type { PlanDuty } from "./PlanContent.ts";

/** Metres of pipe or duct by size, ascending; segments without a size come last. */
export function sizesOf({ columns, network }: NetworkRun, { segments }: EstimatedTree): PlanDuty["pipes"] {
  const { names } = network.rules.sizes;
  const sums = new Map<number, number>();
  segments.forEach(({ length, pipes }, at) => {
    const size = columns.size[at]!;
    sums.set(size, (sums.get(size) ?? 0) + pipes * length);
  });
  const rank = (size: number) => (size === NO_SIZE ? Infinity : size);
  return [...sums]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([size, length]) => ({ size: size === NO_SIZE ? "超出系列" : names[size]!, length }));
}
