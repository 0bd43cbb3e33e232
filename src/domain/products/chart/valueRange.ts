import { greatest, least } from "../../base/lists.ts";
import type { Extent } from "./axes.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { stationaryPoints } from "../../physics/curve/stationaryPoints.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";

/** Least and greatest value of a fitted curve: at an end of the measured range, or where it is level. */
export function valueRange(fitted: FittedCurve): Extent {
  const flows = [fitted.first, ...stationaryPoints(fitted), fitted.last];
  const values = flows.map((flow) => valueOrNaN(fitted, flow));
  return { min: least(values), max: greatest(values) };
}
