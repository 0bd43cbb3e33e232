import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { flowOf } from "#domain/physics/curve/stationaryPoints.ts";
import { plainRoots } from "./plain/curve/plainRoots.ts";

/** Intersections with Y = K·Q² by the rule for closed systems only, written independently of any static head. */
export function parabolaCrossings({ knots, coefficients, stride }: FittedCurve, k: number): number[] {
  const flows: number[] = [];
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    const [left, right] = [knots[piece]!, knots[piece + 1]!];
    const polynomial = new Float64Array(Math.max(stride, 3));
    let size = 0;
    for (let power = 0; power < stride; power++) {
      polynomial[power] = coefficients[piece * stride + power]!;
      size += Math.abs(coefficients[piece * stride + power]!);
    }
    const [middle, half] = [(left + right) / 2, (right - left) / 2];
    polynomial[0]! -= k * middle * middle;
    polynomial[1]! -= 2 * k * middle * half;
    polynomial[2]! -= k * half * half;
    for (const t of plainRoots(polynomial, 1e-12 * size)) {
      const q = flowOf(t, left, right);
      const last = flows.at(-1);
      if (q > 1e-6 * right && (last === undefined || q - last > 1e-9 * q)) flows.push(q);
    }
  }
  return flows;
}
