import { formatNumber } from "../../../base/formatNumber.ts";
import type { DutyCard } from "../water/waterDutyCard.ts";
import type { WaterSettings } from "../water/WaterSettings.ts";

/** What stands in the plant's box: pumps in use and standing by, and their duty. */
export const plantWords = (
  { pumps, standby, pump }: WaterSettings,
  card: DutyCard | null,
): readonly string[] => [
  `机房 水泵 ${pumps} 用${standby > 0 ? ` ${standby} 备` : ""}`,
  ...(card === null
    ? ["无工况"]
    : [`Q ${formatNumber(card.flow, 1)} m³/h`, `H ${formatNumber(card.head, 1)} m`]),
  ...(pump === null ? [] : [pump.model.length > 16 ? `${pump.model.slice(0, 15)}…` : pump.model]),
];
