import type { AirSettings } from "./air/AirSettings.ts";
import type { FanCard } from "./air/fanCard.ts";
import type { DutyCard } from "./water/waterDutyCard.ts";
import type { WaterSettings } from "./water/WaterSettings.ts";

/** What moves, without its margin; what is static has none. */
const withoutMargin = (value: number, fixed: number, margin: number): number =>
  (value - fixed) / (1 + margin) + fixed;

/** The duty of pumps as the tree asks for it: a margin and a tolerance are never stacked (ENGINEERING-3 F.3). */
export function pumpWithoutMargins(
  card: DutyCard,
  { flowMargin, lossMargin }: Pick<WaterSettings, "flowMargin" | "lossMargin">,
): DutyCard {
  const flow = card.flow / (1 + flowMargin);
  const eachFlow = card.eachFlow / (1 + flowMargin);
  return { ...card, flow, eachFlow, head: withoutMargin(card.head, card.staticHead, lossMargin), margin: 0 };
}

/** The same of a fan, whose pressure has a margin at fixed speed alone. */
export function fanWithoutMargins(
  card: FanCard,
  { flowMargin, pressureMargin, control }: Pick<AirSettings, "flowMargin" | "pressureMargin" | "control">,
): FanCard {
  const margin = control === "variable" ? 0 : pressureMargin;
  const pressure = withoutMargin(card.pressure, card.kept, margin);
  return { ...card, flow: card.flow / (1 + flowMargin), pressure, margin: 0 };
}
