import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import type { Patch } from "../Solid.ts";
import { crossed, minus } from "../solids/vectors.ts";
import type { View } from "./View.ts";

export type Edge = readonly [from: Triple, to: Triple];

interface Side {
  readonly from: number;
  readonly to: number;
  /** Whether the first triangle beside it faces the viewer. */
  readonly isFacing: boolean;
  triangles: number;
  isOutline: boolean;
}

/** Borders of a patch, and its outline, where it turns away from the viewer. */
function edgesOfPatch({ vertices, triangles }: Patch, { toward }: View): Edge[] {
  const sides = new Map<number, Side>();
  for (const corners of triangles) {
    const [a, b, c] = corners.map((corner) => vertices[corner]!) as [Triple, Triple, Triple];
    const normal = crossed(minus(b, a), minus(c, a));
    const isFacing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2] > 0;
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 3]!;
      const key = Math.min(from, to) * vertices.length + Math.max(from, to);
      const known = sides.get(key);
      if (known === undefined) sides.set(key, { from, to, isFacing, triangles: 1, isOutline: false });
      else {
        known.triangles++;
        known.isOutline = known.isFacing !== isFacing;
      }
    });
  }
  return [...sides.values()].flatMap((side): Edge[] =>
    side.triangles === 1 || side.isOutline ? [[vertices[side.from]!, vertices[side.to]!]] : [],
  );
}

const keyOf = ([x, y, z]: Triple) => `${Math.round(x * 20)},${Math.round(y * 20)},${Math.round(z * 20)}`;

/** The edges that a draughtsman draws of a body: creases and outlines, each once. */
export function edgesOf(body: ComponentBody, view: View): Edge[] {
  const once = new Map<string, Edge>();
  for (const { patches } of body.solids)
    for (const patch of patches)
      for (const edge of edgesOfPatch(patch, view)) {
        const [a, b] = [keyOf(edge[0]), keyOf(edge[1])];
        if (a !== b) once.set(a < b ? `${a}|${b}` : `${b}|${a}`, edge);
      }
  return [...once.values()];
}
