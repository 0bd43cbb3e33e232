import { append } from "../../base/lists.ts";
import type { DimensionPart, Triple } from "./displayData.ts";
import type { DimensionGeometry, DimensionLabel } from "./MergedModel.ts";
import { place } from "./placement.ts";
import type { PlacedPart } from "./placedNodes.ts";

/** Number of segments of round lines. */
const ARC_SEGMENTS = 50;
const ELLIPSE_SEGMENTS = 100;

type Line = Exclude<DimensionPart, { readonly type: "text" }>;
interface Round {
  readonly center: Triple;
  readonly xAxis: Triple;
  readonly yAxis: Triple;
}

/** Points of a round line in `count` segments, from `start` to `end`. */
function roundPoints({ center, xAxis, yAxis }: Round, start: number, end: number, count: number): number[] {
  const points: number[] = [];
  for (let at = 0; at <= count; at++) {
    const angle = start + ((end - start) * at) / count;
    for (const axis of [0, 1, 2] as const)
      points.push(center[axis] + Math.cos(angle) * xAxis[axis] + Math.sin(angle) * yAxis[axis]);
  }
  return points;
}

const scaled = ([x, y, z]: Triple, by: number): Triple => [x * by, y * by, z * by];

function pointsOf(part: Line): readonly number[] {
  switch (part.type) {
    case "line":
      return [...part.from, ...part.to];
    case "edge":
      return part.points;
    case "arc": {
      const { center, radius, xAxis, yAxis, start, end } = part;
      const round = { center, xAxis: scaled(xAxis, radius), yAxis: scaled(yAxis, radius) };
      return roundPoints(round, start, end, ARC_SEGMENTS);
    }
    case "ellipse":
      return roundPoints(part, 0, 2 * Math.PI, ELLIPSE_SEGMENTS);
  }
}

/** Dimension nodes as segments and labels. */
export function dimensionGeometry(parts: readonly PlacedPart[], origin: Triple): DimensionGeometry {
  const lines: number[] = [];
  const labels: DimensionLabel[] = [];
  const point = new Float64Array(3);
  const seen = (placement: PlacedPart["placement"], x: number, y: number, z: number): Triple => {
    place(placement, x, y, z, point);
    return [point[0]! - origin[0], point[1]! - origin[1], point[2]! - origin[2]];
  };
  for (const { part, placement } of parts) {
    if (part.type === "text") {
      const { text, position, height } = part;
      if (text.trim() !== "") labels.push({ text, height, position: seen(placement, ...position) });
      continue;
    }
    const points = pointsOf(part);
    let last: Triple | null = null;
    for (let at = 0; at < points.length; at += 3) {
      const next = seen(placement, points[at]!, points[at + 1]!, points[at + 2]!);
      if (last !== null) append(lines, [...last, ...next]);
      last = next;
    }
  }
  return { lines: new Float32Array(lines), labels };
}
