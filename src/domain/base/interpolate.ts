type Figures = readonly number[] | Float64Array;

/** Where a figure lies between two of a list: number of the lower one, and the part of the way to the next. */
export interface PlaceBetween {
  readonly below: number;
  readonly share: number;
}

/** The place of a figure in a list that ascends; null outside, for NaN, and in an empty list. */
export function placeBetween(list: Figures, figure: number): PlaceBetween | null {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || !(figure >= first && figure <= last)) return null;
  const above = list.findIndex((each) => each >= figure);
  if (list[above] === figure) return { below: above, share: 0 };
  const low = list[above - 1]!;
  return { below: above - 1, share: (figure - low) / (list[above]! - low) };
}

/** The part of the way from one figure to the other; at its beginning that one itself, whatever the other. */
export const blend = (one: number, other: number, share: number): number =>
  share === 0 ? one : one + (other - one) * share;

/** Linear between figures over a list that ascends; null outside of it. */
export function interpolate(list: Figures, figures: Figures, at: number): number | null {
  const place = placeBetween(list, at);
  return place && blend(figures[place.below]!, figures[place.below + 1] ?? Number.NaN, place.share);
}
