import { fittedTo, positionOf, type FittedScale } from "./fitScale.ts";

/** A figure stands this near to the rule or tick that it names. */
const NEAR = 3.5;
/** How far figures may differ in where they stand beside their ticks. */
const ALIKE = 1.2;
/** Ticks are drawn exactly; those of one scale agree within this. */
const EXACT = 0.4;
const MOST = 0.7;

/**
 * The scale through the ticks and rules that the figures name, which are drawn more exactly than figures are
 * set; `null` where the figures name none.
 */
export function snapToMarks({ scale, used }: FittedScale, marks: readonly number[]): FittedScale | null {
  if (marks.length < 2) return null;
  const sorted = marks.toSorted((one, other) => one - other);
  const away = used
    .map(({ at }) => nearest(sorted, at) - at)
    .filter((gap) => Math.abs(gap) <= NEAR)
    .toSorted((one, other) => one - other);
  if (away.length < 2) return null;
  // All figures of an axis stand alike beside their ticks: the usual shift first, then the nearest tick.
  const shift = away[Math.floor(away.length / 2)]!;
  const moved = used.flatMap(({ value }) => {
    const wanted = positionOf(scale, value) + shift;
    const mark = nearest(sorted, wanted);
    return Math.abs(mark - wanted) <= ALIKE ? [{ at: mark, value }] : [];
  });
  if (moved.length < 2 || moved.length < MOST * used.length) return null;
  const fitted = fittedTo(scale.kind, moved);
  return fitted && fitted.worst <= EXACT ? fitted : null;
}

function nearest(sorted: readonly number[], at: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= at) low = middle;
    else high = middle;
  }
  return Math.abs(sorted[low]! - at) <= Math.abs(sorted[high]! - at) ? sorted[low]! : sorted[high]!;
}
