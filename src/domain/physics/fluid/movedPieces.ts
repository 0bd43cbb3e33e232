import type { CurveQuantity } from "../curve/curveQuantities.ts";
import { fitPchip, PCHIP_STRIDE } from "../curve/fitPchip.ts";
import type { CurvePieces } from "../curve/FittedCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import { headFactor, type ViscosityFactors } from "./viscosityCorrection.ts";

/** What moves a pump's curves: the factors, and the flow of its best efficiency with water, m³/h of the whole product. */
export interface CurveMove {
  readonly factors: ViscosityFactors;
  readonly bestFlow: number;
}

/** The last of the points that a corrected curve is drawn through, from 0 on: finer than a person reads it. */
export const LAST_POINT = 120;

/**
 * What each quantity is multiplied by, at a flow of the water curve; P' = Q'·H'·s/(367·η'), its density apart. The NPSH
 * keeps its figures: the method's own correction of it is not used.
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

/** m³/h of the water curve at a point. */
export const pointFlow = ({ first, last }: Pick<CurvePieces, "first" | "last">, at: number): number =>
  at === LAST_POINT ? last : first + ((last - first) * at) / LAST_POINT;

/**
 * A curve with every point moved in flow and value. Of a part of the points the first and the last piece are right only
 * where the curve ends there: the slope at a point follows from those on either side.
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
