import {
  judgePump,
  judgeSeasons,
  type PumpFacts,
  type PumpGap,
} from "#domain/building/systems/water/judgePump.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { Judged } from "./Computed.ts";

/** What is known of a system's kept pump at a duty; "pending" while nobody was asked. */
type FactsOf = (card: DutyCard, settings: WaterSettings) => Promise<PumpFacts | PumpGap | "pending">;

/** The verdict on the kept pump of a system, in two pipes over both seasons; null without one. */
export async function pumpVerdict(system: WaterSystem, factsOf: FactsOf): Promise<Judged["pump"]> {
  const summer = await ofSeason(system, factsOf);
  const winter = system.changeover?.winter;
  if (winter === undefined || summer === null || summer === "pending") return summer;
  const other = await ofSeason(winter, factsOf);
  if (other === null || other === "pending") return other;
  const flowOf = (of: WaterSystem) => waterDutyCard(of)?.flow ?? 0;
  return judgeSeasons(summer, other, flowOf(winter) > flowOf(system) ? "winter" : "summer");
}

async function ofSeason(system: WaterSystem, factsOf: FactsOf): Promise<Judged["pump"]> {
  const { pump } = system.settings;
  if (pump === null) return null;
  const card = waterDutyCard(system);
  if (card === null) return judgePump(pump, card, "unreachable");
  const facts = await factsOf(card, system.settings);
  return facts === "pending" ? facts : judgePump(pump, card, facts);
}
