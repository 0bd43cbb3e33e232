import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { systemRooms, waterSide } from "#domain/building/batch/systems/systemRooms.ts";
import { proposedList } from "#domain/building/systems/water/proposedPipes.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { roomsBySystem, type NamedSystem } from "#domain/building/systems/water/SystemList.ts";

/** A computed water system of a plan */
export interface PlannedWater {
  readonly named: NamedSystem;
  readonly system: WaterSystem;
}

/** Computes the water systems of a plan; none for units without water. */
export function planWaterSystems<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
): readonly PlannedWater[] {
  const { water } = batch.kind;
  if (water === undefined) return [];
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  const list = batch.systems ?? proposedList(rooms);
  const parted = roomsBySystem(list, rooms);
  return list.map((named) => ({
    named,
    system: runSystem(named.kind, parted.get(named.id)!, named.settings),
  }));
}
