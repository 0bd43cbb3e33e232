import type { PossibleChange } from "./multiRoom.ts";
import { reservationOn } from "./reservationOn.ts";

/** A numeric change with its size relative to what it changes; 0.1 is a tenth. */
export interface SizedChange {
  readonly size: number;
  readonly change: PossibleChange;
}

export type DroppedFilter = Extract<PossibleChange, { kind: "filter" }>;

/**
 * How far a change reaches beyond the room: other units in it, then what was asked of them, then the plant, whose water
 * all rooms share.
 */
const REACH: Readonly<Record<PossibleChange["kind"], number>> = {
  quantity: 0,
  range: 1,
  requirement: 1,
  filter: 2,
  water: 3,
};
const LAST = 4;

/** What hardly any designer does comes last, in the same order. */
const placeOf = (change: PossibleChange) => REACH[change.kind] + (reservationOn(change) === null ? 0 : LAST);

/**
 * In the order in which a designer tries them: by what they reach, and among equals the smallest numeric change or the
 * filter that admits most first. Ties stay in order.
 */
export const rankChanges = (
  numeric: readonly SizedChange[],
  dropped: readonly DroppedFilter[],
): readonly PossibleChange[] =>
  [
    // Not a difference: two infinite sizes would differ by NaN.
    ...numeric
      .toSorted((a, b) => (a.size < b.size ? -1 : Number(a.size > b.size)))
      .map(({ change }) => change),
    ...dropped.toSorted((a, b) => b.admitted - a.admitted),
  ].sort((a, b) => placeOf(a) - placeOf(b));
