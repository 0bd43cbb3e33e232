import { useMemo } from "react";
import { queryProducts } from "#api/contract/search.ts";
import { eachPumpListState } from "#domain/building/systems/water/pumpDuty.ts";
import type { DutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import type { WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { useAsk } from "../../../page/services/useAsk.ts";

/** The first pumps of the list for one running pump's share of a system's duty, and the number of all */
export function useSystemPumps(card: DutyCard, settings: WaterSettings, most: number) {
  const conditions = useMemo(() => listConditions(PUMP, eachPumpListState(card, settings)), [card, settings]);
  return useAsk(queryProducts, { body: { ...conditions, pageSize: most } });
}
