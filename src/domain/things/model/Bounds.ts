import type { Triple } from "./displayData.ts";

/** An axis-parallel bounding box. */
export interface Bounds {
  readonly min: Triple;
  readonly max: Triple;
}

export const centreOf = ({ min, max }: Bounds): Triple => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];

const sizeOf = ({ min, max }: Bounds): Triple => [max[0] - min[0], max[1] - min[1], max[2] - min[2]];

export const diagonalOf = (bounds: Bounds): number => Math.hypot(...sizeOf(bounds));

/** Whether a surface within these bounds can be visible; a point or a line cannot. */
export const hasSize = (bounds: Bounds): boolean => sizeOf(bounds).filter((side) => side > 0).length > 1;

export const cornersOf = ({ min, max }: Bounds): readonly Triple[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Triple => [x, y, z])),
  );

/** The bounding box of points, three numbers each; `null` for none. */
export function boundsOf(...lists: readonly ArrayLike<number>[]): Bounds | null {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const points of lists)
    for (let at = 0; at < points.length; at++) {
      const value = points[at]!;
      const axis = (at % 3) as 0 | 1 | 2;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  return min[0] <= max[0] ? { min, max } : null;
}
