import { centreOf, type Bounds } from "./Bounds.ts";
import { dimensionGeometry } from "./dimensionGeometry.ts";
import type { DisplayData, Triple } from "./displayData.ts";
import type { MergedModel } from "./MergedModel.ts";
import { mergeFaces } from "./mergeFaces.ts";
import { modelEdges } from "./modelEdges.ts";
import { place } from "./placement.ts";
import { placedNodes, type PlacedFace } from "./placedNodes.ts";

/** Faces that are drawn in one go, in the order in which they are: what shines through, over the rest. */
function facesByLook(faces: readonly PlacedFace[]): readonly (readonly PlacedFace[])[] {
  const groups = new Map<string, PlacedFace[]>();
  for (const face of faces) {
    const { texture, opacity } = face.material;
    const look = `${opacity < 1} ${face.mesh.uvs === undefined ? "" : (texture ?? "")}`;
    const group = groups.get(look);
    if (group) group.push(face);
    else groups.set(look, [face]);
  }
  const all = [...groups.values()];
  const shinesThrough = ([first]: readonly PlacedFace[]) => (first?.material.opacity ?? 1) < 1;
  return [...all.filter((group) => !shinesThrough(group)), ...all.filter(shinesThrough)];
}

/** Around every vertex that a triangle names, in the file's own numbers. */
function boundsOfFaces(faces: readonly PlacedFace[]): Bounds {
  const point = new Float64Array(3);
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { mesh, placement } of faces)
    for (const at of mesh.triangles) {
      const { vertices } = mesh;
      place(placement, vertices[at * 3]!, vertices[at * 3 + 1]!, vertices[at * 3 + 2]!, point);
      for (const axis of [0, 1, 2] as const) {
        const value = point[axis]!;
        if (value < min[axis]) min[axis] = value;
        if (value > max[axis]) max[axis] = value;
      }
    }
  return { min, max };
}

/** As 32 bits hold it: rounding keeps the order, so that no vertex comes to lie outside. */
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
  const groups = facesByLook(faces).map((group) => mergeFaces(group, origin));
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
