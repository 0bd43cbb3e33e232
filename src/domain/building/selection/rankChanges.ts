import type { PossibleChange } from "./multiRoom.ts";
import { reservationOn } from "./reservationOn.ts";

/** A numeric change with its size relative to what it changes; 0.1 is a tenth. */
export interface SizedChange {
  readonly size: number;
  readonly change: PossibleChange;
}

export type DroppedFilter = Extract<PossibleChange, { kind: "filter" }>;

/**
 * How far a change reaches beyond the room: the number of units in it first, then its requirements, then the
 * plant, whose water all rooms share.
 */
const REACH: Readonly<Record<PossibleChange["kind"], number>> = {
  quantity: 0,
  range: 1,
  requirement: 1,
  filter: 2,
  water: 3,
};
const LAST = 4;

/** Changes that hardly any designer makes come last, in the same order. */
const rankOf = (change: PossibleChange) => REACH[change.kind] + (reservationOn(change) === null ? 0 : LAST);

/**
 * Changes in the order in which a designer tries them: by reach, and within the same reach the smallest numeric
 * change or the filter that admits most first. Ties keep their order.
 */
export const rankChanges = (
  numeric: readonly SizedChange[],
  dropped: readonly DroppedFilter[],
): readonly PossibleChange[] =>
  [
    // Not a difference, because that of two infinite sizes would be NaN.
    ...numeric
      .toSorted((a, b) => (a.size < b.size ? -1 : Number(a.size > b.size)))
      .map(({ change }) => change),
    ...dropped.toSorted((a, b) => b.admitted - a.admitted),
  ].sort((a, b) => rankOf(a) - rankOf(b));
