import type { Triple } from "../model/displayData.ts";

/** An open end, and the direction in which it opens. */
export interface End {
  readonly at: Triple;
  /** Unit vector outwards. */
  readonly direction: Triple;
}

/** mm; positions are rounded to 1 mm, but ports of bodies are not. */
export const NEAR = 2;

export const isNear = (a: Triple, b: Triple): boolean =>
  a.every((value, axis) => Math.abs(value - b[axis]!) <= NEAR);
/** Whether two directions are opposed. */
export const against = (a: Triple, b: Triple): boolean => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] < -0.5;

/** Pairs of ends that coincide and face each other; each end belongs to at most one pair. */
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
