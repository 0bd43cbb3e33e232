import type { Line, Point } from "./visibleLines.ts";

export interface Arc {
  readonly center: Point;
  readonly radius: number;
  /** Degrees, counter-clockwise from the right; `null` for a whole circle. */
  readonly span: readonly [from: number, to: number] | null;
}

/** mm; ends of lines are rounded to tenths. */
const TOLERANCE = 0.15;
/** Radians. A polygon of fewer than twelve sides is meant as a polygon. */
const MOST_TURN = (2 * Math.PI) / 12 + 0.02;
const LEAST_TURN = (2 * Math.PI) / 200;
const FEWEST_SIDES = 5;

const keyOf = ([x, y]: Point) => `${x} ${y}`;
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

/** Angle by which the path a-b-c turns left at b. */
function turnAt(a: Point, b: Point, c: Point): number {
  const [x0, y0, x1, y1] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.atan2(x0 * y1 - y0 * x1, x0 * x1 + y0 * y1);
}

/** The circle through three points; `null` if they are collinear. */
function circleThrough(
  a: Point,
  b: Point,
  c: Point,
): { readonly center: Point; readonly radius: number } | null {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const twice = 2 * (bx * cy - by * cx);
  if (Math.abs(twice) < 1e-6) return null;
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  const [x, y] = [(cy * bb - by * cc) / twice, (bx * cc - cx * bb) / twice];
  return { center: [a[0] + x, a[1] + y], radius: Math.hypot(x, y) };
}

/** The numbers of the lines that meet at each point. */
function meetings(lines: readonly Line[]): ReadonlyMap<string, readonly number[]> {
  const at = new Map<string, number[]>();
  lines.forEach((line, number) => {
    for (const end of line) at.set(keyOf(end), [...(at.get(keyOf(end)) ?? []), number]);
  });
  return at;
}

interface Chain {
  readonly points: readonly Point[];
  readonly numbers: readonly number[];
}

/** The arc that a chain of chords of equal length and turn approximates; `null` if it approximates none. */
function arcOf({ points, numbers }: Chain): Arc | null {
  if (numbers.length < FEWEST_SIDES) return null;
  const last = points.at(-1)!;
  const isClosed = isSame(points[0]!, last);
  const third = Math.floor((points.length - 1) / (isClosed ? 3 : 2));
  const circle = circleThrough(points[0]!, points[third]!, isClosed ? points[2 * third]! : last);
  if (circle === null) return null;
  const { center, radius } = circle;
  if (points.some((point) => Math.abs(distance(point, center) - radius) > TOLERANCE)) return null;
  if (isClosed) return { center, radius, span: null };
  const degrees = (point: Point) => (Math.atan2(point[1] - center[1], point[0] - center[0]) * 180) / Math.PI;
  const ends = [degrees(points[0]!), degrees(last)] as const;
  const isLeft = turnAt(points[0]!, points[1]!, points[2]!) > 0;
  return { center, radius, span: isLeft ? ends : [ends[1], ends[0]] };
}

/** Replaces polygons in the lines of a view by the circles and arcs that they approximate. */
export function roundLines(lines: readonly Line[]): { readonly lines: Line[]; readonly arcs: Arc[] } {
  const at = meetings(lines);
  const gone = new Set<number>();

  /** Extends a chain while chords of equal length and turn follow. */
  function goOn(chain: Chain, turn: number | null): { readonly chain: Chain; readonly turn: number | null } {
    let [points, numbers, turned] = [chain.points, chain.numbers, turn];
    const length = distance(points[0]!, points[1]!);
    const slack = (4 * TOLERANCE) / length;
    for (;;) {
      const [before, end] = points.slice(-2) as [Point, Point];
      if (numbers.length > 1 && isSame(end, points[0]!)) return { chain: { points, numbers }, turn: turned };
      const next = (at.get(keyOf(end)) ?? []).flatMap((number) => {
        if (gone.has(number) || numbers.includes(number)) return [];
        const [a, b] = lines[number]!;
        const to = isSame(a, end) ? b : a;
        const here = turnAt(before, end, to);
        const fits = turned === null ? Math.abs(here) >= LEAST_TURN : Math.abs(here - turned) <= slack;
        return fits && Math.abs(here) <= MOST_TURN && Math.abs(distance(end, to) - length) <= 2 * TOLERANCE
          ? [{ number, to, here }]
          : [];
      })[0];
      if (next === undefined) return { chain: { points, numbers }, turn: turned };
      turned ??= next.here;
      points = [...points, next.to];
      numbers = [...numbers, next.number];
    }
  }

  const arcs: Arc[] = [];
  lines.forEach(([from, to], number) => {
    if (gone.has(number)) return;
    const forth = goOn({ points: [from, to], numbers: [number] }, null);
    const back = { points: forth.chain.points.toReversed(), numbers: forth.chain.numbers.toReversed() };
    const { chain } = goOn(back, forth.turn === null ? null : -forth.turn);
    const arc = arcOf(chain);
    if (arc === null) return;
    arcs.push(arc);
    for (const part of chain.numbers) gone.add(part);
  });
  return { lines: lines.filter((_, number) => !gone.has(number)), arcs };
}
