import type { AskedYear } from "../AskedYear.ts";
import type { AirSettings } from "./AirSettings.ts";
import type { FanCard } from "./fanCard.ts";
import { fanListDuty } from "./fanListDuty.ts";

/** The year of a system's kept fan at the present duty in the site's air; null without a fan or a duty. */
export const fanYear = ({
  card,
  settings: { fan, year },
}: {
  readonly card: FanCard | null;
  readonly settings: Pick<AirSettings, "fan" | "year">;
}): AskedYear | null =>
  card === null || fan === null ? null : { machine: "fan", productId: fan.id, year, duty: fanListDuty(card) };
