import type { Triple } from "#domain/things/model/displayData.ts";
import type { Patch } from "../Solid.ts";
import type { Corner, Outline } from "./outlines.ts";
import { triangulate } from "./triangulate.ts";
import { crossed, minus, unit } from "./vectors.ts";

/** Along the local w axis. */
export type Span = readonly [from: number, to: number];

/** Neighbouring sides that meet at a smaller angle are shaded smoothly, as one curved surface. */
const SMOOTH = Math.cos((31 * Math.PI) / 180);

/** A flat patch in the plane at w. */
const cap = (outline: Outline, w: number, isTop: boolean): Patch => ({
  vertices: outline.map(([u, v]) => [u, v, w]),
  normals: outline.map(() => [0, 0, isTop ? 1 : -1]),
  triangles: triangulate(outline).map(([a, b, c]) => (isTop ? [a, b, c] : [a, c, b])),
});

interface Side {
  readonly corners: readonly [Triple, Triple, Triple, Triple];
  readonly normal: Triple;
}

function sidesOf(bottom: Outline, top: Outline, [from, to]: Span): Side[] {
  const at = (outline: Outline, corner: number, w: number): Triple => {
    const [u, v] = outline[corner % outline.length]!;
    return [u, v, w];
  };
  return bottom.map((_, corner) => {
    const corners = [
      at(bottom, corner, from),
      at(bottom, corner + 1, from),
      at(top, corner + 1, to),
      at(top, corner, to),
    ] as const;
    return { corners, normal: unit(crossed(minus(corners[2], corners[0]), minus(corners[3], corners[1]))) };
  });
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const between = (a: Triple, b: Triple): Triple => unit([a[0] + b[0], a[1] + b[1], a[2] + b[2]]);

/** The sides as patches; a new patch begins at every crease. Neighbours within a patch share their vertices. */
function mantle(sides: readonly Side[]): Patch[] {
  const count = sides.length;
  const before = (at: number) => sides[(at - 1 + count) % count]!.normal;
  const isSmoothFrom = (at: number) => dot(before(at), sides[at]!.normal) > SMOOTH;
  const creases = sides.flatMap((_, at) => (isSmoothFrom(at) ? [] : [at]));
  const isClosed = creases.length === 0;
  const starts = isClosed ? [0] : creases;
  return starts.map((start, run) => {
    const end = isClosed ? count : (starts[run + 1] ?? starts[0]! + count);
    const length = end - start;
    // Edges between two sides; the first one is the left end of the run.
    const walls = Array.from({ length: isClosed ? length : length + 1 }, (_, step) => start + step);
    const normalAt = (wall: number): Triple => {
      const [left, right] = [before(wall % count), sides[wall % count]!.normal];
      if (!isClosed && wall === start) return right;
      if (!isClosed && wall === end) return left;
      return between(left, right);
    };
    const cornersAt = (wall: number): readonly [Triple, Triple] => {
      const { corners } = sides[wall % count]!;
      return [corners[0], corners[3]];
    };
    const vertexAt = (step: number) => 2 * (step % walls.length);
    return {
      vertices: walls.flatMap(cornersAt),
      normals: walls.flatMap((wall) => [normalAt(wall), normalAt(wall)]),
      triangles: Array.from({ length }, (_, step): Triple[] => {
        const [low, next] = [vertexAt(step), vertexAt(step + 1)];
        return [
          [low, next, next + 1],
          [low, next + 1, low + 1],
        ];
      }).flat(),
    };
  });
}

/**
 * A solid from one outline to another with as many corners: a box, a cylinder, a cone, a duct transition, a
 * scroll.
 */
export const prism = (bottom: Outline, span: Span, top: Outline = bottom): Patch[] => [
  cap(bottom, span[0], false),
  cap(top, span[1], true),
  ...mantle(sidesOf(bottom, top, span)),
];

const reversed = (patch: Patch): Patch => ({
  vertices: patch.vertices,
  normals: patch.normals.map(([x, y, z]) => [-x, -y, -z]),
  triangles: patch.triangles.map(([a, b, c]) => [a, c, b]),
});

const edgeRing = (outer: Outline, inner: Outline, w: number, isTop: boolean): Patch => {
  const count = outer.length;
  const on = ([u, v]: Corner): Triple => [u, v, w];
  const ring: Patch = {
    vertices: [...outer.map(on), ...inner.map(on)],
    normals: [...outer, ...inner].map(() => [0, 0, 1]),
    triangles: outer.flatMap((_, at) => {
      const next = (at + 1) % count;
      return [
        [at, next, count + next],
        [at, count + next, count + at],
      ] as const;
    }),
  };
  return isTop ? ring : reversed(ring);
};

/** A prism with an opening through it: a duct, a frame, a flange. `inner` has as many corners as `outer`. */
export const tube = (
  outer: Outline,
  inner: Outline,
  span: Span,
  [outerTop, innerTop]: readonly [Outline, Outline] = [outer, inner],
): Patch[] => [
  edgeRing(outer, inner, span[0], false),
  edgeRing(outerTop, innerTop, span[1], true),
  ...mantle(sidesOf(outer, outerTop, span)),
  ...mantle(sidesOf(inner, innerTop, span)).map(reversed),
];
