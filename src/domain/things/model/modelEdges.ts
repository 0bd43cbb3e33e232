import type { MergedGroup } from "./MergedModel.ts";

/**
 * Triangles that meet at a larger angle have an edge between them: rounded shapes stay smooth, boxes get their
 * corners.
 */
const CREASE_DEGREES = 25;
const CREASE = Math.cos((CREASE_DEGREES * Math.PI) / 180);

/**
 * Up to this many sides at one vertex are compared pairwise; more, as around the centre of a disc, are sorted
 * first.
 */
const FEW_SIDES = 32;

type Buffers = Pick<MergedGroup, "positions" | "indices" | "faceStarts">;

const hash = (a: number, b: number, c: number) => {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
};

/** Twice as many slots as entries, so that searches are short. */
function tableSize(things: number): number {
  let size = 16;
  while (size < things * 2) size *= 2;
  return size;
}

/** The range of vertices that a face uses: the lowest one, and how many. */
interface Span {
  readonly lowest: number;
  readonly count: number;
}

function spanOf(indices: Uint32Array, begin: number, end: number): Span {
  let lowest = Infinity;
  let highest = -1;
  for (let at = begin; at < end; at++) {
    const vertex = indices[at]!;
    if (vertex < lowest) lowest = vertex;
    if (vertex > highest) highest = vertex;
  }
  return { lowest, count: Math.max(0, highest - lowest + 1) };
}

/**
 * Finds the edges of each face: sides of a single triangle, of two triangles that meet at a crease, and of three
 * or more. Vertices at the same position count as one. Each vertex is looked up by position once; sides are then
 * grouped by their lower vertex, so that neighbours share a cache line. Looking up every corner and side in a
 * table takes five times as long, with text keys of a Map a hundred times.
 */
class EdgeFinder {
  /** Hash table of vertices by position; -1 is free. */
  readonly #slots: Int32Array;
  /** For each vertex, the first vertex of the face at the same position. */
  readonly #welded: Int32Array;
  /** Start of the sides of each lower vertex. */
  readonly #starts: Uint32Array;
  /** The higher vertex of each side, and its triangle. */
  readonly #others: Int32Array;
  readonly #triangles: Int32Array;
  readonly #normals: Float64Array;

  constructor(mostIndices: number, mostVertices: number) {
    this.#slots = new Int32Array(tableSize(mostVertices));
    this.#welded = new Int32Array(mostVertices);
    this.#starts = new Uint32Array(mostVertices + 2);
    this.#others = new Int32Array(mostIndices);
    this.#triangles = new Int32Array(mostIndices);
    this.#normals = new Float64Array(mostIndices);
  }

  /** Adds pairs of vertices to `out`. */
  findIn(buffers: Buffers, bits: Int32Array, face: number, out: number[]): void {
    const { indices, faceStarts } = buffers;
    const begin = faceStarts[face]!;
    const end = faceStarts[face + 1]!;
    const span = spanOf(indices, begin, end);
    this.#weld(bits, span);
    this.#gatherSides(buffers, begin, end, span);
    for (let vertex = 0; vertex < span.count; vertex++) {
      const from = this.#starts[vertex]!;
      const to = this.#starts[vertex + 1]!;
      if (to - from > FEW_SIDES) this.#sortSides(from, to);
      this.#takeEdges(vertex, span.lowest, from, to, out);
    }
  }

