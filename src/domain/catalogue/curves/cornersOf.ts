import type { Polyline } from "./PageDrawing.ts";
import { distance, turning } from "./polylines.ts";

/** Corners of a closed field, and of an open line, in degrees. */
const OF_FIELD = 35;
const OF_LINE = 55;
const REACH = 0.6;

/** A line cut where it turns sharply. A closed one without two corners stays a ring. */
export function cutAtCorners(points: Polyline, isClosed: boolean): readonly Polyline[] {
  const corners = cornersOf(points, isClosed);
  if (!isClosed) {
    const cuts = [0, ...corners, points.length - 1];
    return cuts.slice(1).map((cut, at) => points.slice(cuts[at], cut + 1));
  }
  const first = corners[0];
  if (first === undefined || corners.length < 2) return [[...points, points[0]!]];
  const turned = [...points.slice(first), ...points.slice(0, first + 1)];
  const cuts = [...corners.map((corner) => corner - first), points.length];
  return cuts.slice(1).map((cut, at) => turned.slice(cuts[at], cut + 1));
}

function cornersOf(points: Polyline, isClosed: boolean): readonly number[] {
  const count = points.length;
  const limit = isClosed ? OF_FIELD : OF_LINE;
  const out: number[] = [];
  for (let at = isClosed ? 0 : 1; at < (isClosed ? count : count - 1); at++) {
    const here = points[at]!;
    const before = neighbour(at, -1);
    const behind = neighbour(at, 1);
    if (!before || !behind) continue;
    const angle = turning(here[0] - before[0], here[1] - before[1], behind[0] - here[0], behind[1] - here[1]);
    const last = out.at(-1);
    if (angle > limit && (last === undefined || distance(points[last]!, here) > REACH)) out.push(at);
  }
  return out;

  /** The first point far enough away to tell a direction. */
  function neighbour(at: number, step: 1 | -1) {
    for (let away = 1; away < count; away++) {
      const next = at + step * away;
      if (!isClosed && (next < 0 || next >= count)) return points[next - step];
      const point = points[((next % count) + count) % count]!;
      if (distance(point, points[at]!) > REACH) return point;
    }
    return undefined;
  }
}
