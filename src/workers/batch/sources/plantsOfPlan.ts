import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { systemRooms, waterSide } from "#domain/building/batch/systems/systemRooms.ts";
import { doubtfulPlant } from "#domain/building/sources/JudgedPlant.ts";
import { judgedPlants, plantPowers, type PlantPowers } from "#domain/building/sources/judgedPlants.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { byGravity } from "#domain/building/systems/DoubtfulMachine.ts";
import { proposedList } from "#domain/building/systems/water/proposedPipes.ts";
import { circuitId, plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { roomsBySystem } from "#domain/building/systems/water/SystemList.ts";
import type { PlanMachines } from "../plan/PlanMachines.ts";
import { buildingLoads, type LoadedSystem } from "./buildingLoads.ts";

/** The plan's systems of water with the verdicts on their pumps. */
function loadedSystems<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  pumps: PlanMachines["pumps"],
): readonly LoadedSystem[] {
  const { water } = batch.kind;
  if (water === undefined) return [];
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  const list = batch.systems ?? proposedList(rooms);
  const parted = roomsBySystem(list, rooms);
  return list.map((named) => {
    const system = runSystem(named.kind, parted.get(named.id)!, named.settings);
    const circuits = plantCircuits(system).map((circuit) => ({
      circuit,
      pump: pumps.get(circuitId(named.id, circuit.name)) ?? null,
    }));
    return { named, system, pump: pumps.get(named.id) ?? null, circuits };
  });
}

/** kW that the plants of a plan carry; null of units without water. */
export function plantLoadsOf<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  pumps: PlanMachines["pumps"],
): PlantPowers | null {
  if (batch.kind.water === undefined) return null;
  const loads = buildingLoads(loadedSystems(batch, parametersOf, pumps));
  return plantPowers(batch.sources ?? PROPOSED_SOURCES, loads);
}

/** The machines of a plan with the plants that were taken, by their figures of the choice and the load of the plan. */
export function withPlants<Filter>(
  machines: Omit<PlanMachines, "plants">,
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
): PlanMachines {
  const settings = batch.sources ?? PROPOSED_SOURCES;
  if (settings.kept === null && (settings.heat?.kept ?? null) === null) return { ...machines, plants: [] };
  const loads = plantLoadsOf(batch, parametersOf, machines.pumps) ?? { cold: null, heat: null };
  const plants = judgedPlants(settings, loads);
  const doubts = plants.flatMap((plant) => doubtfulPlant(plant) ?? []);
  const doubtful = doubts.length === 0 ? machines.doubtful : byGravity([...machines.doubtful, ...doubts]);
  return { ...machines, plants, doubtful };
}
