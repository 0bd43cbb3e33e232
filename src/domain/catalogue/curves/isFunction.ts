import type { Polyline } from "./PageDrawing.ts";

/** Lines may run back so many points of the page, by rounding. */
const BACK = 0.3;

/** A line that has one value at each flow. */
export function isFunction(points: Polyline): boolean {
  const ahead = (points.at(-1)?.[0] ?? 0) >= (points[0]?.[0] ?? 0) ? 1 : -1;
  let most = Number.NEGATIVE_INFINITY;
  return points.every(([x]) => {
    most = Math.max(most, ahead * x);
    return ahead * x >= most - BACK;
  });
}
