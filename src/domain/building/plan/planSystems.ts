import { MAX_TEXT } from "../../base/limits.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { Batch } from "../batch/Batch.ts";
import type { PlanSources } from "../batch/confirm/planRooms.ts";
import { systemRooms, waterSide } from "../batch/systems/systemRooms.ts";
import type { PumpVerdict } from "../systems/water/judgePump.ts";
import type { KeptPump } from "../systems/water/KeptPump.ts";
import { circuitId, plantCircuits } from "../systems/water/plant/plantCircuits.ts";
import { runSystem } from "../systems/water/runChangeover.ts";
import { hasRun, type RunSystem, type WaterSystem } from "../systems/water/runWaterSystem.ts";
import { proposedList } from "../systems/water/proposedPipes.ts";
import { roomsBySystem } from "../systems/water/SystemList.ts";
import { waterDutyCard } from "../systems/water/waterDutyCard.ts";
import { settingPieces } from "./settingPieces.ts";
import {
  SYSTEMS_PIECES,
  type PlanDuty,
  type PlanPump,
  type PlanSeason,
  type PlanSystems,
} from "./PlanContent.ts";

/** m of pipe by size, the smallest first; pipes without a size last. */
function pipesOf({ run, tree }: RunSystem): PlanDuty["pipes"] {
  const { names } = run.network.rules.sizes;
  const sums = new Map<number, number>();
  tree!.segments.forEach(({ length, pipes }, at) => {
    const size = run.columns.size[at]!;
    sums.set(size, (sums.get(size) ?? 0) + pipes * length);
  });
  const place = (size: number) => (size === NO_SIZE ? Infinity : size);
  return [...sums]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([size, length]) => ({ size: size === NO_SIZE ? "超出系列" : names[size]!, length }));
}

/** Duty and index of one season */
function seasonOf(system: WaterSystem): PlanSeason {
  const card = waterDutyCard(system);
  const isIndexed = hasRun(system) && system.run.index >= 0;
  const index = isIndexed ? system.terminals[system.places[system.run.index]!]! : null;
  return {
    flow: card?.flow ?? null,
    head: card?.head ?? null,
    index: (index === null ? "" : index.code || index.room.name).slice(0, MAX_TEXT),
  };
}

type Verdicts = ReadonlyMap<string, Pick<PumpVerdict, "state">>;

const planPump = (pump: KeptPump | null, verdict: Pick<PumpVerdict, "state"> | undefined): PlanPump | null =>
  pump && {
    ...{ id: pump.id, model: pump.model.slice(0, MAX_TEXT), hash: pump.hash },
    ...(verdict === undefined ? {} : { state: verdict.state }),
  };

function plantOf(id: string, system: WaterSystem, verdicts: Verdicts): Pick<PlanDuty, "plant"> {
  const circuits = plantCircuits(system);
  if (circuits.length === 0) return {};
  return {
    plant: circuits.map(({ name, card, settings }) => ({
      ...{ name, flow: card?.flow ?? null, head: card?.head ?? null },
      pump: planPump(settings.pump, verdicts.get(circuitId(id, name))),
    })),
  };
}

/** What was said of systems of ducts; their duties are no part of a plan yet. */
function planDucts<Filter>({ ducts }: Batch<Filter>): PlanSystems | undefined | "too-large" {
  if (ducts === null) return undefined;
  const settings = settingPieces(ducts);
  return settings.length > SYSTEMS_PIECES ? "too-large" : { settings, duties: [] };
}

/**
 * Systems of the plan of a batch, from its rooms and the parameters of its products; undefined where its units take no water
 * or none has a product. "too-large" if more was typed than a plan holds.
 *
 * @param verdicts on the kept pumps, by the system's id, those of its plant by `circuitId`
 */
export function planSystems<Filter>(
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  verdicts: Verdicts,
): PlanSystems | undefined | "too-large" {
  const { water, air } = batch.kind;
  if (air !== undefined) return planDucts(batch);
  if (water === undefined) return undefined;
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  if (rooms.length === 0) return undefined;
  const list = batch.systems ?? proposedList(rooms);
  const settings = batch.systems === null ? [] : settingPieces(batch.systems);
  if (settings.length > SYSTEMS_PIECES) return "too-large";
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
        pipes: isRun ? pipesOf(system) : [],
        pump: planPump(pump, verdicts.get(named.id)),
        ...plantOf(named.id, system, verdicts),
        ...(changeover === null ? {} : { winter: seasonOf(changeover.winter) }),
      },
    ];
  });
  return { settings, duties };
}
