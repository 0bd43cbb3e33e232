import type { Point, Polyline } from "./PageDrawing.ts";

/** The distance of a point from the straight line between two others. */
function offChord([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}

/**
 * The line without points that lie off the way between those that stay by no more than `most` (Douglas and Peucker
 * 1973). Its ends stay.
 */
export function thinLine(points: Polyline, most: number): Polyline {
  const isKept = new Set([0, points.length - 1]);
  const waiting: (readonly [from: number, to: number])[] = [[0, points.length - 1]];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    const [from, to] = piece;
    let [farthest, off] = [-1, most];
    for (let at = from + 1; at < to; at++) {
      const own = offChord(points[at]!, points[from]!, points[to]!);
      if (own > off) [farthest, off] = [at, own];
    }
    if (farthest < 0) continue;
    isKept.add(farthest);
    waiting.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, at) => isKept.has(at));
}
