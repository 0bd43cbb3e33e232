import type { Triple } from "#domain/things/model/displayData.ts";
import type { Patch } from "../Solid.ts";
import { circle, rectangle } from "./outlines.ts";
import { prism, tube, type Span } from "./prism.ts";

export type Axis = "x" | "y" | "z";

/** Directions of u, v and w of a shape: a view along y shows x to the right and z upwards. */
const DIRECTIONS = {
  x: ([u, v, w]: Triple): Triple => [w, u, v],
  y: ([u, v, w]: Triple): Triple => [u, w, v],
  z: (point: Triple): Triple => point,
} as const;
/** x to the right, z up and y away from the viewer are a left-handed system, so triangles are reversed. */
const IS_MIRRORED = { x: false, y: true, z: false } as const;

/** Patches turned so that w runs along an axis, and moved. */
export function placed(patches: readonly Patch[], axis: Axis, [x, y, z]: Triple = [0, 0, 0]): Patch[] {
  const turn = DIRECTIONS[axis];
  return patches.map(({ vertices, normals, triangles }) => ({
    vertices: vertices.map((vertex): Triple => {
      const [a, b, c] = turn(vertex);
      return [a + x, b + y, c + z];
    }),
    normals: normals.map(turn),
    triangles: IS_MIRRORED[axis] ? triangles.map(([a, b, c]): Triple => [a, c, b]) : triangles,
  }));
}

export const box = ([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span): Patch[] =>
  prism(rectangle(x0, x1, y0, y1), [z0, z1]);

/** A round bar along an axis through a point; its span counts from that point. */
export const rod = (axis: Axis, radius: number, at: Triple, span: Span, segments?: number): Patch[] =>
  placed(prism(circle(radius, [0, 0], segments), span), axis, at);

export const cone = (
  axis: Axis,
  [from, to]: readonly [radius: number, radius: number],
  at: Triple,
  span: Span,
): Patch[] => placed(prism(circle(from), span, circle(to)), axis, at);

/** A round pipe, open at both ends. */
export const pipe = (axis: Axis, outer: number, inner: number, at: Triple, span: Span): Patch[] =>
  placed(tube(circle(outer), circle(inner), span), axis, at);

/** A rectangular duct or frame with walls `wall` thick inside the outer size. */
export const duct = (
  axis: Axis,
  [halfU, halfV]: readonly [number, number],
  wall: number,
  at: Triple,
  span: Span,
): Patch[] =>
  placed(
    tube(
      rectangle(-halfU, halfU, -halfV, halfV),
      rectangle(wall - halfU, halfU - wall, wall - halfV, halfV - wall),
      span,
    ),
    axis,
    at,
  );
