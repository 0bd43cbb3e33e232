import type { CurveQuantity } from "../curve/curveQuantities.ts";
import { fitPchip, PCHIP_STRIDE } from "../curve/fitPchip.ts";
import type { CurvePieces } from "../curve/FittedCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import { headFactor, type ViscosityFactors } from "./viscosityCorrection.ts";

/**
 * The correction of a pump's curves: the factors, and the flow of best efficiency with water, in m³/h of the whole
 * product.
 */
export interface CurveMove {
  readonly factors: ViscosityFactors;
  readonly bestFlow: number;
}

/** Index of the last point of a corrected curve, counted from 0: finer than a person can read. */
export const LAST_POINT = 120;

/**
 * The factor of each quantity at a flow of the water curve; P' = Q'·H'·s/(367·η'), with density treated
 * separately. NPSH keeps its values: the method's own correction of it is not used.
 */
export function movedFactor(quantity: CurveQuantity, { factors, bestFlow }: CurveMove, q: number): number {
  switch (quantity) {
    case "head":
      return headFactor(factors, q / bestFlow);
    case "efficiency":
      return factors.efficiency;
    case "shaftPower":
      return (factors.flow * headFactor(factors, q / bestFlow)) / factors.efficiency;
    default:
      return 1;
  }
}

/** The flow in m³/h of the water curve at a point. */
export const pointFlow = ({ first, last }: Pick<CurvePieces, "first" | "last">, at: number): number =>
  at === LAST_POINT ? last : first + ((last - first) * at) / LAST_POINT;

/**
 * A curve with every point moved in flow and value. When only a part of the points is made, the first and last
 * piece are right only where the curve itself ends there, since the slope at a point depends on its neighbours.
 */
export function movedPieces(
  water: CurvePieces,
  quantity: CurveQuantity,
  move: CurveMove,
  from = 0,
  to = LAST_POINT,
): CurvePieces {
  const flows = Float64Array.from({ length: to - from + 1 }, (_, at) => pointFlow(water, from + at));
  const knots = flows.map((q) => q * move.factors.flow);
  const values = flows.map((q) => valueOrNaN(water, q) * movedFactor(quantity, move, q));
  return {
    first: knots[0]!,
    last: knots[to - from]!,
    knots,
    coefficients: fitPchip({ x: knots, y: values }),
    stride: PCHIP_STRIDE,
  };
}
