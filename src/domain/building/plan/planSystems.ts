import { MAX_TEXT } from "../../base/limits.ts";
import type { Batch } from "../batch/Batch.ts";
import type { PlanSources } from "../batch/confirm/planRooms.ts";
import { systemRooms, waterSide } from "../batch/systems/systemRooms.ts";
import { circuitId, plantCircuits } from "../systems/water/plant/plantCircuits.ts";
import { runSystem } from "../systems/water/runChangeover.ts";
import { hasRun, type WaterSystem } from "../systems/water/runWaterSystem.ts";
import { proposedList } from "../systems/water/proposedPipes.ts";
import { roomsBySystem } from "../systems/water/SystemList.ts";
import { waterDutyCard } from "../systems/water/waterDutyCard.ts";
import { systemPieces } from "./settingPieces.ts";
import {
  planMachine,
  type MachineStates,
  type PlanDuty,
  type PlanSeason,
  type PlanSystems,
} from "./PlanContent.ts";
import { planDucts } from "./planDucts.ts";
import { planSplits } from "./planSplits.ts";
import { sizesOf } from "./sizesOf.ts";

/** Duty of a season, and the room at the end of its index circuit */
function seasonOf(system: WaterSystem): PlanSeason {
  const card = waterDutyCard(system);
  const isIndexed = hasRun(system) && system.run.index >= 0;
  const index = isIndexed ? system.terminals[system.givenIndex[system.run.index]!]! : null;
  return {
    flow: card?.flow ?? null,
    head: card?.head ?? null,
    index: (index === null ? "" : index.code || index.room.name).slice(0, MAX_TEXT),
  };
}

function plantOf(id: string, system: WaterSystem, verdicts: MachineStates): Pick<PlanDuty, "plant"> {
  const circuits = plantCircuits(system);
  if (circuits.length === 0) return {};
  return {
    plant: circuits.map(({ name, card, settings }) => ({
      ...{ name, flow: card?.flow ?? null, head: card?.head ?? null },
      pump: planMachine(settings.pump, verdicts.get(circuitId(id, name))),
    })),
  };
}

/**
 * Systems for the plan of a batch, from its rooms and the parameters of its products. undefined if no room has a
 * product, or if the units need no water, air or outdoor unit. "too-large" if the typed data exceeds what a plan
 * can store.
 *
 * @param verdicts on the kept machines, by the system's id; those of its plant by `circuitId`
 */
export function planSystems<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  verdicts: MachineStates,
): PlanSystems | undefined | "too-large" {
  const { water, air, split } = batch.kind;
  if (split !== undefined) return planSplits(batch);
  if (air !== undefined) return planDucts(batch, air, verdicts);
  if (water === undefined) return undefined;
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  if (rooms.length === 0) return undefined;
  const list = batch.systems ?? proposedList(rooms);
  const settings = systemPieces(batch.systems);
  if (settings === null) return "too-large";
  const parted = roomsBySystem(list, rooms);
  const duties = list.flatMap((named): readonly PlanDuty[] => {
    const system = runSystem(named.kind, parted.get(named.id)!, named.settings);
    if (system.terminals.length === 0) return [];
    const isRun = hasRun(system);
    const { changeover } = system;
    const { pump } = named.settings;
    return [
      {
        id: named.id,
        kind: named.kind,
        name: named.name,
        rooms: system.terminals.length,
        segments: system.tree?.segments.length ?? 0,
        assumed: system.tree?.segments.filter(({ assumed }) => assumed !== null).length ?? 0,
        ...seasonOf(system),
        pipes: isRun ? sizesOf(system.run, system.tree!) : [],
        pump: planMachine(pump, verdicts.get(named.id)),
        ...plantOf(named.id, system, verdicts),
        ...(changeover === null ? {} : { winter: seasonOf(changeover.winter) }),
      },
    ];
  });
  return { settings, duties };
}
