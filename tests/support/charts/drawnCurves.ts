import type { Draw } from "../fuzz/draw.ts";
import type { PdfPen, PenPoint } from "./PdfPen.ts";

/** A curve as shares of the frame, from its lower left corner. */
export type Shape = (t: number) => PenPoint;

export const WAYS = [
  "polyline",
  "coarse",
  "smooth",
  "split",
  "chunks",
  "dashed",
  "dashes",
  "outline",
  "halo",
  "gap",
  "dash dot",
] as const;
export type Way = (typeof WAYS)[number];

const length = (points: readonly PenPoint[]) =>
  points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0);

/** The part of a line between two lengths along it. */
function part(points: readonly PenPoint[], from: number, to: number): readonly PenPoint[] {
  const out: PenPoint[] = [];
  let passed = 0;
  for (let at = 1; at < points.length; at++) {
    const [one, two] = [points[at - 1]!, points[at]!];
    const piece = Math.hypot(two[0] - one[0], two[1] - one[1]);
    const mix = (wanted: number): PenPoint => {
      const t = piece === 0 ? 0 : (wanted - passed) / piece;
      return [one[0] + t * (two[0] - one[0]), one[1] + t * (two[1] - one[1])];
    };
    if (passed + piece > from && passed < to) {
      if (out.length === 0) out.push(mix(Math.max(from, passed)));
      out.push(mix(Math.min(to, passed + piece)));
    }
    passed += piece;
  }
  return out;
}

const offset = (points: readonly PenPoint[], by: number): readonly PenPoint[] =>
  points.map(([x, y], at) => {
    const [ax, ay] = points[Math.max(0, at - 1)]!;
    const [bx, by2] = points[Math.min(points.length - 1, at + 1)]!;
    const norm = Math.hypot(bx - ax, by2 - ay) || 1;
    return [x - (by * (by2 - ay)) / norm, y + (by * (bx - ax)) / norm];
  });

export interface CurveStyle {
  readonly colour: readonly number[];
  readonly width: number;
  readonly way: Way;
}

/** Draws a curve and returns the line that is seen. */
export function drawCurve(
  pen: PdfPen,
  shape: Shape,
  toPage: (share: PenPoint) => PenPoint,
  { colour, width, way }: CurveStyle,
  draw: Draw,
): readonly PenPoint[] {
  const sample = (count: number) => Array.from({ length: count }, (_, at) => toPage(shape(at / (count - 1))));
  const fine = sample(way === "split" ? 90 : 140);
  pen.stroke(colour, width);
  switch (way) {
    case "polyline":
      pen.line(fine);
      return fine;
    case "coarse": {
      const points = sample(9 + draw.below(8));
      pen.line(points);
      return points;
    }
    case "smooth":
      return pen.smooth(sample(6 + draw.below(8)));
    case "split":
      for (let at = 1; at < fine.length; at++) pen.line([fine[at - 1]!, fine[at]!]);
      return fine;
    case "chunks":
      for (let at = 0; at < fine.length - 1; at += 40) pen.line(fine.slice(at, at + 41));
      return fine;
    case "dashed":
      pen.stroke(colour, width, draw.oneOf(["4 2", "6 2 1 2"])).line(fine);
      return fine;
    case "dashes": {
      const whole = length(fine);
      const count = Math.floor((whole + 2.5) / 6.5);
      const period = (whole + 2.5) / count;
      for (let at = 0; at < count; at++) pen.line(part(fine, at * period, at * period + period - 2.5));
      return fine;
    }
    case "dash dot": {
      const whole = length(fine);
      const count = Math.floor((whole + 2) / 12);
      const period = (whole + 2) / count;
      for (let at = 0; at < count; at++) {
        const from = at * period;
        pen.line(part(fine, from, from + period - 6)).line(part(fine, from + period - 4, from + period - 2));
      }
      return fine;
    }
    case "gap": {
      // Broken where a label stands on it.
      const whole = length(fine);
      pen.line(part(fine, 0, 0.4 * whole)).line(part(fine, 0.4 * whole + 24, whole));
      const [x, y] = part(fine, 0.4 * whole + 12, 0.4 * whole + 24)[0]!;
      pen.ink([0, 0, 0]).text("x1", [x - 4, y + 2.5], 7);
      return fine;
    }
    case "outline":
      pen.ink(colour).area([...offset(fine, width / 2), ...offset(fine, -width / 2).toReversed()]);
      return fine;
    case "halo":
      pen.stroke([1, 1, 1], width + 3).line(fine);
      pen.stroke(colour, width).line(fine);
      return fine;
  }
}

const arc =
  (from: number, to: number, y: (u: number) => number): Shape =>
  (t) => {
    const u = from + (to - from) * t;
    return [u, y(t)];
  };

/** Shapes of the curves of pumps and fans. */
export const SHAPES = {
  head: (draw: Draw, level = 1): Shape => {
    const [top, drop] = [0.7 + 0.2 * draw.unit(), 0.3 + 0.2 * draw.unit()];
    return arc(0, (0.78 + 0.15 * draw.unit()) * level, (t) => (top - drop * t * t) * level * level);
  },
  pressure: (draw: Draw, level = 1): Shape => {
    const [top, bump] = [0.62 + 0.2 * draw.unit(), 0.03 + 0.1 * draw.unit()];
    return arc(
      0.1 * level,
      0.85 * level,
      (t) => (top + bump * Math.cos(5 * t) * (1 - t) - 0.45 * t ** 3) * level * level,
    );
  },
  efficiency: (draw: Draw): Shape => {
    const [top, at] = [0.55 + 0.35 * draw.unit(), 0.6 + 0.2 * draw.unit()];
    return arc(0, 0.9, (t) => (top * t * (2 * at - t)) / (at * at));
  },
  power: (draw: Draw): Shape => {
    const [from, rise] = [0.15 + 0.2 * draw.unit(), 0.25 + 0.2 * draw.unit()];
    return arc(0, 0.9, (t) => from + rise * (t - 0.2 * t * t));
  },
  npsh: (draw: Draw): Shape => {
    const [from, rise] = [0.08 + 0.1 * draw.unit(), 0.4 + 0.3 * draw.unit()];
    return arc(0, 0.88, (t) => from + rise * t ** 3);
  },
} as const;

/** A closed line of one efficiency. */
export function drawRing(pen: PdfPen, toPage: (share: PenPoint) => PenPoint, value: number, radius: number) {
  const points = Array.from({ length: 73 }, (_, at) => {
    const angle = (at * 5 * Math.PI) / 180;
    return toPage([0.45 + 1.4 * radius * Math.cos(angle), 0.22 + radius * Math.sin(angle)]);
  });
  pen.stroke([0, 0, 0], 0.5).raw(`${pen.path(points.slice(0, -1))} h S`);
  const [x, y] = points[18]!;
  pen.ink([0, 0, 0]).text(`${value}%`, [x - 6, y - 2], 6);
  return { value, points };
}
