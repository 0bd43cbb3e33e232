import { centreOf, type Bounds } from "./Bounds.ts";
import { dimensionGeometry } from "./dimensionGeometry.ts";
import type { DisplayData, Triple } from "./displayData.ts";
import type { MergedModel } from "./MergedModel.ts";
import { mergeFaces } from "./mergeFaces.ts";
import { modelEdges } from "./modelEdges.ts";
import { place } from "./placement.ts";
import { placedNodes, type PlacedFace } from "./placedNodes.ts";

/** Groups the faces that are drawn in one call, in drawing order: transparent ones after the rest. */
function facesByAppearance(faces: readonly PlacedFace[]): readonly (readonly PlacedFace[])[] {
  const groups = new Map<string, PlacedFace[]>();
  for (const face of faces) {
    const { texture, opacity } = face.material;
    const appearance = `${opacity < 1} ${face.mesh.uvs === undefined ? "" : (texture ?? "")}`;
    const group = groups.get(appearance);
    if (group) group.push(face);
    else groups.set(appearance, [face]);
  }
  const all = [...groups.values()];
  const shinesThrough = ([first]: readonly PlacedFace[]) => (first?.material.opacity ?? 1) < 1;
  return [...all.filter((group) => !shinesThrough(group)), ...all.filter(shinesThrough)];
}

/** The bounds of every vertex that a triangle uses, in the file's own numbers. */
function boundsOfFaces(faces: readonly PlacedFace[]): Bounds {
  const point = new Float64Array(3);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { mesh, placement } of faces) {
    const { vertices, triangles } = mesh;
    const isNamed = new Uint8Array(vertices.length / 3);
    for (const vertex of triangles) isNamed[vertex] = 1;
    for (let vertex = 0; vertex < isNamed.length; vertex++) {
      if (isNamed[vertex] === 0) continue;
      place(placement, vertices[vertex * 3]!, vertices[vertex * 3 + 1]!, vertices[vertex * 3 + 2]!, point);
      for (let axis = 0; axis < 3; axis++) {
        min[axis] = Math.min(min[axis]!, point[axis]!);
        max[axis] = Math.max(max[axis]!, point[axis]!);
      }
    }
  }
  return { min, max };
}

/** Rounds as 32 bits do; rounding keeps the order, so no vertex ends up outside. */
const seenFrom = (point: Triple, origin: Triple): Triple => [
  Math.fround(point[0] - origin[0]),
  Math.fround(point[1] - origin[1]),
  Math.fround(point[2] - origin[2]),
];

/** Everything that a view draws of a model. */
export function mergeModel(data: DisplayData): MergedModel {
  const { faces, parts, bodies } = placedNodes(data);
  const { min, max } = boundsOfFaces(faces);
  const origin = centreOf({ min, max });
  const groups = facesByAppearance(faces).map((group) => mergeFaces(group, origin));
  return {
    origin,
    bounds: { min: seenFrom(min, origin), max: seenFrom(max, origin) },
    groups,
    edges: modelEdges(groups),
    dimensions: dimensionGeometry(parts, origin),
    bodies,
    triangles: faces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0),
  };
}
