import type { Ray } from "./camera.ts";
import type { Triple } from "./displayData.ts";
import type { MergedGroup, MergedModel } from "./MergedModel.ts";
import { dot, moved } from "./orbit.ts";
import type { CutPlane } from "./section.ts";

/** The first hit of a ray. */
export interface PickedFace {
  readonly group: number;
  readonly face: number;
  /** Name of the body; `null` if the face belongs to none. */
  readonly body: string | null;
  readonly point: Triple;
  /** The corners of the hit triangle, for snapping. */
  readonly corners: readonly [Triple, Triple, Triple];
}

const EVERYTHING: CutPlane = { normal: [0, 0, 0], constant: 0 };

/**
 * Least product of the sine of a triangle's corner and that of the ray's angle to its plane; smaller ones are not
 * hit.
 */
const SLIVER = 1e-9;

interface Hit {
  readonly distance: number;
  /** Index in `indices`. */
  readonly at: number;
}

/** Möller and Trumbore (1997), from both sides. `nearest` is the distance of the best hit so far. */
function firstHit(
  { positions: p, indices }: MergedGroup,
  ray: Ray,
  cut: CutPlane,
  nearest: number,
): Hit | null {
  const [ox, oy, oz] = ray.from;
  const [dx, dy, dz] = ray.along;
  const { normal, constant } = cut;
  /** The part of the ray that the section leaves, in units of its length. */
  const startsAt = dot(normal, ray.from) + constant;
  const goesBy = dot(normal, ray.along);
  let distance = nearest;
  let found = -1;
  for (let at = 0; at < indices.length; at += 3) {
    const a = indices[at]! * 3;
    const b = indices[at + 1]! * 3;
    const c = indices[at + 2]! * 3;
    const ux = p[b]! - p[a]!;
    const uy = p[b + 1]! - p[a + 1]!;
    const uz = p[b + 2]! - p[a + 2]!;
    const vx = p[c]! - p[a]!;
    const vy = p[c + 1]! - p[a + 1]!;
    const vz = p[c + 2]! - p[a + 2]!;
    const qx = dy * vz - dz * vy;
    const qy = dz * vx - dx * vz;
    const qz = dx * vy - dy * vx;
    const determinant = ux * qx + uy * qy + uz * qz;
    const wx = ox - p[a]!;
    const wy = oy - p[a + 1]!;
    const wz = oz - p[a + 2]!;
    const s = (wx * qx + wy * qy + wz * qz) / determinant;
    if (s < 0 || s > 1) continue;
    const rx = wy * uz - wz * uy;
    const ry = wz * ux - wx * uz;
    const rz = wx * uy - wy * ux;
    const t = (dx * rx + dy * ry + dz * rz) / determinant;
    if (t < 0 || s + t > 1) continue;
    const far = (vx * rx + vy * ry + vz * rz) / determinant;
    if (!(far > 0 && far < distance) || startsAt + goesBy * far < 0) continue;
    // For a sliver or a face seen edge-on, the determinant is only rounding.
    const sides = (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
    if (determinant * determinant <= SLIVER * SLIVER * sides) continue;
    distance = far;
    found = at;
  }
  return found < 0 ? null : { distance, at: found };
}

/** The face to which an index in `indices` belongs. */
function faceAt(faceStarts: Uint32Array, at: number): number {
  let low = 0;
  let high = faceStarts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (faceStarts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first face that a ray hits in the part of the model that a section leaves. */
export function pickFace(
  { groups, bodies }: Pick<MergedModel, "groups" | "bodies">,
  ray: Ray,
  cut: CutPlane = EVERYTHING,
): PickedFace | null {
  let picked: PickedFace | null = null;
  let nearest = Infinity;
  groups.forEach((group, at) => {
    const hit = firstHit(group, ray, cut, nearest);
    if (hit === null) return;
    nearest = hit.distance;
    const face = faceAt(group.faceStarts, hit.at);
    const corner = (offset: number): Triple => {
      const vertex = group.indices[hit.at + offset]! * 3;
      return [group.positions[vertex]!, group.positions[vertex + 1]!, group.positions[vertex + 2]!];
    };
    picked = {
      group: at,
      face,
      body: bodies[group.faceBodies[face]!] ?? null,
      point: moved(ray.from, ray.along, hit.distance),
      corners: [corner(0), corner(1), corner(2)],
    };
  });
  return picked;
}
