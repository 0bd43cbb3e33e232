import type { Point, Polyline } from "./PageDrawing.ts";
import { distance, evenly, lengthOf, nearestOn, withoutRepeats } from "./polylines.ts";

/** A stroke made into an outline is no thicker. */
export const THICKEST = 3;
/** Shorter outlines are letters and arrows. */
const SHORTEST = 60;
export const LONGEST_DASH = 24;
const SAMPLES = 48;
/** Half of an outline of more points is looked at in steps. */
const MOST_ENDS = 256;

export function areaOf(points: Polyline): number {
  let sum = 0;
  points.forEach(([x, y], at) => {
    const [u, v] = points[(at + 1) % points.length]!;
    sum += x * v - u * y;
  });
  return Math.abs(sum) / 2;
}

/** How thick a closed outline is on average, in points. */
export function thicknessOf(outline: Polyline): number {
  const around = lengthOf([...outline, outline[0]!]);
  return around === 0 ? 0 : (2 * areaOf(outline)) / around;
}

/** The middle between the two sides of an outline that was a stroke; `null` of any other shape. */
export function outlineMiddle(points: Polyline): { readonly line: Polyline; readonly width: number } | null {
  const outline = withoutRepeats(points);
  const first = outline[0];
  if (outline.length < 6 || !first) return null;
  const open = distance(first, outline.at(-1)!) < 1e-3 ? outline.slice(0, -1) : outline;
  const around = lengthOf([...open, first]);
  const thickness = thicknessOf(open);
  if (thickness === 0 || thickness >= THICKEST || around / 2 < SHORTEST) return null;
  const sides = sidesOf(open);
  if (!sides) return null;
  const { one, other } = sides;
  const middles = one.map((point): Point => {
    const { at } = nearestOn(other, point);
    return [(point[0] + at[0]) / 2, (point[1] + at[1]) / 2];
  });
  const isThin = middles.every((middle) => nearestOn(other, middle).away < 2 * thickness);
  return isThin && middles.length > 2 ? { line: middles, width: thickness } : null;
}

/** A dash is so many times as long as it is thick. */
const SLENDER = 1.8;

/**
 * The middle of a short straight outline, which was a dash: the line through its middle along it; `null` of any
 * other shape. A bent dash is taken as its chord.
 */
export function dashMiddle(points: Polyline): { readonly line: Polyline; readonly width: number } | null {
  const around = lengthOf([...points, points[0]!]);
  const area = areaOf(points);
  // Length and thickness of the oblong with this area and way around.
  const root = around * around - 16 * area;
  if (area === 0 || root <= 0) return null;
  const length = (around + Math.sqrt(root)) / 4;
  const width = area / length;
  if (width >= THICKEST || length < SLENDER * width || length > LONGEST_DASH) return null;
  const [x, y, turn] = inertiaOf(evenly([...points, points[0]!], ROUND).slice(1));
  const [dx, dy] = [(Math.cos(turn) * length) / 2, (Math.sin(turn) * length) / 2];
  return {
    line: [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ],
    // Dashes of one line differ a little, and are of one style.
    width: DASHED,
  };
}

/** The width that is given to every dash. */
const DASHED = 1;
/** Points round a dash. */
const ROUND = 41;

/** The middle of points, and the direction in which they are spread most. */
function inertiaOf(points: Polyline): readonly [x: number, y: number, turn: number] {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([u]) => u), mean(([, v]) => v)];
  const [xx, yy] = [mean(([u]) => (u - x) ** 2), mean(([, v]) => (v - y) ** 2)];
  const xy = mean(([u, v]) => (u - x) * (v - y));
  return [x, y, Math.atan2(2 * xy, xx - yy) / 2];
}

/** The two sides, cut where the outline turns back: there the points before and behind run closest together. */
function sidesOf(outline: Polyline): { readonly one: Polyline; readonly other: Polyline } | null {
  const count = outline.length;
  const step = Math.max(1, Math.floor(count / MOST_ENDS));
  const ring = evenly([...outline, outline[0]!], 2 * SAMPLES + 1);
  let [start, least] = [-1, Number.POSITIVE_INFINITY];
  for (let at = 0; at < ring.length - 1; at++) {
    let sum = 0;
    for (let away = 1; away <= SAMPLES; away++) {
      const one = ring[(at + away) % (2 * SAMPLES)]!;
      const other = ring[(at - away + 2 * SAMPLES) % (2 * SAMPLES)]!;
      sum += distance(one, other);
    }
    if (sum < least) [start, least] = [at, sum];
  }
  if (start < 0) return null;
  const tip = turningBack(outline, ring[start]!, step);
  const end = turningBack(outline, ring[(start + SAMPLES) % (2 * SAMPLES)]!, step);
  if (tip === end) return null;
  const from = (tip + 1) % count;
  const rotated = [...outline.slice(from), ...outline.slice(0, from)];
  const cut = (end - from + count) % count;
  // The cap lies between the last point of one side and the first of the other.
  const one = rotated.slice(0, cut + 1);
  const other = rotated.slice(cut + 1);
  return one.length > 2 && other.length > 2 ? { one, other } : null;
}

/** The piece of the outline near a point at which it turns back: its neighbours run against each other. */
function turningBack(outline: Polyline, point: Point, step: number): number {
  const count = outline.length;
  const around = lengthOf([...outline, outline[0]!]);
  let [best, sharpest] = [0, -Number.POSITIVE_INFINITY];
  for (let at = 0; at < count; at++) {
    const here = outline[at]!;
    const away = distance(here, point);
    if (away > around / SAMPLES + THICKEST) continue;
    const next = outline[(at + 1) % count]!;
    const before = outline[(at - step + count) % count]!;
    const behind = outline[(at + 1 + step) % count]!;
    const [ax, ay] = [here[0] - before[0], here[1] - before[1]];
    const [bx, by] = [behind[0] - next[0], behind[1] - next[1]];
    const scale = Math.hypot(ax, ay) * Math.hypot(bx, by);
    if (scale === 0) continue;
    const back = -(ax * bx + ay * by) / scale - 0.01 * away;
    if (back > sharpest) [best, sharpest] = [at, back];
  }
  return best;
}
