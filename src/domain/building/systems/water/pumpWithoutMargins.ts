import { withoutMargin } from "../withoutMargin.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import type { WaterSettings } from "./WaterSettings.ts";

/** The duty of pumps without margins: a margin and a tolerance are never used together (ENGINEERING-3 F.3). */
export function pumpWithoutMargins(
  card: DutyCard,
  { flowMargin, lossMargin }: Pick<WaterSettings, "flowMargin" | "lossMargin">,
): DutyCard {
  const flow = card.flow / (1 + flowMargin);
  const eachFlow = card.eachFlow / (1 + flowMargin);
  return { ...card, flow, eachFlow, head: withoutMargin(card.head, card.staticHead, lossMargin), margin: 0 };
}
