import type { MergedGroup } from "#domain/things/model/MergedModel.ts";

const CREASE = Math.cos((25 * Math.PI) / 180);

/**
 * Reference implementation with texts as keys of a map: a side of a face is an edge if one triangle has it, if the
 * two that have it turn by more than 25°, or if more than two have it.
 */
export function plainEdges(groups: readonly MergedGroup[]): string[] {
  const edges: string[] = [];
  for (const { positions, indices, faceStarts } of groups)
    for (let face = 0; face + 1 < faceStarts.length; face++) {
      const sides = new Map<string, (readonly number[])[]>();
      for (let at = faceStarts[face]!; at < faceStarts[face + 1]!; at += 3) {
        const [a, b, c] = [0, 1, 2].map((corner) => {
          const vertex = indices[at + corner]! * 3;
          return [positions[vertex]!, positions[vertex + 1]!, positions[vertex + 2]!];
        }) as [number[], number[], number[]];
        const normal = normalOf(a, b, c);
        for (const side of [
          [a, b],
          [b, c],
          [c, a],
        ].map((ends) => ends.map((end) => end.join()).sort()))
          if (side[0] !== side[1]) sides.set(side.join(" "), [...(sides.get(side.join(" ")) ?? []), normal]);
      }
      for (const [side, [first, second, ...more]] of sides)
        if (second === undefined || more.length > 0 || isCrease(first!, second)) edges.push(side);
    }
  return edges;
}

function normalOf(a: readonly number[], b: readonly number[], c: readonly number[]): readonly number[] {
  const [ux, uy, uz] = [0, 1, 2].map((axis) => b[axis]! - a[axis]!) as [number, number, number];
  const [vx, vy, vz] = [0, 1, 2].map((axis) => c[axis]! - a[axis]!) as [number, number, number];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(...normal);
  return length === 0 ? [] : normal.map((value) => value / length);
}

/** A triangle without area makes no edge. */
const isCrease = (a: readonly number[], b: readonly number[]) =>
  a.length > 0 && b.length > 0 && a.reduce((sum, value, axis) => sum + value * b[axis]!, 0) < CREASE;

/** Segments of buffers, written as `plainEdges` does. */
export const edgeTexts = (edges: Float32Array): string[] =>
  Array.from({ length: edges.length / 6 }, (_, at) =>
    [edges.slice(at * 6, at * 6 + 3).join(), edges.slice(at * 6 + 3, at * 6 + 6).join()].sort().join(" "),
  );
