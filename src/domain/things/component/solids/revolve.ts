import type { Triple } from "#domain/things/model/displayData.ts";
import type { Patch } from "../Solid.ts";
import { SEGMENTS, type Corner, type Outline } from "./outlines.ts";

/** Neighbouring pieces of a profile that meet at a smaller angle are shaded smoothly: a dome, not rings. */
const SMOOTH = Math.cos((31 * Math.PI) / 180);

/** A piece of a profile, with its outward normal in the profile's plane. */
interface Piece {
  readonly from: Corner;
  readonly to: Corner;
  readonly normal: Corner;
}

const dot = (a: Corner, b: Corner) => a[0] * b[0] + a[1] * b[1];
function between(a: Corner, b: Corner): Corner {
  const length = Math.hypot(a[0] + b[0], a[1] + b[1]);
  return [(a[0] + b[0]) / length, (a[1] + b[1]) / length];
}

function piecesOf(profile: Outline): Piece[] {
  return profile.flatMap((from, at) => {
    const to = profile[(at + 1) % profile.length]!;
    // A piece on the axis needs no surface.
    if (from[0] === 0 && to[0] === 0) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return [{ from, to, normal: [(to[1] - from[1]) / length, (from[0] - to[0]) / length] }];
  });
}

/** Runs of successive pieces without a crease. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const before = runs.at(-1)?.at(-1);
    if (before !== undefined && before.to === piece.from && dot(before.normal, piece.normal) > SMOOTH)
      runs.at(-1)!.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function turned(run: readonly Piece[], segments: number): Patch {
  const corners = [run[0]!.from, ...run.map(({ to }) => to)];
  const normals = corners.map((_, at) => {
    const [before, after] = [run[at - 1]?.normal, run[at]?.normal];
    return before && after ? between(before, after) : (before ?? after)!;
  });
  // A corner on the axis is a single vertex; any other is a ring.
  const starts: number[] = [];
  const vertices: Triple[] = [];
  const outwards: Triple[] = [];
  corners.forEach(([r, w], at) => {
    starts.push(vertices.length);
    for (let step = 0; step < (r > 0 ? segments : 1); step++) {
      const angle = (2 * Math.PI * step) / segments;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [nr, nw] = normals[at]!;
      vertices.push([r * cos, r * sin, w]);
      outwards.push(r > 0 ? [nr * cos, nr * sin, nw] : [0, 0, Math.sign(nw) || 1]);
    }
  });
  const vertexAt = (at: number, step: number) => starts[at]! + (corners[at]![0] > 0 ? step % segments : 0);
  const triangles = run.flatMap(({ from, to }, at): Triple[] =>
    Array.from({ length: segments }, (_, step): Triple[] => [
      ...(from[0] > 0
        ? [[vertexAt(at, step), vertexAt(at, step + 1), vertexAt(at + 1, step + 1)] as const]
        : []),
      ...(to[0] > 0
        ? [[vertexAt(at, step), vertexAt(at + 1, step + 1), vertexAt(at + 1, step)] as const]
        : []),
    ]).flat(),
  );
  return { vertices, normals: outwards, triangles };
}

/** Revolves a closed profile of radius and height around w; the profile runs counter-clockwise. */
export const revolve = (profile: Outline, segments = SEGMENTS): Patch[] =>
  runsOf(piecesOf(profile)).map((run) => turned(run, segments));
