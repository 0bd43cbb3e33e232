import type { Box, Point, Polyline } from "./PageDrawing.ts";

export const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(c - a, d - b);

export function lengthOf(points: Polyline): number {
  let sum = 0;
  for (let at = 1; at < points.length; at++) sum += distance(points[at - 1]!, points[at]!);
  return sum;
}

export function boundsOf(points: Polyline): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const isWithin = ([x, y]: Point, { left, top, right, bottom }: Box, slack: number): boolean =>
  x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** The point of a line that is nearest to a given point, and its distance. */
export function nearestOn(points: Polyline, [x, y]: Point): { readonly at: Point; readonly away: number } {
  let at: Point = points[0] ?? [0, 0];
  let away = distance(at, [x, y]);
  for (let next = 1; next < points.length; next++) {
    const [ax, ay] = points[next - 1]!;
    const [bx, by] = points[next]!;
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / square));
    const point: Point = [ax + t * dx, ay + t * dy];
    const gap = distance(point, [x, y]);
    if (gap < away) [at, away] = [point, gap];
  }
  return { at, away };
}

/** Points at equal steps along a line, its ends among them. */
export function evenly(points: Polyline, count: number): Polyline {
  if (points.length === 0) return [];
  const whole = lengthOf(points);
  const out: Point[] = [];
  let [passed, at] = [0, 1];
  for (let step = 0; step < count; step++) {
    const wanted = (whole * step) / Math.max(1, count - 1);
    while (at < points.length - 1 && passed + distance(points[at - 1]!, points[at]!) < wanted) {
      passed += distance(points[at - 1]!, points[at]!);
      at += 1;
    }
    const [one, two] = [points[at - 1]!, points[at] ?? points[at - 1]!];
    const piece = distance(one, two);
    const t = piece === 0 ? 0 : Math.min(1, (wanted - passed) / piece);
    out.push([one[0] + t * (two[0] - one[0]), one[1] + t * (two[1] - one[1])]);
  }
  return out;
}

/** The parts of a line inside a box. */
export function clipLine(points: Polyline, box: Box): readonly Polyline[] {
  if (points.every((point) => isWithin(point, box, 0))) return [points];
  const parts: Point[][] = [];
  let open: Point[] | null = null;
  for (let at = 1; at < points.length; at++) {
    const cut = clipPiece(points[at - 1]!, points[at]!, box);
    if (!cut) {
      open = null;
      continue;
    }
    const [from, to] = cut;
    if (open && distance(open.at(-1)!, from) < 1e-6) open.push(to);
    else parts.push((open = [from, to]));
  }
  return parts;
}

/** Liang and Barsky's cut of a straight piece. */
function clipPiece([ax, ay]: Point, [bx, by]: Point, box: Box): readonly [Point, Point] | null {
  const [dx, dy] = [bx - ax, by - ay];
  let [from, to] = [0, 1];
  const sides: readonly (readonly [step: number, room: number])[] = [
    [-dx, ax - box.left],
    [dx, box.right - ax],
    [-dy, ay - box.top],
    [dy, box.bottom - ay],
  ];
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  if (from > to) return null;
  return [
    [ax + from * dx, ay + from * dy],
    [ax + to * dx, ay + to * dy],
  ];
}

/** The angle between two directions in degrees, 0 where one of them has no length. */
export function turning(ax: number, ay: number, bx: number, by: number): number {
  if ((ax === 0 && ay === 0) || (bx === 0 && by === 0)) return 0;
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
}

/** Without points that repeat the one before. */
export const withoutRepeats = (points: Polyline): Polyline =>
  points.filter((point, at) => at === 0 || distance(point, points[at - 1]!) > 1e-4);
