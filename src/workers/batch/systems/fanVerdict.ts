import type { KeptFan } from "#domain/building/systems/air/AirSettings.ts";
import { fanCard, type FanCard } from "#domain/building/systems/air/fanCard.ts";
import { judgeFan, type FanFacts, type FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { AirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import type { MachineGap } from "#domain/building/systems/judgeMachine.ts";

/** The data of a kept fan at a duty; "pending" before the server was asked. */
type FactsOf = (fan: KeptFan, card: FanCard) => Promise<FanFacts | MachineGap | "pending">;

/** The verdict on a system's kept fan; null without one. */
export async function fanVerdict(
  system: AirSystem,
  factsOf: FactsOf,
): Promise<FanVerdict | "pending" | null> {
  const { fan } = system.settings;
  if (fan === null) return null;
  const card = fanCard(system);
  if (card === null) return judgeFan(fan, card, "unreachable");
  const facts = await factsOf(fan, card);
  return facts === "pending" ? facts : judgeFan(fan, card, facts);
}
