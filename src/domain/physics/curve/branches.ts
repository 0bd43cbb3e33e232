import { flow, type Flow } from "../../base/units.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

/** A stretch of a curve along which it only rises or only falls, with its least and greatest value. */
export interface Branch {
  readonly from: Flow;
  readonly to: Flow;
  readonly low: number;
  readonly high: number;
  readonly isFalling: boolean;
}

/** The stretches of a curve by ascending flow; level parts belong to none. */
export function branchesOf(fitted: FittedCurve): Branch[] {
  const ends = [...new Set([fitted.first, ...stationaryPoints(fitted), fitted.last])];
  return ends.slice(1).flatMap((to, at): readonly Branch[] => {
    // There is one end more than there are stretches.
    const from = ends[at]!;
    const [left, right] = [valueOrNaN(fitted, from), valueOrNaN(fitted, to)];
    if (left === right) return [];
    return [
      {
        from: flow(from),
        to: flow(to),
        low: Math.min(left, right),
        high: Math.max(left, right),
        isFalling: left > right,
      },
    ];
  });
}

const HALVINGS = 60;

/** The flow in m³/h at which a branch has a value; the value must lie within the branch. */
export function flowAt(fitted: FittedCurve, { from, to, isFalling }: Branch, value: number): number {
  let [low, high] = [from as number, to as number];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    const found = valueOrNaN(fitted, middle);
    if (isFalling ? found > value : found < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
