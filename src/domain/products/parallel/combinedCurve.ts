import { branchesOf, flowAt } from "../../physics/curve/branches.ts";
import { stationaryPoints } from "../../physics/curve/stationaryPoints.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { greatest, least } from "../../base/lists.ts";
import { flow } from "../../base/units.ts";
import type { CurvePoint } from "../../physics/curve/systemCurve.ts";
import { isMeasuredShut, peakOf, type ParallelMember } from "../../physics/curve/parallelStates.ts";
import { seriesCurve } from "./seriesCurve.ts";
import type { Arrangement } from "./SetChoice.ts";

/** Number of points of a drawn curve. */
const POINTS = 61;

const evenly = (from: number, to: number): number[] =>
  Array.from({ length: POINTS }, (_, at) =>
    at === POINTS - 1 ? to : from + ((to - from) * at) / (POINTS - 1),
  );

/** A pressure or head curve as points for drawing. */
export const drawnCurve = (curve: ParallelMember["curve"]): readonly CurvePoint[] =>
  evenly(curve.first, curve.last).map((q) => ({ flow: flow(q), value: valueOrNaN(curve, q) }));

/**
 * m³/h of one machine at a head; the greatest if a drooping curve gives several. 0 if it is dead-headed, NaN
 * outside the measured range.
 */
export function greatestFlowAt(curve: ParallelMember["curve"], head: number): number {
  const branch = branchesOf(curve).findLast(({ low, high }) => head >= low && head <= high);
  if (branch !== undefined) return flowAt(curve, branch, head);
  return isMeasuredShut(curve) && head > peakOf(curve) ? 0 : Number.NaN;
}

/**
 * The combined curve: Q(H) = Σ n_i·q_i(H) for machines in parallel, H(Q) = Σ n_i·h_i(Q) for machines in series, as
 * far as every machine was measured. By ascending flow; empty if the ranges do not overlap. A drooping curve
 * counts with its greatest flow.
 */
export function combinedCurve(
  arrangement: Arrangement,
  members: readonly ParallelMember[],
): readonly CurvePoint[] {
  if (arrangement === "series") {
    const sum = seriesCurve(members);
    return sum === null ? [] : drawnCurve(sum);
  }
  const heads = members.flatMap(({ curve }) => [
    valueOrNaN(curve, curve.first),
    ...stationaryPoints(curve).map((q) => valueOrNaN(curve, q)),
    valueOrNaN(curve, curve.last),
  ]);
  const [low, high] = [least(heads), greatest(heads)];
  return [...new Set([...evenly(low, high), ...heads])]
    .sort((one, other) => other - one)
    .map((head) => ({
      flow: flow(members.reduce((sum, { curve, count }) => sum + count * greatestFlowAt(curve, head), 0)),
      value: head,
    }))
    .filter((point) => !Number.isNaN(point.flow));
}
