import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { seen, type View } from "./View.ts";

/**
 * Depth difference, as a share of the picture's size, within which an edge counts as lying on the surface in front
 * of it.
 */
const TOLERANCE = 0.0015;

/** Position of the body in the picture, in mm as seen. */
interface Frame {
  readonly left: number;
  readonly top: number;
  /** Pixels per mm. */
  readonly scale: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly near: number;
  readonly normal: Triple;
}

/** The nearest surface at every point of a picture. */
export class DepthBuffer {
  readonly size: number;
  /** Nearness in mm; -Infinity where there is nothing. */
  readonly near: Float32Array;
  /** Index in the body's solids. */
  readonly solid: Int16Array;
  /** Three numbers for each point, in the viewer's directions. */
  readonly normal: Float32Array;
  readonly #view: View;
  readonly #frame: Frame;
  readonly #tolerance: number;

  /** @param margin share of the picture that stays empty on each side */
  constructor(body: ComponentBody, view: View, size: number, margin: number) {
    this.size = size;
    this.near = new Float32Array(size * size).fill(-Infinity);
    this.solid = new Int16Array(size * size).fill(-1);
    this.normal = new Float32Array(3 * size * size);
    this.#view = view;
    this.#frame = frameOf(body, view, size, margin);
    this.#tolerance = (TOLERANCE * size) / this.#frame.scale;
    body.solids.forEach(({ patches }, solid) => {
      for (const { vertices, normals, triangles } of patches) {
        const corners = vertices.map((vertex, at) => this.#corner(vertex, normals[at]!));
        for (const [a, b, c] of triangles) this.#fill(corners[a]!, corners[b]!, corners[c]!, solid);
      }
    });
  }

  /** Position in the picture of a point of the body, from the upper left, with its nearness. */
  at(point: Triple): Triple {
    const [right, up, near] = seen(this.#view, point);
    const { left, top, scale } = this.#frame;
    return [(right - left) * scale, (top - up) * scale, near];
  }

  /** Whether a point of an edge is visible: at one of the neighbouring pixels nothing nearer lies. */
  shows([x, y, near]: Triple): boolean {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    for (let v = row - 1; v <= row + 1; v++)
      for (let u = column - 1; u <= column + 1; u++) {
        if (u < 0 || v < 0 || u >= this.size || v >= this.size) return true;
        if (this.near[v * this.size + u]! <= near + this.#tolerance) return true;
      }
    return false;
  }

  #corner(point: Triple, normal: Triple): Corner {
    const [x, y, near] = this.at(point);
    return { x, y, near, normal: seen(this.#view, normal) };
  }

  #fill(a: Corner, b: Corner, c: Corner, solid: number): void {
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    // Seen from behind or edge-on.
    if (area >= 0) return;
    const [x0, x1] = [Math.min(a.x, b.x, c.x), Math.max(a.x, b.x, c.x)];
    const [y0, y1] = [Math.min(a.y, b.y, c.y), Math.max(a.y, b.y, c.y)];
    const last = this.size - 1;
    for (let row = Math.max(0, Math.ceil(y0 - 0.5)); row <= Math.min(last, Math.floor(y1 - 0.5)); row++) {
      const y = row + 0.5;
      for (
        let column = Math.max(0, Math.ceil(x0 - 0.5));
        column <= Math.min(last, Math.floor(x1 - 0.5));
        column++
      ) {
        const x = column + 0.5;
        const ofB = ((x - a.x) * (c.y - a.y) - (y - a.y) * (c.x - a.x)) / area;
        const ofC = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / area;
        const ofA = 1 - ofB - ofC;
        if (ofA < 0 || ofB < 0 || ofC < 0) continue;
        const near = ofA * a.near + ofB * b.near + ofC * c.near;
        const point = row * this.size + column;
        if (near <= this.near[point]!) continue;
        this.near[point] = near;
        this.solid[point] = solid;
        for (let axis = 0; axis < 3; axis++)
          this.normal[3 * point + axis] =
            ofA * a.normal[axis]! + ofB * b.normal[axis]! + ofC * c.normal[axis]!;
      }
    }
  }
}

function frameOf(body: ComponentBody, view: View, size: number, margin: number): Frame {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { patches } of body.solids)
    for (const { vertices } of patches)
      for (const vertex of vertices) {
        const [u, v] = seen(view, vertex);
        left = Math.min(left, u);
        right = Math.max(right, u);
        bottom = Math.min(bottom, v);
        top = Math.max(top, v);
      }
  const scale = (size * (1 - 2 * margin)) / Math.max(right - left, top - bottom);
  const middle = size / 2 / scale;
  return { left: (left + right) / 2 - middle, top: (top + bottom) / 2 + middle, scale };
}
