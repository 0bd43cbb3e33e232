import { PROPERTY } from "../../../catalogue/properties.ts";
import type { CurveQuantity } from "../../../physics/curve/curveQuantities.ts";
import type { Better } from "./bestOf.ts";

/**
 * At one duty, a machine is better if it does the same work with less. Pressure and head are given by the duty and
 * are no merit.
 */
const QUANTITIES: Partial<Record<CurveQuantity, Better>> = {
  totalPressureEfficiency: "more",
  staticPressureEfficiency: "more",
  efficiency: "more",
  overallEfficiency: "more",
  shaftPower: "less",
  inputPower: "less",
  npsh: "less",
  noise: "less",
};
export const betterQuantity = (quantity: CurveQuantity): Better | null => QUANTITIES[quantity] ?? null;

/**
 * Rated figures of different machines belong to different duties, so only those that do not scale with the duty
 * are judged.
 */
const PROPERTIES: ReadonlyMap<string, Better> = new Map<string, Better>([
  [PROPERTY.totalPressureEfficiency, "more"],
  [PROPERTY.staticPressureEfficiency, "more"],
  [PROPERTY.highSpeedEfficiency, "more"],
  [PROPERTY.lowSpeedEfficiency, "more"],
  [PROPERTY.pumpEfficiency, "more"],
  [PROPERTY.overallEfficiency, "more"],
  [PROPERTY.performanceCoefficient, "more"],
  [PROPERTY.noise, "less"],
]);
export const betterProperty = (code: string): Better | null => PROPERTIES.get(code) ?? null;
