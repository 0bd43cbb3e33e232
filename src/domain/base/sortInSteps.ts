import { append } from "./lists.ts";

/** Small enough to sort or merge within a few ms even where comparing is slow. */
const STEP = 512;

/**
 * A sorted copy, by merging sorted runs from the bottom up; stable. Yields the number of items moved so far, after
 * at most STEP items each, so that the caller can do other work in between.
 */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<number, Item[]> {
  let moved = 0;
  let sorted: Item[] = [];
  for (let from = 0; from < items.length; from += STEP) {
    append(sorted, items.slice(from, from + STEP).sort(compare));
    yield (moved += STEP);
  }
  for (let width = STEP; width < items.length; width *= 2) {
    const merged: Item[] = [];
    for (let from = 0; from < items.length; from += 2 * width) {
      const middle = Math.min(from + width, items.length);
      const end = Math.min(from + 2 * width, items.length);
      let left = from;
      let right = middle;
      while (left < middle || right < end) {
        const isLeft = right >= end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
        merged.push(sorted[isLeft ? left++ : right++]!);
        if (merged.length % STEP === 0) yield (moved += STEP);
      }
    }
    sorted = merged;
  }
  return sorted;
}
