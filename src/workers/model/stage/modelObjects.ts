import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Texture,
} from "three";
import type { MergedGroup, MergedModel } from "#domain/things/model/MergedModel.ts";

const EDGE_COLOR = 0x3d4450;
const PICKED_COLOR = 0x1f6fd6;
/** Faces lie slightly behind the lines on them. */
const BEHIND_LINES = { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 } as const;

function geometryOf({ positions, normals, colors, uvs, indices }: MergedGroup): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  geometry.setAttribute("color", new BufferAttribute(colors, 4, true));
  if (uvs) geometry.setAttribute("uv", new BufferAttribute(uvs, 2));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

/** Faces of one appearance. Sources orient faces either way, so both sides are drawn. */
export function groupMesh(group: MergedGroup): Mesh<BufferGeometry, MeshLambertMaterial> {
  const material = new MeshLambertMaterial({
    vertexColors: true,
    side: DoubleSide,
    transparent: group.isTransparent,
    depthWrite: !group.isTransparent,
    ...BEHIND_LINES,
  });
  return untouched(new Mesh(geometryOf(group), material));
}

/** Draws one face once more, over itself. */
export function pickedMesh(group: MergedGroup, face: number): Mesh<BufferGeometry, MeshBasicMaterial> {
  const begin = group.faceStarts[face] ?? 0;
  const end = group.faceStarts[face + 1] ?? begin;
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(group.positions, 3));
  geometry.setIndex(new BufferAttribute(group.indices.slice(begin, end), 1));
  const material = new MeshBasicMaterial({
    color: PICKED_COLOR,
    transparent: true,
    opacity: 0.55,
    side: DoubleSide,
    depthWrite: false,
  });
  return untouched(new Mesh(geometry, material));
}

export function segments(
  points: Float32Array,
  color: number,
): LineSegments<BufferGeometry, LineBasicMaterial> {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(points, 3));
  return untouched(new LineSegments(geometry, new LineBasicMaterial({ color })));
}

export const edgeLines = ({ edges }: MergedModel) => segments(edges, EDGE_COLOR);

/** Nothing moves and everything is visible at once, so culling and updates are off. */
function untouched<Thing extends Mesh | LineSegments>(thing: Thing): Thing {
  thing.frustumCulled = false;
  thing.matrixAutoUpdate = false;
  return thing;
}

export function setTexture(mesh: Mesh<BufferGeometry, MeshLambertMaterial>, texture: Texture): void {
  mesh.material.map = texture;
  mesh.material.needsUpdate = true;
}
