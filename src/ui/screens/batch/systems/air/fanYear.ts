import { fanListDuty } from "#domain/building/systems/air/fanListDuty.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import type { AskedYear } from "../year/AskedYear.ts";
import type { BookYear } from "../year/useBookYears.ts";

/** The year of a system's kept fan at today's duty in the air of the site; null without a fan or a duty. */
export const fanYear = ({
  card,
  settings: { fan, year },
}: Pick<AirSheet, "card" | "settings">): AskedYear | null =>
  card === null || fan === null ? null : { machine: "fan", productId: fan.id, year, duty: fanListDuty(card) };

/** The years of the fans of all systems, as the book takes them. */
export async function fanYears(
  client: BatchClient<unknown>,
  signal: AbortSignal,
): Promise<readonly BookYear[]> {
  const answer = await client.airSystems(true, signal);
  if (!answer.ok) return [];
  return answer.value.systems.flatMap((sheet): readonly BookYear[] => {
    const { id, season, card } = sheet;
    const year = fanYear(sheet);
    return year === null || card === null
      ? []
      : [{ ...year, id, season, flow: card.flow, value: card.pressure }];
  });
}
