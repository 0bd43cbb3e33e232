import type { PossibleChange } from "./multiRoom.ts";

/** A numeric change with its size relative to what it changes; 0.1 is a tenth. */
export interface SizedChange {
  readonly size: number;
  readonly change: PossibleChange;
}

export type DroppedFilter = Extract<PossibleChange, { kind: "filter" }>;

/** The smallest numeric change first; dropped filters after them, the one that admits most first. Ties stay in order. */
export const rankChanges = (
  numeric: readonly SizedChange[],
  dropped: readonly DroppedFilter[],
): readonly PossibleChange[] => [
  // Not a difference: two infinite sizes would differ by NaN.
  ...numeric.toSorted((a, b) => (a.size < b.size ? -1 : Number(a.size > b.size))).map(({ change }) => change),
  ...dropped.toSorted((a, b) => b.admitted - a.admitted),
];
