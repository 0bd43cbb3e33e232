import { runSplits, splitSystems, type RanSplit } from "../../systems/split/runSplits.ts";
import type { Batch } from "../Batch.ts";
import { systemRooms } from "./systemRooms.ts";

/** Indoor units take no water. */
export const noWater = (): undefined => undefined;

/**
 * The systems of indoor units that a person arranged, with verdicts on their outdoor units by the figures that these had when
 * they were chosen; none while all are as they are proposed.
 */
export function keptSplits<Filter>(batch: Batch<Filter>): readonly RanSplit[] {
  const { kind, splits } = batch;
  if (kind.split === undefined || splits === null || splits.systems === null) return [];
  const { rooms } = systemRooms(batch, kind.split, noWater);
  return runSplits(splitSystems(rooms, splits, []), rooms, splits, []);
}
