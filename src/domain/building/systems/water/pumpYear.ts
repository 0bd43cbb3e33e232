import type { AskedYear } from "../AskedYear.ts";
import { pumpDuty } from "./pumpDuty.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import type { WaterSettings } from "./WaterSettings.ts";

/** The year of a system's kept pumps at the present duty; null without a pump or a duty. */
export const pumpYear = ({
  card,
  settings,
}: {
  readonly card: DutyCard | null;
  readonly settings: WaterSettings;
}): AskedYear | null =>
  card === null || settings.pump === null
    ? null
    : {
        ...{ machine: "pump", productId: settings.pump.id, year: settings.year },
        duty: pumpDuty(card, settings),
      };
