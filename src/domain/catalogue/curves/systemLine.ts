import type { Quantity } from "../tables/words/quantities.ts";
import type { ChartAxis } from "./ChartAxis.ts";
import type { ChartLine } from "./ChartLine.ts";
import type { CurveMeaning } from "./curveMeaning.ts";
import { valueAt } from "./fitScale.ts";
import { isFunction } from "./isFunction.ts";
import type { Box } from "./PageDrawing.ts";
import { heightOf } from "./polylines.ts";

const LIFTS: ReadonlySet<Quantity | null> = new Set<Quantity | null>([
  ...(["head", "pressure", "totalPressure", "staticPressure", null] as const),
]);
/** It begins this near to no head or pressure, as a share of the frame's height, and rises over more than that. */
const NOTHING = 0.03;
const RISE = 0.2;

/** A head or pressure that rises from nothing all along is what a system asks, not what a machine gives. */
export function isSystemLine(
  { points }: ChartLine,
  { quantity, parameter, y }: CurveMeaning,
  axes: readonly ChartAxis[],
  frame: Box,
): boolean {
  const axis = y === null ? undefined : axes[y];
  if (!axis || !LIFTS.has(quantity) || parameter !== null || !isFunction(points)) return false;
  const sorted = points.toSorted(([one], [other]) => one - other);
  const high = heightOf(frame);
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const at = axis.scale.kind === "linear" ? -axis.scale.a / axis.scale.b : frame.bottom;
  const isFalling = sorted.some((point, nth) => nth > 0 && point[1] > sorted[nth - 1]![1] + 0.1);
  return (
    !isFalling &&
    Math.abs(first[1] - at) < NOTHING * high &&
    Math.abs(last[1] - first[1]) > RISE * high &&
    valueAt(axis.scale, last[1]) > valueAt(axis.scale, first[1])
  );
}
