import * as v from "valibot";
import { fitPchip, PCHIP_STRIDE } from "#domain/physics/curve/fitPchip.ts";
import { valueInPieces } from "#domain/physics/curve/valueAt.ts";

/** A quantity over flow, both as shares of their values at best efficiency. */
export type Shape = (flowShare: number) => number;

/** A smooth curve through points of flow share and value share, in ascending order. */
function shape(points: readonly (readonly [number, number])[]): Shape {
  const x = Float64Array.from(points, ([flow]) => flow);
  const y = Float64Array.from(points, ([, value]) => value);
  const coefficients = fitPchip({ x, y });
  const pieces = x.length - 1;
  return (flow) => valueInPieces(x, 0, pieces, coefficients, 0, PCHIP_STRIDE, flow);
}

/** Points of a shape in a file. */
export const ShapeSchema = v.pipe(
  v.array(v.tuple([v.number(), v.number()])),
  v.minLength(2),
  v.check((points) => points.every(([x], at) => at === 0 || x > points[at - 1]![0]), "is not ascending"),
  v.transform((points): Shape => shape(points)),
);
