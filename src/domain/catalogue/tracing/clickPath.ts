import type { Point, Polyline } from "../curves/PageDrawing.ts";
import { distance, evenly, lengthOf } from "../curves/polylines.ts";

/** Points at even steps along a line, with the direction across it. */
export interface Course {
  readonly points: Polyline;
  readonly across: Polyline;
}

const PIECES = 16;

/** The smooth line through loose clicks: a natural spline over the distance from click to click. */
export function throughClicks(clicks: Polyline): Polyline {
  if (clicks.length < 3) return clicks;
  const lengths = clicks.map((_, at) => lengthOf(clicks.slice(0, at + 1)));
  const bends = ([0, 1] as const).map((axis) =>
    bendsOf(
      lengths,
      clicks.map((click) => click[axis]),
    ),
  );
  const out: Point[] = [clicks[0]!];
  for (let at = 1; at < clicks.length; at++)
    for (let piece = 1; piece <= PIECES; piece++)
      out.push([valueBetween(0, at, piece / PIECES), valueBetween(1, at, piece / PIECES)]);
  return out;

  function valueBetween(axis: 0 | 1, at: number, t: number): number {
    const step = lengths[at]! - lengths[at - 1]!;
    const [low, high] = [bends[axis]![at - 1]!, bends[axis]![at]!];
    const rest = 1 - t;
    return (
      rest * clicks[at - 1]![axis] +
      t * clicks[at]![axis] +
      (((rest ** 3 - rest) * low + (t ** 3 - t) * high) * (step * step)) / 6
    );
  }
}

/** Second derivatives at the knots; the outermost are those of their neighbours, as ends of curves bend, too. */
function bendsOf(lengths: readonly number[], values: readonly number[]): readonly number[] {
  const last = lengths.length - 1;
  const [diagonal, right] = [new Float64Array(last + 1), new Float64Array(last + 1)];
  const step = (at: number) => Math.max(1e-6, lengths[at]! - lengths[at - 1]!);
  const slope = (at: number) => (values[at]! - values[at - 1]!) / step(at);
  const upper = new Float64Array(last + 1);
  for (let at = 1; at < last; at++) {
    const lower = at === 1 ? 0 : step(at);
    diagonal[at] =
      2 * (step(at) + step(at + 1)) + (at === 1 ? step(1) : 0) + (at === last - 1 ? step(last) : 0);
    upper[at] = at === last - 1 ? 0 : step(at + 1);
    right[at] = 6 * (slope(at + 1) - slope(at));
    const share = at === 1 ? 0 : lower / diagonal[at - 1]!;
    diagonal[at]! -= share * upper[at - 1]!;
    right[at]! -= share * right[at - 1]!;
  }
  const bends = Array.from<number>({ length: last + 1 }).fill(0);
  for (let at = last - 1; at > 0; at--)
    bends[at] = (right[at]! - upper[at]! * (at === last - 1 ? 0 : bends[at + 1]!)) / diagonal[at]!;
  bends[0] = bends[1]!;
  bends[last] = bends[last - 1]!;
  return bends;
}

/** @param every the step in pixels */
export function courseOf(line: Polyline, every = 1): Course {
  const points = evenly(line, Math.max(2, Math.round(lengthOf(line) / every) + 1));
  const across = points.map((_, at): Point => {
    const [one, other] = [points[Math.max(0, at - 3)]!, points[Math.min(points.length - 1, at + 3)]!];
    const long = distance(one, other) || 1;
    return [-(other[1] - one[1]) / long, (other[0] - one[0]) / long];
  });
  return { points, across };
}