  #weld(bits: Int32Array, { lowest, count }: Span): void {
    const size = tableSize(count);
    const mask = size - 1;
    this.#slots.fill(-1, 0, size);
    for (let vertex = 0; vertex < count; vertex++)
      this.#welded[vertex] = this.#first(bits, lowest, vertex, mask);
  }

  /** The first vertex at the same position. */
  #first(bits: Int32Array, lowest: number, vertex: number, mask: number): number {
    const at = (lowest + vertex) * 3;
    const x = bits[at]!;
    const y = bits[at + 1]!;
    const z = bits[at + 2]!;
    for (let slot = hash(x, y, z) & mask; ; slot = (slot + 1) & mask) {
      const other = this.#slots[slot]!;
      if (other < 0) {
        this.#slots[slot] = vertex;
        return vertex;
      }
      const there = (lowest + other) * 3;
      if (bits[there] === x && bits[there + 1] === y && bits[there + 2] === z) return other;
    }
  }

  /** Counts the sides first and then places them: a sort by the lower vertex in two passes. */
  #gatherSides({ positions, indices }: Buffers, begin: number, end: number, { lowest, count }: Span): void {
    const starts = this.#starts;
    const welded = this.#welded;
    starts.fill(0, 0, count + 2);
    for (let at = begin; at < end; at += 3)
      for (let corner = 0; corner < 3; corner++) {
        const first = welded[indices[at + corner]! - lowest]!;
        const second = welded[indices[at + ((corner + 1) % 3)]! - lowest]!;
        if (first !== second) starts[Math.min(first, second) + 2]! += 1;
      }
    for (let vertex = 2; vertex < count + 2; vertex++) starts[vertex]! += starts[vertex - 1]!;
    for (let at = begin, triangle = 0; at < end; at += 3, triangle++) {
      const a = welded[indices[at]! - lowest]!;
      const b = welded[indices[at + 1]! - lowest]!;
      const c = welded[indices[at + 2]! - lowest]!;
      this.#writeNormal(positions, triangle, a + lowest, b + lowest, c + lowest);
      this.#addSide(a, b, triangle);
      this.#addSide(b, c, triangle);
      this.#addSide(c, a, triangle);
    }
  }

  /** Each start is one entry ahead until all sides are placed; then it is correct. */
  #addSide(first: number, second: number, triangle: number): void {
    if (first === second) return;
    const index = this.#starts[Math.min(first, second) + 1]!++;
    this.#others[index] = Math.max(first, second);
    this.#triangles[index] = triangle;
  }

  /** A unit vector. A triangle without area gives NaN, which compares with nothing and so makes no crease. */
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

  /** Sorts by the higher vertex; both numbers are integers far below the limit that the factor sets. */
  #sortSides(from: number, to: number): void {
    const keys = new Float64Array(to - from);
    for (let at = from; at < to; at++) keys[at - from] = this.#others[at]! * 2 ** 26 + this.#triangles[at]!;
    keys.sort();
    for (let at = from; at < to; at++) {
      const key = keys[at - from]!;
      this.#others[at] = Math.floor(key / 2 ** 26);
      this.#triangles[at] = key % 2 ** 26;
    }
  }

  /**
   * Takes the edges among sides with one lower vertex; if there are many, those with the same higher vertex are
   * adjacent.
   */
  #takeEdges(vertex: number, lowest: number, from: number, to: number, out: number[]): void {
    const isSorted = to - from > FEW_SIDES;
    const others = this.#others;
    for (let at = from; at < to; at++) {
      const other = others[at]!;
      if (other < 0) continue;
      let met = 1;
      let second = -1;
      for (let next = at + 1; next < to; next++) {
        if (others[next] === other) {
          met += 1;
          second = this.#triangles[next]!;
          others[next] = -1;
        } else if (isSorted) break;
      }
      if (met !== 2 || this.#creases(this.#triangles[at]!, second)) out.push(lowest + vertex, lowest + other);
    }
  }

  #creases(first: number, second: number): boolean {
    const n = this.#normals;
    const a = first * 3;
    const b = second * 3;
    return n[a]! * n[b]! + n[a + 1]! * n[b + 1]! + n[a + 2]! * n[b + 2]! < CREASE;
  }
}

/** Segments of all faces, six numbers each. */
export function modelEdges(groups: readonly Buffers[]): Float32Array<ArrayBuffer> {
  let mostIndices = 0;
  let mostVertices = 0;
  for (const { indices, faceStarts } of groups)
    for (let face = 1; face < faceStarts.length; face++) {
      const [begin, end] = [faceStarts[face - 1]!, faceStarts[face]!];
      mostIndices = Math.max(mostIndices, end - begin);
      mostVertices = Math.max(mostVertices, spanOf(indices, begin, end).count);
    }
  const finder = new EdgeFinder(mostIndices, mostVertices);
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
