import type { Point } from "../curves/PageDrawing.ts";

/** The corners of a frame as a picture shows them: top left, top right, bottom right, bottom left. */
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

/** Converts points of a picture to shares of a frame, from its lower left corner, and back. */
export interface FrameMap {
  toShare(point: Point): Point;
  toPicture(share: Point): Point;
}

/** The homography of four corners: a picture may be turned, skewed or taken from aside. `null` without an area. */
export function frameMap(corners: Corners): FrameMap | null {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const [ox, oy] = bottomLeft;
  const [dx1, dy1] = [bottomRight[0] - topRight[0], bottomRight[1] - topRight[1]];
  const [dx2, dy2] = [topLeft[0] - topRight[0], topLeft[1] - topRight[1]];
  const sumX = ox - bottomRight[0] + topRight[0] - topLeft[0];
  const sumY = oy - bottomRight[1] + topRight[1] - topLeft[1];
  const area = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(area) < 1) return null;
  const g = (sumX * dy2 - dx2 * sumY) / area;
  const h = (dx1 * sumY - sumX * dy1) / area;
  const [a, b] = [bottomRight[0] - ox + g * bottomRight[0], topLeft[0] - ox + h * topLeft[0]];
  const [d, e] = [bottomRight[1] - oy + g * bottomRight[1], topLeft[1] - oy + h * topLeft[1]];
  return {
    toPicture([u, v]) {
      const w = 1 + g * u + h * v;
      return [(ox + a * u + b * v) / w, (oy + d * u + e * v) / w];
    },
    toShare([x, y]) {
      // (a - g·x)·u + (b - h·x)·v = x - ox, and the same for y.
      const [p, q, r] = [a - g * x, b - h * x, x - ox];
      const [s, t, k] = [d - g * y, e - h * y, y - oy];
      const whole = p * t - q * s;
      return [(r * t - q * k) / whole, (p * k - r * s) / whole];
    },
  };
}
