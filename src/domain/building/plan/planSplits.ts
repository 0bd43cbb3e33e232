import type { Batch } from "../batch/Batch.ts";
import { keptSplits } from "../batch/systems/keptSplits.ts";
import { assumedLengths } from "../systems/Assumption.ts";
import type { RanSplit } from "../systems/split/runSplits.ts";
import { planMachine, SYSTEMS_PIECES, type PlanSplit, type PlanSystems } from "./PlanContent.ts";
import { settingPieces } from "./settingPieces.ts";

function splitOf({ system, rooms, demand, pipes, fit, verdict }: RanSplit): PlanSplit {
  const { id, name, outdoor } = system;
  const kept = outdoor && { ...outdoor.of, hash: outdoor.hash };
  return {
    ...{ id, name, rooms: rooms.length, units: demand.units },
    ratio: fit?.ratio ?? null,
    block: demand.block,
    available: fit?.cooling.available ?? null,
    length: pipes?.total ?? null,
    assumed: pipes === null ? 0 : assumedLengths(pipes.tree),
    outdoor: planMachine(kept, verdict ?? undefined),
  };
}

/**
 * Systems of indoor units for the plan of a batch; undefined if none was set. "too-large" if the typed data
 * exceeds what a plan can store.
 */
export function planSplits<Filter>(batch: Batch<Filter>): PlanSystems | undefined | "too-large" {
  if (batch.splits === null) return undefined;
  const settings = settingPieces(batch.splits);
  if (settings.length > SYSTEMS_PIECES) return "too-large";
  const splits = keptSplits(batch).filter(({ rooms }) => rooms.length > 0);
  return { settings, duties: [], splits: splits.map(splitOf) };
}
