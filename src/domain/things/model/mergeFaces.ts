import type { DisplayMaterial, DisplayMesh, Triple } from "./displayData.ts";
import type { MergedGroup } from "./MergedModel.ts";
import { normalTurn, place, type NormalTurn } from "./placement.ts";
import type { PlacedFace } from "./placedNodes.ts";

const FULL = 65_535;

/** sRGB to linear, IEC 61966-2-1. */
const linear = (seen: number) => (seen <= 0.04045 ? seen / 12.92 : ((seen + 0.055) / 1.055) ** 2.4);

const linearColor = ({ color, opacity }: DisplayMaterial): readonly number[] => [
  ...color.map((seen) => Math.round(linear(seen) * FULL)),
  Math.round(opacity * FULL),
];

/** Removes the sign of zero, which would make two positions out of one. */
const written = (value: number) => Math.fround(value) + 0;

function writePositions({ mesh, placement }: PlacedFace, origin: Triple, out: Float32Array, first: number) {
  const { vertices } = mesh;
  const point = new Float64Array(3);
  for (let at = 0; at < vertices.length; at += 3) {
    place(placement, vertices[at]!, vertices[at + 1]!, vertices[at + 2]!, point);
    out[first + at] = written(point[0]! - origin[0]);
    out[first + at + 1] = written(point[1]! - origin[1]);
    out[first + at + 2] = written(point[2]! - origin[2]);
  }
}

function writeIndices(mesh: DisplayMesh, isMirror: boolean, out: Uint32Array, begin: number, base: number) {
  const { triangles } = mesh;
  for (let at = 0; at < triangles.length; at += 3) {
    out[begin + at] = base + triangles[at]!;
    out[begin + at + 1] = base + triangles[at + (isMirror ? 2 : 1)]!;
    out[begin + at + 2] = base + triangles[at + (isMirror ? 1 : 2)]!;
  }
}

/** Normalises a vector; one without direction becomes upwards. */
function writeUnit(out: Float32Array, at: number, x: number, y: number, z: number) {
  const length = Math.sqrt(x * x + y * y + z * z);
  const isSound = length > 0 && length < Infinity;
  out[at] = isSound ? x / length : 0;
  out[at + 1] = isSound ? y / length : 0;
  out[at + 2] = isSound ? z / length : 1;
}

function writeNormals(normals: readonly number[], turn: NormalTurn | null, out: Float32Array, first: number) {
  for (let at = 0; at < normals.length; at += 3) {
    const x = normals[at]!;
    const y = normals[at + 1]!;
    const z = normals[at + 2]!;
    if (turn === null) {
      writeUnit(out, first + at, x, y, z);
      continue;
    }
    const m = turn.matrix;
    writeUnit(
      out,
      first + at,
      m[0]! * x + m[3]! * y + m[6]! * z,
      m[1]! * x + m[4]! * y + m[7]! * z,
      m[2]! * x + m[5]! * y + m[8]! * z,
    );
  }
}

/** The normal at each vertex: the sum of its triangles' normals, weighted by area. */
function computeNormals(
  { positions: p, normals, indices }: Pick<MergedGroup, "positions" | "normals" | "indices">,
  begin: number,
  end: number,
  first: number,
  last: number,
) {
  const add = (vertex: number, x: number, y: number, z: number) => {
    normals[vertex]! += x;
    normals[vertex + 1]! += y;
    normals[vertex + 2]! += z;
  };
  for (let at = begin; at < end; at += 3) {
    const a = indices[at]! * 3;
    const b = indices[at + 1]! * 3;
    const c = indices[at + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    add(a, x, y, z);
    add(b, x, y, z);
    add(c, x, y, z);
  }
  for (let at = first; at < last; at += 3)
    writeUnit(normals, at, normals[at]!, normals[at + 1]!, normals[at + 2]!);
}

/** Writes one colour for all vertices, doubling the part already written until it is long enough. */
function writeColor(color: readonly number[], out: Uint16Array, first: number, last: number) {
  if (last === first) return;
  out.set(color, first * 4);
  for (let done = 1; done < last - first; done *= 2)
    out.copyWithin((first + done) * 4, first * 4, (first + Math.min(done, last - first - done)) * 4);
}

/** Merges faces of the same appearance into one set of buffers. */
export function mergeFaces(faces: readonly PlacedFace[], origin: Triple): MergedGroup {
  const numbers = faces.reduce((sum, { mesh }) => sum + mesh.vertices.length, 0);
  const [sample] = faces;
  const texture = sample?.mesh.uvs === undefined ? null : (sample.material.texture ?? null);
  const group: MergedGroup = {
    texture,
    isTransparent: (sample?.material.opacity ?? 1) < 1,
    positions: new Float32Array(numbers),
    normals: new Float32Array(numbers),
    colors: new Uint16Array((numbers / 3) * 4),
    uvs: texture === null ? null : new Float32Array((numbers / 3) * 2),
    indices: new Uint32Array(faces.reduce((sum, { mesh }) => sum + mesh.triangles.length, 0)),
    faceStarts: new Uint32Array(faces.length + 1),
    faceBodies: new Int32Array(faces.length),
  };

  const turns = new Map<readonly number[], NormalTurn>();
  const turnOf = (placement: readonly number[]) => {
    const turn = turns.get(placement) ?? normalTurn(placement);
    turns.set(placement, turn);
    return turn;
  };
  let first = 0;
  let begin = 0;
  faces.forEach((face, at) => {
    const { mesh, material, body, placement } = face;
    const last = first + mesh.vertices.length;
    const end = begin + mesh.triangles.length;
    const turn = placement === null ? null : turnOf(placement);
    writePositions(face, origin, group.positions, first);
    writeIndices(mesh, turn?.isMirror ?? false, group.indices, begin, first / 3);
    if (mesh.normals === undefined) computeNormals(group, begin, end, first, last);
    else writeNormals(mesh.normals, turn, group.normals, first);
    writeColor(linearColor(material), group.colors, first / 3, last / 3);
    group.uvs?.set(mesh.uvs ?? [], (first / 3) * 2);
    group.faceStarts[at] = begin;
    group.faceBodies[at] = body;
    first = last;
    begin = end;
  });
  group.faceStarts[faces.length] = begin;
  return group;
}
