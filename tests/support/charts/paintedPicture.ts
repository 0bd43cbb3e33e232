import type { Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { boundsOf, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import type { Picture } from "#domain/catalogue/tracing/Picture.ts";

export interface PaintedLine {
  readonly points: Polyline;
  readonly width: number;
  readonly colour: readonly [number, number, number];
}

/** Lines on paper with soft edges, as a picture of a chart has them. */
export function paintedPicture(
  width: number,
  height: number,
  lines: readonly PaintedLine[],
  paper = 255,
): Picture {
  const data = new Uint8ClampedArray(4 * width * height).fill(paper);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (const { points, width: wide, colour } of lines) {
    const { left, top, right, bottom } = boundsOf(points);
    for (let y = Math.max(0, Math.floor(top - wide)); y < Math.min(height, bottom + wide); y++)
      for (let x = Math.max(0, Math.floor(left - wide)); x < Math.min(width, right + wide); x++) {
        const away = nearestOn(points, [x + 0.5, y + 0.5]).away;
        const ink = Math.min(1, Math.max(0, wide / 2 + 0.5 - away));
        if (ink === 0) continue;
        for (let channel = 0; channel < 3; channel++) {
          const at = 4 * (y * width + x) + channel;
          data[at] = data[at]! * (1 - ink) + colour[channel]! * ink;
        }
      }
  }
  return { width, height, data };
}
