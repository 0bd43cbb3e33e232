import type { ChartLine, LineDoubt } from "./ChartLine.ts";
import type { ChartFrame } from "./chartFrames.ts";
import type { ChartRules } from "./chartRules.ts";
import { cutAtCorners } from "./cornersOf.ts";
import { dotOf, dotRows, type Dot } from "./dotRows.ts";
import { joinLines } from "./joinLines.ts";
import { dashMiddle, outlineMiddle, thicknessOf } from "./outlineMiddle.ts";
import type { Box, DrawnPath, Polyline } from "./PageDrawing.ts";
import {
  boundsOf,
  clipLine,
  distance,
  heightOf,
  isWithin,
  lengthOf,
  overlaps,
  widthOf,
  withoutRepeats,
} from "./polylines.ts";
import { withoutDoubles } from "./withoutDoubles.ts";

/** A rule is longer than this share of its frame. */
const RULE = 0.12;
const EXACT = 0.03;
const ON_RULE = 0.1;
/** What is left of a piece that only touches the frame. */
const LEAST = 0.01;
/** A curve reaches over this share of its frame, a bent one of some length over less. */
const SMALL = 0.08;
const SMALLEST = 0.045;
const SHORTEST = 18;
/** A straight line is offered only if it reaches this far: shorter ones point at something. */
const LONG = 0.2;
const STRAIGHT = 0.9998;
/** More straight lines beside each other are hatching. */
const HATCHING = 12;
const LIKE = 14;

/** The lines of a frame that may be curves, in the order of painting. */
export function frameLines(
  paths: readonly DrawnPath[],
  frame: ChartFrame,
  rules: ChartRules,
  words: readonly Box[],
): readonly ChartLine[] {
  const ground = groundOf(paths, frame);
  const pieces: ChartLine[] = [];
  const dots: Dot[] = [];
  const around = grown(frame);
  for (const path of paths) {
    if (!path.points.some((point) => isWithin(point, frame, 0)) && !overlaps(boundsOf(path.points), around))
      continue;
    const dot = dotOf(path);
    if (dot && !isAlike(dot.colour, ground) && isWithin(dot.at, path.clip ?? frame, 0)) dots.push(dot);
    for (const line of linesOf(path, frame, rules))
      if (!isAlike(line.colour, ground) && lengthOf(line.points) > LEAST) pieces.push(line);
  }
  const joined = joinLines([...pieces, ...dotRows(dots)], words).flatMap((line) => cutLine(line));
  const curves = joined.filter((line) => isCurve(line, frame)).map(marked);
  return withoutHatching(withoutDoubles(curves));
}

const grown = ({ left, top, right, bottom }: Box): Box => ({
  left: left - 1,
  top: top - 1,
  right: right + 1,
  bottom: bottom + 1,
});

/** Red, green and blue of a colour that was read. */
type Channels = readonly number[];
const channels = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** Unprinted paper reflects all of each. */
const PAPER: Channels = [255, 255, 255];

/** The colour of the last field that covers the frame. */
function groundOf(paths: readonly DrawnPath[], frame: Box): Channels {
  const field = paths.findLast(({ paint, points, colour }) => {
    if (paint !== "fill" || colour === "" || points.length > 6) return false;
    const box = boundsOf(points);
    return isWithin([frame.left, frame.top], box, 2) && isWithin([frame.right, frame.bottom], box, 2);
  });
  return field === undefined ? PAPER : channels(field.colour);
}

function isAlike(colour: string, ground: Channels): boolean {
  if (colour === "") return false;
  return channels(colour).every((value, at) => Math.abs(value - (ground[at] ?? 0)) <= LIKE);
}

function linesOf(path: DrawnPath, frame: ChartFrame, rules: ChartRules): readonly ChartLine[] {
  const { colour, dash, clip } = path;
  const style = { colour, dash, width: path.width };
  const inside = (points: Polyline): readonly Polyline[] =>
    (clip ? clipLine(points, clip) : [points]).flatMap((part) => clipLine(part, frame));
  if (path.paint === "fill") {
    if (path.points.length < 4 || thicknessOf(path.points) > 3) return [];
    const middle = outlineMiddle(path.points) ?? dashMiddle(path.points);
    if (!middle || (isRuled(middle.line) && !mayBeFlatPiece(middle.line, colour, frame, rules))) return [];
    return inside(middle.line).map((points) => ({ ...style, width: middle.width, points, doubts: [] }));
  }
  const points = withoutRepeats(path.points);
  const first = points[0];
  if (points.length < 2 || !first) return [];
  const isRing = distance(first, points.at(-1)!) < 0.02 && points.length > 3;
  const isClosed = path.isClosed || isRing;
  const ring = isRing ? points.slice(0, -1) : points;
  if (isRuled(isClosed ? [...ring, first] : points) && !mayBeFlatPiece(points, colour, frame, rules))
    return [];
  if (isClosed && isRoundedBox([...ring, first])) return [];
  const parts = isClosed && ring.length > 2 ? cutAtCorners(ring, true) : [points];
  const doubts = edgeDoubts(parts);
  return parts.flatMap((part, at) =>
    inside(part).map((line) => ({ ...style, points: line, doubts: doubts[at] ?? [] })),
  );
}

