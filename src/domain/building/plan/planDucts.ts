import { MAX_TEXT } from "../../base/limits.ts";
import type { Batch } from "../batch/Batch.ts";
import type { AirSide } from "../batch/kind/AirSide.ts";
import { ductSystems, type DuctSystem } from "../batch/systems/ductSystems.ts";
import { countedElements } from "../systems/air/countedElements.ts";
import { elementLines } from "../systems/air/elementLines.ts";
import { fanCard } from "../systems/air/fanCard.ts";
import { coilLines, handlerNeed, judgeHandler } from "../systems/air/judgeHandler.ts";
import { hasRanAir } from "../systems/air/runAirSystem.ts";
import { assumedLengths } from "../systems/Assumption.ts";
import {
  planMachine,
  type MachineStates,
  type PlanDucts,
  type PlanElement,
  type PlanSystems,
} from "./PlanContent.ts";
import { systemPieces } from "./settingPieces.ts";
import { sizesOf } from "./sizesOf.ts";

function ductsOf({ named, system }: DuctSystem, states: MachineStates): PlanDucts {
  const { id, name, settings } = named;
  const card = fanCard(system);
  const ran = hasRanAir(system) ? system : null;
  const elements = countedElements(elementLines(system)).map(({ kind, product, count }): PlanElement => ({
    kind,
    model: (product?.model ?? "").slice(0, MAX_TEXT),
    count,
  }));
  const unit = settings.handler;
  const need = handlerNeed(system, card);
  const handler = planMachine(
    unit && { ...unit.of, hash: unit.hash },
    unit === null ? undefined : judgeHandler(unit.of, need),
  );
  const coils = unit === null || need === null ? [] : coilLines(unit.of, need);
  const index = ran === null || ran.run.index < 0 ? null : ran.terminals[ran.givenIndex[ran.run.index]!]!;
  return {
    ...{ id, name, use: settings.use, rooms: system.terminals.length },
    segments: system.tree?.segments.length ?? 0,
    assumed: system.tree === null ? 0 : assumedLengths(system.tree),
    flow: card?.flow ?? null,
    pressure: card?.pressure ?? null,
    index: (index === null ? "" : index.code || index.room.name).slice(0, MAX_TEXT),
    ducts: ran === null ? [] : sizesOf(ran.run, ran.tree),
    fan: planMachine(settings.fan, states.get(id)),
    ...(handler !== null && { handler }),
    ...Object.fromEntries(coils.map(({ coil, need: needed, stated }) => [coil, { need: needed, stated }])),
    ...(elements.length > 0 && { elements }),
  };
}

/**
 * Duct systems for the plan of a batch; undefined if none was set and no outlet was chosen. Their settings contain
 * those of fresh air and the fresh air of the schedule, if fresh air was asked for. "too-large" if the typed data
 * exceeds what a plan can store.
 *
 * @param states verdicts on the kept fans, by the system's id
 */
export function planDucts<Filter>(
  batch: Batch<Filter>,
  air: AirSide,
  states: MachineStates,
): PlanSystems | undefined | "too-large" {
  const { ducts: systems, fresh, stated } = batch;
  const settings = systemPieces(
    stated.length > 0 ? { systems, fresh, stated } : fresh === null ? systems : { systems, fresh },
  );
  if (settings === null) return "too-large";
  const ducts = ductSystems(batch, air)
    .filter(({ system }) => system.terminals.length > 0)
    .map((each) => ductsOf(each, states));
  return ducts.length === 0 && settings.length === 0 ? undefined : { settings, duties: [], ducts };
}
