import { dutyOf, type WaterDuty } from "../../waterDuty.ts";
import type { WaterSystem } from "../runWaterSystem.ts";

const KILO = 1000;

/** What all primary pumps do together against one evaporator and the primary pipes. */
export interface PrimaryDuty extends WaterDuty {
  /** Pa without the margin */
  readonly loss: number;
  readonly density: number;
}

/**
 * Of each chiller's own pump the head, of all of them the flow (ENGINEERING-3 A.11); null without primary pumps of their own,
 * "no-loss" where nothing stands against them.
 */
export function primaryDuty({
  settings,
  medium,
}: Pick<WaterSystem, "settings" | "medium">): PrimaryDuty | "no-loss" | null {
  const { primaryFlow: flow, plantLoss, lossMargin: margin } = settings;
  if (flow === null || medium === null) return null;
  const loss = plantLoss * KILO;
  if (!(loss > 0)) return "no-loss";
  const { density } = medium;
  return { ...dutyOf({ flow, loss, halfLoss: loss / 4, density, margin }), loss, density };
}
