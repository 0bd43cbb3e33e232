import { useMemo } from "react";
import { queryProducts } from "#api/contract/search.ts";
import type { FanCard } from "#domain/building/systems/air/fanCard.ts";
import { fanListState } from "#domain/building/systems/air/fanListDuty.ts";
import { FAN } from "#domain/catalogue/categories.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { useAsk } from "../../../../page/services/useAsk.ts";

/** The first fans of the list for a system's duty, and the number of all */
export function useSystemFans(card: FanCard, most: number) {
  const conditions = useMemo(() => listConditions(FAN, fanListState(card)), [card]);
  return useAsk(queryProducts, { body: { ...conditions, pageSize: most } });
}
