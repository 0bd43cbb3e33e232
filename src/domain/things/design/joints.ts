import type { Triple } from "../model/displayData.ts";

/** Where something ends, and which way it opens. */
export interface End {
  readonly at: Triple;
  /** Out of it, of length 1. */
  readonly direction: Triple;
}

/** mm: places are kept to 1 mm, ports of bodies lie between. */
export const NEAR = 2;

export const isNear = (a: Triple, b: Triple): boolean =>
  a.every((value, axis) => Math.abs(value - b[axis]!) <= NEAR);
/** Whether two directions face each other. */
export const against = (a: Triple, b: Triple): boolean => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < -0.5;

/** Which of these ends lie on each other and face each other, each with one other at most. */
export function joints(ends: readonly End[]): (readonly [number, number])[] {
  const joined = new Set<number>();
  return ends.flatMap((end, n): (readonly [number, number])[] => {
    if (joined.has(n)) return [];
    const other = ends.findIndex(
      (each, at) =>
        at > n && !joined.has(at) && isNear(each.at, end.at) && against(each.direction, end.direction),
    );
    if (other < 0) return [];
    joined.add(n).add(other);
    return [[n, other]];
  });
}
