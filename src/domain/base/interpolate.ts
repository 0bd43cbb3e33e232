type Figures = readonly number[] | Float64Array;

/** A figure between two of a list: the index of the lower one, and the share of the distance to the next. */
export interface PositionBetween {
  readonly below: number;
  readonly share: number;
}

/** Finds a figure in an ascending list; null outside of it, for NaN, and in an empty list. */
export function positionBetween(list: Figures, figure: number): PositionBetween | null {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || !(figure >= first && figure <= last)) return null;
  const above = list.findIndex((each) => each >= figure);
  if (list[above] === figure) return { below: above, share: 0 };
  const low = list[above - 1]!;
  return { below: above - 1, share: (figure - low) / (list[above]! - low) };
}

/**
 * The value at a share of the distance from one figure to the other. A share of 0 gives the first, whatever the
 * other is.
 */
export const blend = (one: number, other: number, share: number): number =>
  share === 0 ? one : one + (other - one) * share;

/** Interpolates linearly in figures over an ascending list; null outside of it. */
export function interpolate(list: Figures, figures: Figures, at: number): number | null {
  const position = positionBetween(list, at);
  return (
    position && blend(figures[position.below]!, figures[position.below + 1] ?? Number.NaN, position.share)
  );
}
