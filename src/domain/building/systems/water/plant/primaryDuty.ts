import { dutyOf, type WaterDuty } from "../../waterDuty.ts";
import type { WaterSystem } from "../runWaterSystem.ts";

const KILO = 1000;

/** Duty of all primary pumps together, against one evaporator and the primary pipes */
export interface PrimaryDuty extends WaterDuty {
  /** Loss without the margin, Pa */
  readonly loss: number;
  readonly density: number;
}

/**
 * The head of each primary pump and the flow of all of them (ENGINEERING-3 A.11); null without separate primary
 * pumps, "no-loss" if the losses are 0.
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
