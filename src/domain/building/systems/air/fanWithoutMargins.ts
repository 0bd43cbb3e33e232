import { withoutMargin } from "../withoutMargin.ts";
import type { AirSettings } from "./AirSettings.ts";
import type { FanCard } from "./fanCard.ts";

/**
 * The duty of a fan without margins (see `pumpWithoutMargins`); only a fixed speed has a margin on the pressure.
 */
export function fanWithoutMargins(
  card: FanCard,
  { flowMargin, pressureMargin, control }: Pick<AirSettings, "flowMargin" | "pressureMargin" | "control">,
): FanCard {
  const margin = control === "variable" ? 0 : pressureMargin;
  const pressure = withoutMargin(card.pressure, card.kept, margin);
  return { ...card, flow: card.flow / (1 + flowMargin), pressure, margin: 0 };
}
