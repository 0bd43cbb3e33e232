import { temperature } from "../../base/units.ts";
import { liquidMedium, WATER } from "../../physics/pipe/medium.ts";
import { condenserLoad } from "../systems/condenserCircuit.ts";
import { flowForLoad } from "../systems/terminalFlow.ts";
import type { Chiller } from "./Chiller.ts";
import type { SideWater } from "./SideWater.ts";
import type { TowerState } from "./towerVerdict.ts";

/** Settings of the condenser water */
export interface CondenserSettings {
  /** Temperature into the condenser in ℃, and the rise across it in K */
  readonly condenserSupply: number;
  readonly condenserDifference: number;
  /** Wet bulb at the site, ℃; null where it is not stated. */
  readonly wetBulb: number | null;
}

/** The condenser water of the settings. */
export function condenserWater({
  condenserSupply,
  condenserDifference: difference,
}: CondenserSettings): SideWater {
  const medium = liquidMedium(WATER, temperature(condenserSupply + difference / 2));
  // The allowed settings are all within the range of the water properties.
  if (!medium.ok) throw new Error("condenser water has no properties");
  return { difference, medium: medium.value };
}

/** The state that towers must serve; null until the wet bulb of the site is stated. */
export function towerState({
  condenserSupply: leaving,
  condenserDifference,
  wetBulb,
}: CondenserSettings): TowerState | null {
  return wetBulb === null ? null : { entering: leaving + condenserDifference, leaving, wetBulb };
}

/**
 * Heat of one chiller to its condenser water: Q·(1 + 1/COP), and the flow at the water's difference (ENGINEERING-3
 * D.3). kW and m³/h; null for an air-cooled machine, or without a COP.
 */
export function condenserOf(
  { capacity, cop, cooling }: Chiller,
  { difference, medium }: SideWater,
): { readonly heat: number; readonly flow: number } | null {
  if (cop === null || cooling !== "water") return null;
  const heat = condenserLoad(capacity, cop);
  return { heat, flow: flowForLoad(heat, difference, medium) };
}
