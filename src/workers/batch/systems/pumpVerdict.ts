import { judgePump, judgeSeasons, type PumpFacts } from "#domain/building/systems/water/judgePump.ts";
import type { MachineGap } from "#domain/building/systems/judgeMachine.ts";
import type { PlantCircuit } from "#domain/building/systems/water/plant/plantCircuits.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { Verdict } from "./Computed.ts";

/** The data of a system's kept pump at a duty; "pending" before the server was asked. */
export type FactsOf = (
  card: DutyCard,
  settings: WaterSettings,
) => Promise<PumpFacts | MachineGap | "pending">;

/** The verdict on a system's kept pump, for two pipes over both seasons; null without one. */
export async function pumpVerdict(system: WaterSystem, factsOf: FactsOf): Promise<Verdict> {
  const summer = await ofSeason(system, factsOf);
  const winter = system.changeover?.winter;
  if (winter === undefined || summer === null || summer === "pending") return summer;
  const other = await ofSeason(winter, factsOf);
  if (other === null || other === "pending") return other;
  const flowOf = (of: WaterSystem) => waterDutyCard(of)?.flow ?? 0;
  return judgeSeasons(summer, other, flowOf(winter) > flowOf(system) ? "winter" : "summer");
}

/** The verdict on the kept pump of a plant circuit; null without one. */
export const circuitVerdict = ({ card, settings }: PlantCircuit, factsOf: FactsOf): Promise<Verdict> =>
  verdict(settings, card, factsOf);

const ofSeason = (system: WaterSystem, factsOf: FactsOf): Promise<Verdict> =>
  verdict(system.settings, waterDutyCard(system), factsOf);

async function verdict(settings: WaterSettings, card: DutyCard | null, factsOf: FactsOf): Promise<Verdict> {
  const { pump } = settings;
  if (pump === null) return null;
  if (card === null) return judgePump(pump, card, "unreachable");
  const facts = await factsOf(card, settings);
  return facts === "pending" ? facts : judgePump(pump, card, facts);
}
