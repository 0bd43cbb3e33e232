import { flow, type Flow } from "../../base/units.ts";
import type { CurvePieces } from "./FittedCurve.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

export interface BestEfficiency {
  readonly flow: Flow;
  /** % */
  readonly value: number;
  /** The maximum lies at an end of the measured range: the true best point may lie beyond it and is not known. */
  readonly isAtEnd: boolean;
}

/** Highest point of an efficiency curve within its measured range; of equal points the one at the lowest flow. */
export function bestEfficiency(fitted: CurvePieces): BestEfficiency {
  const { first, last } = fitted;
  let best = first;
  for (const candidate of [...stationaryPoints(fitted), last])
    if (valueOrNaN(fitted, candidate) > valueOrNaN(fitted, best)) best = candidate;
  return { flow: flow(best), value: valueOrNaN(fitted, best), isAtEnd: best === first || best === last };
}
