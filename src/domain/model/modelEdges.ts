import type { MergedGroup } from "./MergedModel.ts";

/** Sides of triangles that turn by more than this are edges: rounded things keep smooth, boxes get their corners. */
const CREASE_DEGREES = 25;
const CREASE = Math.cos((CREASE_DEGREES * Math.PI) / 180);

/** How often a side was met; an edge is drawn for good. */
const ONCE = 1;
const TWICE = 2;
const DRAWN = 3;

type Buffers = Pick<MergedGroup, "positions" | "indices" | "faceStarts">;

const hash = (a: number, b: number, c: number) => {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
};

/** Twice as many places as things, so that a search ends soon. */
function tableSize(things: number): number {
  let size = 16;
  while (size < things * 2) size *= 2;
  return size;
}

/**
 * The edges of each face: sides of one of its triangles alone, of two that meet at a crease, and of three and more. Two
 * vertices at the same place are one. Open addressing in typed arrays: with text as keys of a Map it takes twenty times as
 * long.
 */
class EdgeFinder {
  /** Vertices by place, and sides by their two vertices; -1 is a free place. */
  readonly #vertices: Int32Array;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #triangle: Int32Array;
  readonly #met: Uint8Array;
  readonly #normals: Float64Array;

  constructor(mostIndices: number) {
    const size = tableSize(mostIndices);
    this.#vertices = new Int32Array(size);
    this.#from = new Int32Array(size);
    this.#to = new Int32Array(size);
    this.#triangle = new Int32Array(size);
    this.#met = new Uint8Array(size);
    this.#normals = new Float64Array(mostIndices);
  }

  /** Adds pairs of vertices to `out`. */
  findIn({ positions, indices, faceStarts }: Buffers, bits: Int32Array, face: number, out: number[]): void {
    const begin = faceStarts[face]!;
    const end = faceStarts[face + 1]!;
    const size = tableSize(end - begin);
    const mask = size - 1;
    this.#vertices.fill(-1, 0, size);
    this.#from.fill(-1, 0, size);
    for (let at = begin, triangle = 0; at < end; at += 3, triangle++) {
      const a = this.#weld(bits, indices[at]!, mask);
      const b = this.#weld(bits, indices[at + 1]!, mask);
      const c = this.#weld(bits, indices[at + 2]!, mask);
      this.#writeNormal(positions, triangle, a, b, c);
      this.#meet(a, b, triangle, mask);
      this.#meet(b, c, triangle, mask);
      this.#meet(c, a, triangle, mask);
    }
    for (let slot = 0; slot < size; slot++)
      if (this.#from[slot]! >= 0 && this.#met[slot] !== TWICE) out.push(this.#from[slot]!, this.#to[slot]!);
  }

  /** The first vertex that lay at the same place. */
  #weld(bits: Int32Array, vertex: number, mask: number): number {
    const x = bits[vertex * 3]!;
    const y = bits[vertex * 3 + 1]!;
    const z = bits[vertex * 3 + 2]!;
    for (let slot = hash(x, y, z) & mask; ; slot = (slot + 1) & mask) {
      const other = this.#vertices[slot]!;
      if (other < 0) {
        this.#vertices[slot] = vertex;
        return vertex;
      }
      if (bits[other * 3] === x && bits[other * 3 + 1] === y && bits[other * 3 + 2] === z) return other;
    }
  }

  /** Of length 1. A triangle without area has none: nothing compares with NaN, so that it makes no crease. */
  #writeNormal(p: Float32Array, triangle: number, a: number, b: number, c: number): void {
    const ux = p[b * 3]! - p[a * 3]!;
    const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
    const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
    const vx = p[c * 3]! - p[a * 3]!;
    const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
    const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    const length = Math.sqrt(x * x + y * y + z * z);
    this.#normals[triangle * 3] = x / length;
    this.#normals[triangle * 3 + 1] = y / length;
    this.#normals[triangle * 3 + 2] = z / length;
  }

  #meet(first: number, second: number, triangle: number, mask: number): void {
    if (first === second) return;
    const from = Math.min(first, second);
    const to = Math.max(first, second);
    let slot = hash(from, to, 0) & mask;
    while (this.#from[slot]! >= 0 && (this.#from[slot] !== from || this.#to[slot] !== to))
      slot = (slot + 1) & mask;
    if (this.#from[slot]! < 0) {
      this.#from[slot] = from;
      this.#to[slot] = to;
      this.#triangle[slot] = triangle;
      this.#met[slot] = ONCE;
    } else this.#met[slot] = this.#met[slot] === ONCE && !this.#creases(slot, triangle) ? TWICE : DRAWN;
  }

  #creases(slot: number, triangle: number): boolean {
    const n = this.#normals;
    const a = this.#triangle[slot]! * 3;
    const b = triangle * 3;
    return n[a]! * n[b]! + n[a + 1]! * n[b + 1]! + n[a + 2]! * n[b + 2]! < CREASE;
  }
}

/** Segments of all faces, six numbers each. */
export function modelEdges(groups: readonly Buffers[]): Float32Array<ArrayBuffer> {
  let most = 0;
  for (const { faceStarts } of groups)
    for (let face = 1; face < faceStarts.length; face++)
      most = Math.max(most, faceStarts[face]! - faceStarts[face - 1]!);
  const finder = new EdgeFinder(most);
  const found = groups.map((group) => {
    const bits = new Int32Array(group.positions.buffer);
    const pairs: number[] = [];
    for (let face = 0; face + 1 < group.faceStarts.length; face++) finder.findIn(group, bits, face, pairs);
    return { positions: group.positions, pairs };
  });
  const edges = new Float32Array(found.reduce((sum, { pairs }) => sum + pairs.length * 3, 0));
  let at = 0;
  for (const { positions, pairs } of found)
    for (const vertex of pairs) {
      edges[at++] = positions[vertex * 3]!;
      edges[at++] = positions[vertex * 3 + 1]!;
      edges[at++] = positions[vertex * 3 + 2]!;
    }
  return edges;
}
