import type { Curve } from "../../physics/curve/Curve.ts";
import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import { fitCurve, fitPower } from "../../physics/curve/fitCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import type { SheetCurve } from "./SheetAxis.ts";

/** Flow and value, in the order of flow. */
type Values = readonly (readonly [flow: number, value: number])[];

const curveOf = (values: Values): Curve => ({
  x: Float64Array.from(values, ([flow]) => flow),
  y: Float64Array.from(values, ([, value]) => value),
});

/**
 * By how much the curve that the product draws through the values that it keeps leaves the line that was read, at most,
 * in the unit of the line's axis: a saddle bends more than the fit.
 *
 * @param kept the product's values
 * @param read the line, more closely
 */
export function fitMiss({ quantity }: Pick<SheetCurve, "quantity">, kept: Values, read: Values): number {
  if (kept.length < 3) return 0;
  const isPower = CURVE_QUANTITIES[quantity].axis === "power";
  const fitted = (isPower ? fitPower : fitCurve)(curveOf(kept));
  return read.reduce((most, [flow, value]) => {
    const miss = Math.abs(valueOrNaN(fitted, flow) - value);
    return Number.isNaN(miss) ? most : Math.max(most, miss);
  }, 0);
}
