import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { MATERIALS } from "../Solid.ts";
import { DepthBuffer } from "./DepthBuffer.ts";
import { edgesOf, type Edge } from "./edgesOf.ts";
import { VIEWS } from "./View.ts";

/** Points computed per picture point along each side, so that edges become smooth. */
const FINER = 2;
const MARGIN = 0.05;
/**
 * Direction of the light as seen by the viewer: from the left, in front and above; from below if the body is seen
 * from there.
 */
const LIGHT: Triple = [-0.35, 0.62, 0.7];
const LIGHT_FROM_BELOW: Triple = [-0.35, -0.62, 0.7];
const AMBIENT = 0.52;
const INK: Triple = [0.2, 0.23, 0.29];
const INK_SHARE = 0.75;

/** RGBA of a square picture, row by row from the top. */
export interface Picture {
  readonly size: number;
  readonly pixels: Uint8Array;
}

function inkEdges(buffer: DepthBuffer, edges: readonly Edge[]): Uint8Array {
  const { size } = buffer;
  const ink = new Uint8Array(size * size);
  for (const [from, to] of edges) {
    const [a, b] = [buffer.at(from), buffer.at(to)];
    const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1));
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      const point: Triple = [
        a[0] + (b[0] - a[0]) * along,
        a[1] + (b[1] - a[1]) * along,
        a[2] + (b[2] - a[2]) * along,
      ];
      if (!buffer.shows(point)) continue;
      // Two points wide.
      for (let more = 0; more < 4; more++) {
        const [u, v] = [Math.floor(point[0]) + (more % 2), Math.floor(point[1]) + (more >> 1)];
        if (u >= 0 && v >= 0 && u < size && v < size) ink[v * size + u] = 1;
      }
    }
  }
  return ink;
}

/** A body in its colours, lit from the upper left, on a transparent background. */
export function shadedPicture(body: ComponentBody, size: number): Picture {
  const light = body.facesDown === true ? LIGHT_FROM_BELOW : LIGHT;
  const view = body.facesDown === true ? VIEWS.PICTURE_FROM_BELOW : VIEWS.PICTURE;
  const buffer = new DepthBuffer(body, view, size * FINER, MARGIN);
  const ink = inkEdges(buffer, edgesOf(body, view));
  const colors = body.solids.map(({ material }) => MATERIALS[material].color);
  const pixels = new Uint8Array(4 * size * size);
  const sum = [0, 0, 0, 0];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      sum.fill(0);
      for (let more = 0; more < FINER * FINER; more++) {
        const [u, v] = [column * FINER + (more % FINER), row * FINER + Math.floor(more / FINER)];
        const point = v * buffer.size + u;
        const isInk = ink[point] === 1;
        const color = isInk ? undefined : colors[buffer.solid[point]!];
        if (!isInk && color === undefined) continue;
        const share = isInk ? INK_SHARE : 1;
        const lit = isInk ? 1 : lightAt(light, buffer.normal, 3 * point);
        const seen = color ?? INK;
        for (let channel = 0; channel < 3; channel++) sum[channel]! += seen[channel]! * lit * share;
        sum[3]! += share;
      }
      const [, , , share = 0] = sum;
      if (share === 0) continue;
      const at = 4 * (row * size + column);
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = Math.min(255, Math.round((255 * sum[channel]!) / share));
      pixels[at + 3] = Math.round((255 * share) / (FINER * FINER));
    }
  return { size, pixels };
}

function lightAt(light: Triple, normal: Float32Array, at: number): number {
  const facing = normal[at]! * light[0] + normal[at + 1]! * light[1] + normal[at + 2]! * light[2];
  return AMBIENT + (1 - AMBIENT) * 1.1 * Math.max(0, facing);
}
