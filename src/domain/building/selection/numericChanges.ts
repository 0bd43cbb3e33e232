import type { SizedChange } from "./rankChanges.ts";

/** Other units than there are; none where no number of them would do. Its size is relative to those there are. */
export const quantityChange = (from: number, to: number | null): SizedChange[] =>
  to === null
    ? []
    : [{ size: Math.abs(to - from) / from, change: { code: "change", kind: "quantity", from, to } }];

/** One requirement moved to what some product can do; none where that is nothing. */
export const requirementChange = (check: string, from: number, to: number | null): SizedChange[] =>
  // A requirement of nothing is none: that would be a check dropped, not lowered.
  to === null || to <= 0
    ? []
    : [
        {
          size: Math.abs(to - from) / from,
          change: { code: "change", kind: "requirement", check, from, to },
        },
      ];

/** The smallest of several changes, the first of equals. */
export const smallestOf = (changes: readonly SizedChange[]): SizedChange[] =>
  changes.length === 0 ? [] : [changes.reduce((least, other) => (other.size < least.size ? other : least))];
