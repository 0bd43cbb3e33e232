import type { Point, Polyline } from "../curves/PageDrawing.ts";
import { distance } from "../curves/polylines.ts";
import { bestPath } from "./bestPath.ts";
import { courseOf, throughClicks, type Course } from "./clickPath.ts";
import { inkBand, offsetOf } from "./inkBand.ts";
import { inkMiddles, type InkMiddles } from "./inkMiddles.ts";
import type { Picture } from "./Picture.ts";
import { smoothOffsets } from "./smoothOffsets.ts";
import { strayed } from "./strayed.ts";
import type { TraceDoubt } from "./TraceDoubt.ts";

/** A line of a picture, in pixels. */
export interface TracedLine {
  readonly points: Polyline;
  /** The usual width of its ink. */
  readonly width: number;
  /** How far the ink usually lies off the line, or the line off its course where it may have strayed. */
  readonly off: number;
  /** Share of its steps at which its ink lies apart from other ink. */
  readonly clear: number;
  readonly doubts: readonly TraceDoubt[];
}

/** How far from the path through the clicks the line is sought, and then from the line itself. */
const FIRST_REACH = 12;
const THEN_REACH = 7;
const WIDE_REACH = 40;
const LONG_GAP = 14;
/** Share of the length that one parabola covers. */
const WINDOW = 1 / 28;
const LEAST_HALF = 8;
/** Least share of steps with the ink of one line alone. */
const LEAST_CLEAR = 0.3;
const LEAST_INK = 0.35;
/** The reference for a strayed line is itself drawn halfway towards it. */
const OF_STRAYED = 2;
/** How far a click may lie beyond the end of its line. */
const BEYOND = 6;

/** The line under three to six loose clicks, from its beginning to its end. */
export function traceLine(picture: Picture, clicks: Polyline): TracedLine | null {
  if (clicks.length < 2) return null;
  const smoothPath = throughClicks(clicks);
  const near = traced(picture, courseOf(smoothPath), clicks, FIRST_REACH);
  if (!near) return null;
  const path = longestGap(near.middles) > LONG_GAP ? bentPath(picture, smoothPath, clicks) : null;
  const far = path && traced(picture, courseOf(path), clicks, FIRST_REACH);
  const rough = far && longestGap(far.middles) < longestGap(near.middles) ? far : near;
  const again = courseOf(moved(rough.course, rough.smooth, 4));
  const { course, smooth, middles, off } = traced(picture, again, clicks, THEN_REACH) ?? rough;
  const [from, to] = inkedEnds(middles);
  const points = moved(course, smooth, 2, from, to);
  const inside = middles.isClear.subarray(from, to + 1);
  const clear = inside.reduce((sum, one) => sum + one, 0) / Math.max(1, inside.length);
  // A course that was looked for further afield follows its bends by itself.
  const astray = rough === near ? strayed(near.middles, near.smooth, near.half) : 0;
  const doubts: TraceDoubt[] = [];
  if (middles.usual < LEAST_INK || points.length < 3) doubts.push("no-line");
  else if (clear < LEAST_CLEAR) doubts.push("hidden");
  if (astray > 0) doubts.push("strayed");
  return { points, width: middles.usual, off: Math.hypot(off, OF_STRAYED * astray), clear, doubts };
}

/** Follows the ink from click to click further afield, because a saddle bends more than a smooth path. */
function bentPath(picture: Picture, smoothPath: Polyline, clicks: Polyline): Polyline {
  const course = courseOf(smoothPath, 2);
  const band = inkBand(picture, course, clicks, WIDE_REACH, 1);
  const path = bestPath(
    band,
    clicks.map((click) => nearestStep(course.points, click)),
  );
  const offsets = Float32Array.from(path, (lane) => offsetOf(band, lane));
  return moved(course, offsets, 4);
}

function traced(picture: Picture, course: Course, clicks: Polyline, reach: number) {
  const { points } = course;
  if (points.length < 2 * LEAST_HALF) return null;
  const band = inkBand(picture, course, clicks, reach);
  const path = bestPath(
    band,
    clicks.map((click) => nearestStep(points, click)),
  );
  const middles = inkMiddles(band, path);
  const half = Math.max(LEAST_HALF, WINDOW * points.length);
  return { course, middles, half, ...smoothOffsets(middles.offsets, middles.isClear, half) };
}

/** Longest gap in steps: the gaps between dashes are short, those of a path that lost its line are long. */
function longestGap({ widths, usual }: InkMiddles): number {
  let [longest, gap] = [0, 0];
  for (const width of widths) {
    gap = width < 0.3 * usual ? gap + 1 : 0;
    longest = Math.max(longest, gap);
  }
  return longest;
}

const nearestStep = (points: Polyline, click: Point): number =>
  points.reduce(
    (best, point, at) => (distance(point, click) < distance(points[best]!, click) ? at : best),
    0,
  );

function moved(
  { points, across }: Course,
  offsets: Float32Array,
  every: number,
  from = 0,
  to = points.length - 1,
): Polyline {
  const out: Point[] = [];
  for (let at = from; at <= to; at += at + every > to && at < to ? to - at : every) {
    const [x, y] = points[at]!;
    const [nx, ny] = across[at]!;
    out.push([x + nx * offsets[at]!, y + ny * offsets[at]!]);
  }
  return out;
}

/** Clicks stand before or behind the ends of their line: what has no ink there is no part of it. */
function inkedEnds({ widths, usual }: InkMiddles): readonly [from: number, to: number] {
  const last = widths.length - 1;
  const isInked = (at: number) => widths[at]! >= 0.5 * usual;
  let [from, to] = [0, last];
  while (from < BEYOND && !isInked(from)) from += 1;
  while (last - to < BEYOND && !isInked(to)) to -= 1;
  return [isInked(from) ? from : 0, isInked(to) ? to : last];
}
