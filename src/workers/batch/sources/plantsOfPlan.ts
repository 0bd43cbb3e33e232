import type { Batch } from "#domain/building/batch/Batch.ts";
import { plantMachinesToConfirm } from "#domain/building/sources/JudgedPlant.ts";
import { judgedPlants, plantPowers, type PlantPowers } from "#domain/building/sources/judgedPlants.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { byGravity } from "#domain/building/systems/MachineToConfirm.ts";
import { circuitId, plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { PlanMachines } from "../plan/PlanMachines.ts";
import { buildingLoads, type LoadedSystem } from "./buildingLoads.ts";
import type { PlannedWater } from "./planWaterSystems.ts";

/** The plan's water systems with the verdicts on their pumps */
const loadedSystems = (
  systems: readonly PlannedWater[],
  pumps: PlanMachines["pumps"],
): readonly LoadedSystem[] =>
  systems.map(({ named, system }) => ({
    ...{ named, system, pump: pumps.get(named.id) ?? null },
    circuits: plantCircuits(system).map((circuit) => ({
      circuit,
      pump: pumps.get(circuitId(named.id, circuit.name)) ?? null,
    })),
  }));

/** Load of each plant of a plan, kW; null for units without water. */
export function plantLoadsOf<Filter>(
  batch: Batch<Filter>,
  systems: readonly PlannedWater[],
  pumps: PlanMachines["pumps"],
): PlantPowers | null {
  if (batch.kind.water === undefined) return null;
  const loads = buildingLoads(loadedSystems(systems, pumps));
  return plantPowers(batch.sources ?? PROPOSED_SOURCES, loads);
}

/**
 * Adds the kept plants to the machines of a plan, by their figures at the choice and the plan's load.
 *
 * @param systems computes the plan's systems; only called if a plant was taken
 */
export function withPlants<Filter>(
  machines: Omit<PlanMachines, "plants">,
  batch: Batch<Filter>,
  systems: () => readonly PlannedWater[],
): PlanMachines {
  const settings = batch.sources ?? PROPOSED_SOURCES;
  if (settings.kept === null && (settings.heat?.kept ?? null) === null) return { ...machines, plants: [] };
  const loads = plantLoadsOf(batch, systems(), machines.pumps) ?? { cold: null, heat: null };
  const plants = judgedPlants(settings, loads);
  const unconfirmed = plants.flatMap((plant) => plantMachinesToConfirm(plant));
  const toConfirm =
    unconfirmed.length === 0 ? machines.toConfirm : byGravity([...machines.toConfirm, ...unconfirmed]);
  return { ...machines, plants, toConfirm };
}
