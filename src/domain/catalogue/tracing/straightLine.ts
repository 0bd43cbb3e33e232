import type { Point } from "../curves/PageDrawing.ts";

/** A straight line across a picture: the points whose product with its normal is `at`. */
export interface StraightLine {
  readonly normal: Point;
  readonly at: number;
  /** Root mean square distance of the points to which it was fitted. */
  readonly rms: number;
}

export const awayFrom = ({ normal, at }: StraightLine, [x, y]: Point): number =>
  normal[0] * x + normal[1] * y - at;

/** The straight line of least squares through points. */
export function straightThrough(points: readonly Point[]): StraightLine {
  const count = points.length;
  const mx = points.reduce((sum, [x]) => sum + x, 0) / count;
  const my = points.reduce((sum, [, y]) => sum + y, 0) / count;
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const normal: Point = [-Math.sin(angle), Math.cos(angle)];
  const line = { normal, at: normal[0] * mx + normal[1] * my };
  const square = points.reduce((sum, [x, y]) => sum + (normal[0] * x + normal[1] * y - line.at) ** 2, 0);
  return { ...line, rms: Math.sqrt(square / count) };
}

/** Where two lines cross; `null` where they run alike. */
export function crossingOf(one: StraightLine, other: StraightLine): Point | null {
  const [a, b] = one.normal;
  const [c, d] = other.normal;
  const whole = a * d - b * c;
  if (Math.abs(whole) < 0.2) return null;
  return [(one.at * d - b * other.at) / whole, (a * other.at - c * one.at) / whole];
}
