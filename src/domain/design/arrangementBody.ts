import type { ComponentBody } from "../component/ComponentBody.ts";
import { part, type Solid } from "../component/Solid.ts";
import { box, pipe, rod, type Axis } from "../component/solids/placed.ts";
import { flangeRadius } from "../component/shapes/parts.ts";
import type { Triple } from "../model/displayData.ts";
import type { Arrangement, Connection, Room, Run, RunSize } from "./Arrangement.ts";
import { furnishingSolids } from "./furnishings.ts";
import { plus, turned } from "./turned.ts";

const AXES = ["x", "y", "z"] as const satisfies readonly Axis[];
/** Of a pipe: smooth enough at the width it has in a picture. */
const SEGMENTS = 16;
/** mm */
const FLOOR = 60;
const WALL = 80;
/** Pipes are as wide as their designation says, with their wall and their insulation's first layer. */
const OUTER = 1.1;

/** Parts turned about the vertical, and moved. */
export function movedSolids(solids: readonly Solid[], at: Triple, turn: number): Solid[] {
  return solids.map((solid) => ({
    ...solid,
    patches: solid.patches.map(({ vertices, normals, triangles }) => ({
      vertices: vertices.map((vertex) => plus(turned(vertex, turn), at)),
      normals: normals.map((normal) => turned(normal, turn)),
      triangles,
    })),
  }));
}

const isPipe = (size: RunSize): size is number => typeof size === "number";

/** Half of what a length takes up beside its axis: across, and upwards. */
const halvesOf = (size: RunSize): readonly [number, number] =>
  isPipe(size) ? [(size * OUTER) / 2, (size * OUTER) / 2] : [size[0] / 2, size[1] / 2];

/** One length, longer by half its width at each bend, so that two lengths close a corner. */
function length(run: Run, index: number): Solid | null {
  const [from, to] = [run.points[index]!, run.points[index + 1]!];
  const along = AXES.findIndex((_, axis) => Math.abs(to[axis]! - from[axis]!) > 1e-6);
  const axis = AXES[along];
  if (axis === undefined) return null;
  const [across, up] = halvesOf(run.size);
  const isForward = to[along]! > from[along]!;
  const bend = axis === "z" ? across : up;
  const before = index === 0 ? 0 : bend;
  const after = index === run.points.length - 2 ? 0 : bend;
  const [low, high] = isForward
    ? [from[along]! - before, to[along]! + after]
    : [to[along]! - after, from[along]! + before];
  if (isPipe(run.size)) {
    const at = from.map((value, at_) => (at_ === along ? 0 : value)) as unknown as Triple;
    return part("管道", "galvanized", rod(axis, across, at, [low, high], SEGMENTS));
  }
  const [x, y, z] = from;
  const spans = {
    x: () => box([low, high], [y - across, y + across], [z - up, z + up]),
    y: () => box([x - across, x + across], [low, high], [z - up, z + up]),
    z: () => box([x - across, x + across], [y - across, y + across], [low, high]),
  };
  return part("风管", "galvanized", spans[axis]());
}

/** A pipe or duct length by length. */
export const runSolids = (run: Run): Solid[] =>
  run.points.slice(1).flatMap((_, index) => length(run, index) ?? []);

/** A flange where something is joined on. */
function connectionSolids({ at, direction, size }: Connection): Solid[] {
  const along = direction.findIndex((value) => Math.abs(value) > 0.5);
  const axis = AXES[along];
  if (axis === undefined || !isPipe(size)) return [];
  const end = at[along]!;
  const inner = direction[along]! * -(10 + size * 0.06);
  const span = [Math.min(end, end + inner), Math.max(end, end + inner)] as const;
  const middle = at.map((value, at_) => (at_ === along ? 0 : value)) as unknown as Triple;
  return [part("法兰", "iron", pipe(axis, flangeRadius(size), size * 0.5, middle, span))];
}

/** The floor and the two walls behind: a viewer looks in from the right in front. */
export function roomSolids({ length: long, width, height }: Room): Solid[] {
  const [x, y] = [long / 2, width / 2];
  return [
    part("楼板", "filter", box([-x - WALL, x], [-y, y + WALL], [-FLOOR, 0])),
    part("墙", "white", box([-x - WALL, x], [y, y + WALL], [0, height])),
    part("墙", "white", box([-x - WALL, -x], [-y, y], [0, height])),
  ];
}

/**
 * Everything of an arrangement as one body, in its own place: 0, 0, 0 stays where the arrangement has it.
 * `bodyOf` answers `null` for a product that the catalogue has no more; it is left out.
 */
export function arrangementBody(
  { products, runs, furnishings, connections, room }: Arrangement,
  bodyOf: (productId: string) => ComponentBody | null,
): ComponentBody {
  return {
    solids: [
      ...(room === null ? [] : roomSolids(room)),
      ...furnishings.flatMap(({ kind, size, at, turn }) =>
        movedSolids(furnishingSolids(kind, size), at, turn),
      ),
      ...runs.flatMap(runSolids),
      ...connections.flatMap(connectionSolids),
      ...products.flatMap(({ productId, at, turn }) => {
        const body = bodyOf(productId);
        return body === null ? [] : movedSolids(body.solids, at, turn);
      }),
    ],
    ports: connections.map(({ name, at, direction, size, system }) => ({
      name,
      at,
      direction,
      size,
      kind: isPipe(size) ? "pipe" : "duct",
      flow: "both",
      system,
    })),
    dimensions: [],
  };
}
