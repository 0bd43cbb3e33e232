import { circuitId } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { pumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PumpSheet, SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import type { AskedYear } from "./AskedYear.ts";
import type { BookYear } from "./useBookYears.ts";

/** The year of a system's kept pumps at today's duty; null without a pump or a duty. */
export const pumpYear = ({ card, settings }: Pick<PumpSheet, "card" | "settings">): AskedYear | null =>
  card === null || settings.pump === null
    ? null
    : {
        ...{ machine: "pump", productId: settings.pump.id, year: settings.year },
        duty: pumpDuty(card, settings),
      };

/** The pumps of a system in its seasons, and those of its plant. */
const pumpsOf = (sheet: SystemSheet): readonly PumpSheet[] => {
  const own = [sheet, ...sheet.plant];
  return sheet.winter === null ? own : [...own, sheet.winter, ...inWinter(sheet.winter)];
};
const inWinter = ({ plant }: SystemSheet): readonly PumpSheet[] =>
  plant.map((each) => ({ ...each, season: "winter" }));

/** The years of the pumps of all systems, as the book takes them. */
export async function pumpYears(
  client: BatchClient<unknown>,
  signal: AbortSignal,
): Promise<readonly BookYear[]> {
  const answer = await client.systems(true, signal);
  if (!answer.ok) return [];
  return answer.value.systems.flatMap(pumpsOf).flatMap((sheet): readonly BookYear[] => {
    const { season, circuit, card } = sheet;
    const year = pumpYear(sheet);
    if (year === null || card === null) return [];
    const id = circuit === null ? sheet.id : circuitId(sheet.id, circuit);
    return [{ ...year, id, season, flow: card.flow, value: card.head }];
  });
}
