import type { Collector } from "./Collector.ts";
import type { NoMatchReason, PropertyCondition, PropertyRange } from "./multiRoom.ts";

/** What a selection may ask beside the requirement. Absent: no limit. */
export interface SelectionLimits {
  /** dB(A), both ends included. */
  readonly noise?: PropertyRange;
  /** The most that a product may exceed the requirement by in whichever checked figure it exceeds it most, a share. */
  readonly oversize?: number;
}

/** A product that states no noise keeps no limit of it. */
export const isQuietEnough = (noise: number | null, limit: PropertyRange | undefined): boolean =>
  limit === undefined || (noise !== null && noise >= limit.from && noise <= limit.to);

const PERCENT = 100;

/** The limits that a request states. @param oversize % */
export const limitsOf = (noise: PropertyRange | null, oversize: number | undefined): SelectionLimits => ({
  ...(noise !== null && { noise }),
  ...(oversize !== undefined && { oversize: oversize / PERCENT }),
});

/** The largest ratio of what a product does to what is asked of it that is still offered. */
export const mostExcess = ({ oversize }: SelectionLimits): number => 1 + (oversize ?? Infinity);

/** The range of a condition on noise, or what is wrong with it. */
export const noiseRange = (condition: PropertyCondition): PropertyRange | string =>
  condition.queryType === "RANGE_TE" ? { from: condition.from, to: condition.to } : "expected RANGE_TE";

/** Counts what is offered, and keeps the candidate with the least excess. */
class LeastExcess implements Collector {
  readonly limit = Infinity;
  count = 0;
  excess = Infinity;
  row = -1;
  #tieOrder = 0;

  offer(excess: number, tieOrder: number, row: number): void {
    this.count++;
    if (excess > this.excess || (excess === this.excess && tieOrder > this.#tieOrder)) return;
    this.excess = excess;
    this.row = row;
    this.#tieOrder = tieOrder;
  }
}

/**
 * Why a room has no match where products meet what it asks and all exceed it by more than is allowed; nothing where none
 * meets it, or nothing is limited.
 */
export function oversizedReasons(
  { oversize }: SelectionLimits,
  models: readonly string[],
  search: (collector: Collector) => void,
): NoMatchReason[] {
  if (oversize === undefined) return [];
  const least = new LeastExcess();
  search(least);
  if (least.count === 0) return [];
  return [
    {
      code: "oversized",
      allowed: oversize * PERCENT,
      least: (least.excess - 1) * PERCENT,
      model: models[least.row]!,
    },
    { code: "change", kind: "filter", filter: "oversize", admitted: least.count },
  ];
}