/** The upper edge of a field is its curve; the other edges are offered as doubtful. */
function edgeDoubts(parts: readonly Polyline[]): readonly (readonly LineDoubt[])[] {
  if (parts.length === 1) return [[]];
  const height = (part: Polyline) => {
    const box = boundsOf(part);
    const isSteep = heightOf(box) > 2 * widthOf(box);
    return isSteep ? Number.POSITIVE_INFINITY : (box.top + box.bottom) / 2;
  };
  const upper = parts.reduce((best, part) => (height(part) < height(best) ? part : best));
  return parts.map((part) => (part === upper ? [] : ["edge-of-field"]));
}

/** Most of the way round a box with round corners is level and upright, as of a legend's. */
const OF_BOX = 0.85;
function isRoundedBox(ring: Polyline): boolean {
  let straight = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x1, y1] = ring[at - 1]!;
    const [x2, y2] = ring[at]!;
    if (Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) < EXACT) straight += Math.hypot(x2 - x1, y2 - y1);
  }
  const { left, right, top, bottom } = boundsOf(ring);
  return straight > OF_BOX * 2 * (right - left + bottom - top);
}

/** Level and upright pieces alone: boxes, axes, ticks, steps. */
const isRuled = (points: Polyline): boolean =>
  points.every(([x, y], at) => {
    const before = points[at - 1];
    return !before || Math.abs(x - before[0]) < EXACT || Math.abs(y - before[1]) < EXACT;
  });

/**
 * A level dash or piece at the top of a curve, which its neighbours join; no part of a grid or an axis, which it
 * may lie on in a colour of its own.
 */
function mayBeFlatPiece(
  points: Polyline,
  colour: string,
  frame: ChartFrame,
  { level, upright }: ChartRules,
): boolean {
  const box = boundsOf(points);
  const isLevel = heightOf(box) < EXACT;
  if (!isLevel && widthOf(box) >= EXACT) return false;
  const at = isLevel ? box.top : box.left;
  const [from, to] = isLevel ? [box.left, box.right] : [box.top, box.bottom];
  const side = isLevel ? widthOf(frame) : heightOf(frame);
  return (
    to - from < RULE * side &&
    !(isLevel ? level : upright).some(
      (rule) =>
        rule.to - rule.from > RULE * side &&
        rule.colour === colour &&
        Math.abs(rule.at - at) < ON_RULE &&
        rule.from <= from + 0.5 &&
        rule.to >= to - 0.5,
    )
  );
}

function cutLine(line: ChartLine): readonly ChartLine[] {
  if (line.points.length < 3 || distance(line.points[0]!, line.points.at(-1)!) < 0.02) return [line];
  const parts = cutAtCorners(line.points, false);
  if (parts.length === 1) return [line];
  return parts.map((points) => ({ ...line, points, doubts: [...line.doubts, "cut-at-corner"] }));
}

const isStraight = (points: Polyline): boolean => {
  const length = lengthOf(points);
  return length > 0 && distance(points[0]!, points.at(-1)!) > STRAIGHT * length && points.length <= 3;
};

function isCurve({ points }: ChartLine, frame: ChartFrame): boolean {
  if (points.length < 2 || isRuled(points)) return false;
  const box = boundsOf(points);
  const reach = Math.max(widthOf(box) / widthOf(frame), heightOf(box) / heightOf(frame));
  if (isStraight(points)) return reach > LONG;
  if (reach >= SMALL) return true;
  const isRing = distance(points[0]!, points.at(-1)!) < 0.1;
  return reach >= SMALLEST && !isRing && points.length > 4 && lengthOf(points) >= SHORTEST;
}

const marked = (line: ChartLine): ChartLine =>
  isStraight(line.points) ? { ...line, doubts: [...line.doubts, "straight"] } : line;

function withoutHatching(lines: readonly ChartLine[]): readonly ChartLine[] {
  const isHatch = ({ doubts }: ChartLine) => doubts.includes("straight");
  return lines.filter(isHatch).length > HATCHING ? lines.filter((line) => !isHatch(line)) : lines;
}
