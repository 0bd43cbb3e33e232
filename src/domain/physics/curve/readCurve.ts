import { fail, ok, type Result } from "../../base/result.ts";
import type { Curve } from "./Curve.ts";
import { factsOf, type CurveQuantity } from "./curveQuantities.ts";

/** A stored point. Points of type EXTEND extrapolate the measurement and are skipped. */
export interface MeasuredPoint {
  /** m³/h */
  readonly x: number;
  readonly y: number;
  readonly type?: string | null;
}

export type CurveRefusal =
  | "not-a-number"
  | "negative-flow"
  | "negative-power"
  | "negative-efficiency"
  | "efficiency-over-100"
  | "repeated-flow"
  | "too-few-points";

const FEWEST_POINTS = 2;
const WHOLE = 100;

/** Reads measured points in any order. A point given twice counts once; one flow with two values is refused. */
export function readCurve(
  points: readonly MeasuredPoint[],
  quantity: CurveQuantity,
): Result<Curve, CurveRefusal> {
  const kept: MeasuredPoint[] = [];
  for (const point of inOrder(points)) {
    const refusal = refusalOf(point.x, point.y, quantity);
    if (refusal !== null) return fail(refusal);
    const previous = kept.at(-1);
    if (previous?.x !== point.x) kept.push(point);
    else if (previous.y !== point.y) return fail("repeated-flow");
  }
  if (kept.length < FEWEST_POINTS) return fail("too-few-points");
  const x = new Float64Array(kept.length);
  const y = new Float64Array(kept.length);
  kept.forEach((point, at) => {
    x[at] = point.x;
    y[at] = point.y;
  });
  return ok({ x, y });
}

/** Like `readCurve`, for the points of two lists. These usually ascend already and then need no objects. */
export function readLists(
  flows: readonly number[],
  values: readonly number[],
  quantity: CurveQuantity,
): Result<Curve, CurveRefusal> {
  const isAscending =
    flows.length >= FEWEST_POINTS &&
    flows.length === values.length &&
    // A flow that is not a number does not ascend.
    flows.every((x, at) => at === 0 || x > flows[at - 1]!);
  if (!isAscending)
    return readCurve(
      flows.map((x, at) => ({ x, y: values[at] ?? NaN })),
      quantity,
    );
  for (let at = 0; at < flows.length; at++) {
    // Both lists are of one length.
    const refusal = refusalOf(flows[at]!, values[at]!, quantity);
    if (refusal !== null) return fail(refusal);
  }
  return ok({ x: new Float64Array(flows), y: new Float64Array(values) });
}

/** Points sorted by flow; most lists are sorted already and are used as they are. */
function inOrder(points: readonly MeasuredPoint[]): readonly MeasuredPoint[] {
  // A flow that is not a number fits no order and is refused later in any case.
  const isAsIs = points.every(({ x, type }, at) => type !== "EXTEND" && (at === 0 || x >= points[at - 1]!.x));
  return isAsIs ? points : points.filter(({ type }) => type !== "EXTEND").sort((a, b) => a.x - b.x);
}

function refusalOf(x: number, y: number, quantity: CurveQuantity): CurveRefusal | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return "not-a-number";
  if (x < 0) return "negative-flow";
  const { axis } = factsOf(quantity);
  if (axis === "power" && y < 0) return "negative-power";
  if (axis === "efficiency" && y < 0) return "negative-efficiency";
  if (axis === "efficiency" && y > WHOLE) return "efficiency-over-100";
  return null;
}
