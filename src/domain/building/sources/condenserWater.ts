import { temperature } from "../../base/units.ts";
import { liquidMedium, WATER } from "../../physics/pipe/medium.ts";
import { condenserLoad } from "../systems/condenserCircuit.ts";
import { flowForLoad } from "../systems/terminalFlow.ts";
import type { Chiller } from "./Chiller.ts";
import type { SideWater } from "./SideWater.ts";
import type { TowerState } from "./towerVerdict.ts";

/** What the settings say of the condenser water. */
export interface CondenserSettings {
  /** ℃ to the condenser, and the K that it warms */
  readonly condenserSupply: number;
  readonly condenserDifference: number;
  /** ℃ at the site; null where nobody stated it. */
  readonly wetBulb: number | null;
}

/** The condenser water of the settings. */
export function condenserWater({
  condenserSupply,
  condenserDifference: difference,
}: CondenserSettings): SideWater {
  const medium = liquidMedium(WATER, temperature(condenserSupply + difference / 2));
  // Water has properties at all temperatures that the settings allow.
  if (!medium.ok) throw new Error("condenser water has no properties");
  return { difference, medium: medium.value };
}

/** The state that towers have to do for; null while the wet bulb of the site is not known. */
export function towerState({
  condenserSupply: leaving,
  condenserDifference,
  wetBulb,
}: CondenserSettings): TowerState | null {
  return wetBulb === null ? null : { entering: leaving + condenserDifference, leaving, wetBulb };
}

/**
 * What one chiller gives off to its condenser water: Q·(1 + 1/COP) over the water's difference (ENGINEERING-3 D.3). kW and m³/h;
 * null of an air cooled machine, or without a COP.
 */
export function condenserOf(
  { capacity, cop, cooling }: Chiller,
  { difference, medium }: SideWater,
): { readonly heat: number; readonly flow: number } | null {
  if (cop === null || cooling !== "water") return null;
  const heat = condenserLoad(capacity, cop);
  return { heat, flow: flowForLoad(heat, difference, medium) };
}
