import type { SizedChange } from "./rankChanges.ts";

/** A different number of units; none if no number helps. The size is relative to the present number. */
export const quantityChange = (from: number, to: number | null): SizedChange[] =>
  to === null
    ? []
    : [{ size: Math.abs(to - from) / from, change: { code: "change", kind: "quantity", from, to } }];

/** One requirement changed to what some product can give; none if there is no such value. */
export const requirementChange = (check: string, from: number, to: number | null): SizedChange[] =>
  // A requirement of zero is none: the check would be dropped, not lowered.
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
