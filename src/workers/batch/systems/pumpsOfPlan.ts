import type { Api } from "#api/client/createApi.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PlanSources } from "#domain/building/batch/confirm/planRooms.ts";
import { systemRooms, waterSide } from "#domain/building/batch/systems/systemRooms.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { circuitId, plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { hasPump } from "#domain/building/systems/water/keptPumps.ts";
import { runSystem } from "#domain/building/systems/water/runChangeover.ts";
import { roomsBySystem } from "#domain/building/systems/water/SystemList.ts";
import { PumpAnswers } from "./PumpFacts.ts";
import type { Verdict } from "./Computed.ts";
import { circuitVerdict, pumpVerdict, type FactsOf } from "./pumpVerdict.ts";

/** The verdicts on the pumps that are kept with the systems of a plan, by the system's id, those of its plant by `circuitId`. */
export async function pumpsOfPlan<Filter>(
  api: Api,
  batch: Batch<Filter>,
  parametersOf: PlanSources["parametersOf"],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PumpVerdict>> {
  const verdicts = new Map<string, PumpVerdict>();
  const { water } = batch.kind;
  const list = batch.systems ?? [];
  if (water === undefined || !list.some(({ settings }) => hasPump(settings))) return verdicts;
  const { rooms } = systemRooms(batch, water, (id) => waterSide(water, parametersOf.get(id) ?? []));
  const parted = roomsBySystem(list, rooms);
  const answers = new PumpAnswers();
  for (const { id, kind, settings } of list) {
    if (!hasPump(settings)) continue;
    const system = runSystem(kind, parted.get(id)!, settings);
    const facts: FactsOf = (card, of) => answers.facts(api, card, of, signal);
    const know = (of: string, verdict: Verdict) => {
      if (verdict !== null && verdict !== "pending") verdicts.set(of, verdict);
    };
    know(id, await pumpVerdict(system, facts));
    for (const circuit of plantCircuits(system))
      know(circuitId(id, circuit.name), await circuitVerdict(circuit, facts));
  }
  return verdicts;
}
