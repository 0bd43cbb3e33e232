import { runSplits, splitSystems, type RanSplit } from "../../systems/split/runSplits.ts";
import type { Batch } from "../Batch.ts";
import { systemRooms } from "./systemRooms.ts";

/** Indoor units take no water. */
export const noWater = (): undefined => undefined;

/**
 * The systems of indoor units that a person arranged, with verdicts on their outdoor units. The verdicts use the
 * figures that the outdoor units had when they were chosen. Empty if all systems are the proposed ones.
 */
export function keptSplits<Filter>(batch: Batch<Filter>): readonly RanSplit[] {
  const { kind, splits } = batch;
  if (kind.split === undefined || splits === null || splits.systems === null) return [];
  const { rooms } = systemRooms(batch, kind.split, noWater);
  return runSplits(splitSystems(rooms, splits, []), rooms, splits, []);
}
