import type { Batch } from "#domain/building/batch/Batch.ts";
import { ductSystems } from "#domain/building/batch/systems/ductSystems.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanYear } from "#domain/building/systems/air/fanYear.ts";
import type { AskedYear } from "#domain/building/systems/AskedYear.ts";
import { circuitId, plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { pumpYear } from "#domain/building/systems/water/pumpYear.ts";
import type { WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { Season, WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import type { PlannedWater } from "../sources/planWaterSystems.ts";
import type { BookYear } from "../systems/book/MachineYear.ts";

const asBookYear = (
  asked: AskedYear | null,
  of: Pick<BookYear, "id" | "season" | "flow" | "value">,
): readonly BookYear[] => (asked === null || asked.year === "" ? [] : [{ ...asked, ...of }]);

const pumpsAt = (
  id: string,
  season: Season,
  card: DutyCard | null,
  settings: WaterSettings,
): readonly BookYear[] =>
  card === null
    ? []
    : asBookYear(pumpYear({ card, settings }), { id, season, flow: card.flow, value: card.head });

const seasonPumps = (id: string, season: Season, system: WaterSystem): readonly BookYear[] => [
  ...pumpsAt(id, season, waterDutyCard(system), system.settings),
  ...plantCircuits(system).flatMap(({ name, card, settings }) =>
    pumpsAt(circuitId(id, name), season, card, settings),
  ),
];

/**
 * The machines of a batch with settings for their year, at their present duties: pumps of systems in each season,
 * pumps of plants, and fans
 */
export function yearsAsked<Filter>(
  batch: Batch<Filter>,
  water: readonly PlannedWater[],
): readonly BookYear[] {
  const { air } = batch.kind;
  if (air !== undefined)
    return ductSystems(batch, air).flatMap(({ named, system }) => {
      const card = fanCard(system);
      if (card === null) return [];
      const of = { id: named.id, season: "summer", flow: card.flow, value: card.pressure } as const;
      return asBookYear(fanYear({ card, settings: named.settings }), of);
    });
  // The proposed systems have no settings of a person.
  if (batch.systems === null) return [];
  return water.flatMap(({ named, system }) => [
    ...seasonPumps(named.id, "summer", system),
    ...(system.changeover === null ? [] : seasonPumps(named.id, "winter", system.changeover.winter)),
  ]);
}
