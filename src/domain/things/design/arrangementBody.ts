import type { ComponentBody } from "../component/ComponentBody.ts";
import { part, type Solid } from "../component/Solid.ts";
import { box, pipe, type Axis } from "../component/solids/placed.ts";
import { flangeRadius } from "../component/shapes/parts.ts";
import type { Triple } from "../model/displayData.ts";
import type { Arrangement, Connection, Room } from "./Arrangement.ts";
import { furnishingSolids } from "./furnishings.ts";
import { isPipe, runSolids } from "./legs.ts";
import { plus, turned } from "./turned.ts";

const AXES = ["x", "y", "z"] as const satisfies readonly Axis[];
/** mm */
const FLOOR = 60;
const WALL = 80;

/** Solids turned about the vertical axis, and moved. */
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

/** mm; thickness of a flange at the end of a pipe. */
export const flangeThickness = (size: number): number => 10 + size * 0.06;

/** A flange at an outer connection. */
export function connectionSolids({ at, direction, size }: Connection): Solid[] {
  const along = direction.findIndex((value) => Math.abs(value) > 0.5);
  const axis = AXES[along];
  if (axis === undefined || !isPipe(size)) return [];
  const end = at[along]!;
  const inner = direction[along]! * -flangeThickness(size);
  const span = [Math.min(end, end + inner), Math.max(end, end + inner)] as const;
  const middle = at.map((value, at_) => (at_ === along ? 0 : value)) as unknown as Triple;
  return [part("法兰", "iron", pipe(axis, flangeRadius(size), size * 0.5, middle, span))];
}

/** The floor and the two walls behind; the viewer looks in from the right and in front. */
export function roomSolids({ length: long, width, height }: Room): Solid[] {
  const [x, y] = [long / 2, width / 2];
  return [
    part("楼板", "filter", box([-x - WALL, x], [-y, y + WALL], [-FLOOR, 0])),
    part("墙", "white", box([-x - WALL, x], [y, y + WALL], [0, height])),
    part("墙", "white", box([-x - WALL, -x], [-y, y], [0, height])),
  ];
}

/**
 * A whole arrangement as one body in its own coordinates; the origin stays where it is. A product for which
 * `bodyOf` returns `null`, because the catalogue no longer has it, is left out.
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
